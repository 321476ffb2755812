/** Offers of a tour to another owner: made and withdrawn by its owner, answered by others. */
import { NOBODY } from "../../model/id.ts";
import { Problem } from "../../model/web/problem.ts";
import type { User } from "../../model/account/user.ts";
import { isAccountBlocked } from "../closing/account_gate.ts";
import { renewVoidCodes } from "../classes/class_codes.ts";
import { mutate } from "../kv/atomic.ts";
import { checkClosure } from "../closing/closed_accounts.ts";
import { newSecret, sha256 } from "../accounts/secret.ts";
import { type Actor, auditForeign, authorize, type TourChange } from "./tour_actor.ts";
import { tourKey } from "./tour_keys.ts";
import { changeOwner } from "./tour_owner.ts";
import type { TourRecord } from "./tour_record.ts";
import {
  removeTransfer,
  TRANSFER_MS,
  transferEmailKey,
  transferEmailPrefix,
  transferKey,
  type TransferRecord,
  transferSecretKey,
} from "./transfer_record.ts";
import { findUserIdByEmail, getUser } from "../accounts/users.ts";

/** An offer as its recipient sees it. `from` is a name, `expiresAt` ISO 8601. */
export type TransferOffer = {
  tourId: string;
  title: string;
  stopCount: number;
  from: string;
  email?: string;
  expiresAt: string;
};

/** The message for a missing offer, and for an offer to somebody else. */
const MISSING = "This offer has ended. Ask for a new one.";

/**
 * Offers a tour; replaces an earlier offer of it. Returns the secret of its link and when it
 * expires (ISO 8601).
 *
 * @throws {Problem} 404 when there is no such tour; 403 when `by` is neither owner nor
 * administrator; 400 when the address is the owner's; 503 when too many write at once.
 */
export function offerTransfer(
  kv: Deno.Kv,
  tourId: string,
  { by, email, now }: { by: Actor; email?: string; now: Date },
): Promise<{ secret: string; expiresAt: string }> {
  return mutate(async () => {
    const [tour, before] = await readBoth(kv, tourId);
    if (tour.value === null) throw new Problem(404, "Tour not found");
    authorize(tour.value, by);
    const { userId: from } = tour.value;
    if (email && await findUserIdByEmail(kv, email) === from) {
      throw new Problem(400, "This is the owner’s address.", [
        { path: "email", message: "Enter another person’s address" },
      ]);
    }
    const operation = kv.atomic().check(tour).check(before);
    const offeredBy = by.id === from ? undefined : by.id;
    const result = await replace(operation, before.value, { tourId, from, offeredBy, email, now });
    await auditForeign(kv, operation, tour.value, "offer-tour", by, now, { person: email });
    return { operation, result };
  });
}

/**
 * Adds to `operation`, which makes `from` the owner of a tour, its offer to the user with an e-mail
 * address; replaces an earlier offer of it.
 */
export async function addOffer(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  offer: { tourId: string; from: string; email: string; now: Date },
): Promise<void> {
  const before = await kv.get<TransferRecord>(transferKey(offer.tourId));
  operation.check(before);
  await replace(operation, before.value, offer);
}

async function replace(
  operation: Deno.AtomicOperation,
  before: TransferRecord | null,
  { tourId, from, offeredBy, email, now }: {
    tourId: string;
    from: string;
    offeredBy?: string;
    email?: string;
    now: Date;
  },
): Promise<{ secret: string; expiresAt: string }> {
  const secret = newSecret();
  const record: TransferRecord = {
    tourId,
    from,
    ...(offeredBy === undefined ? {} : { offeredBy }),
    email: email?.toLowerCase(),
    hash: await sha256(secret),
    expiresAt: now.getTime() + TRANSFER_MS,
  };
  if (before) removeTransfer(operation, before);
  const options = { expireIn: TRANSFER_MS };
  operation.set(transferKey(tourId), record, options).set(
    transferSecretKey(record.hash),
    tourId,
    options,
  );
  if (email) operation.set(transferEmailKey(email, tourId), true, options);
  return { secret, expiresAt: toIso(record) };
}

/** The recipient and the expiry of a tour's offer; null without one. */
export async function getTransfer(
  kv: Deno.Kv,
  tourId: string,
  now: Date,
): Promise<Pick<TransferOffer, "email" | "expiresAt"> | null> {
  const [tour, { value: record }] = await readBoth(kv, tourId);
  if (!isStanding(record, tour.value, now) || await isResting(kv, record)) return null;
  return { email: record.email, expiresAt: toIso(record) };
}

/** The offer of a link; null if it is no longer valid. */
export async function findTransfer(
  kv: Deno.Kv,
  secret: string,
  now: Date,
): Promise<TransferOffer | null> {
  const hash = await sha256(secret);
  const { value: tourId } = await kv.get<string>(transferSecretKey(hash));
  return tourId === null ? null : await readOffer(kv, tourId, now, hash);
}

/**
 * A user's relation to an offer: it is "from" them, "to" them, or to an "other" account, because
 * they do not own its e-mail address.
 */
export async function standingWith(
  kv: Deno.Kv,
  { tourId, email }: TransferOffer,
  { id }: Pick<User, "id">,
): Promise<"from" | "to" | "other"> {
  const { value: tour } = await kv.get<TourRecord>(tourKey(tourId));
  if (tour?.userId === id) return "from";
  return email === undefined || await findUserIdByEmail(kv, email) === id ? "to" : "other";
}

/** The offers to a user's e-mail address, if the user owns it. */
export async function listTransfersTo(
  kv: Deno.Kv,
  { id, email }: Pick<User, "id" | "email">,
  now: Date,
): Promise<TransferOffer[]> {
  if (await findUserIdByEmail(kv, email) !== id) return [];
  const entries = await Array.fromAsync(kv.list({ prefix: transferEmailPrefix(email) }));
  const offers = await Promise.all(entries.map(({ key }) => readOffer(kv, String(key[2]), now)));
  return offers.filter((offer) => offer !== null);
}

/** The user who answers an offer, with the secret of its link if they have it. */
type Answer = { user: Pick<User, "id" | "email" | "role">; secret?: string; now: Date };

/**
 * Makes the accepting user the owner of the tour. Repeated acceptance, after a lost answer, changes
 * nothing.
 *
 * @throws {Problem} 404 for an offer that is missing or not for this user; 400 to the owner; 503
 * when too many write at once.
 */
export async function acceptTransfer(kv: Deno.Kv, tourId: string, answer: Answer): Promise<void> {
  await answerTransfer(kv, tourId, "accept", answer, async (operation, tour) => {
    const { id: userId, role } = answer.user;
    if (tour.userId === userId) throw new Problem(400, "This archive is already yours.");
    const by = { id: userId, isAdmin: role === "admin" };
    await changeOwner(kv, operation, tour, { userId, by, now: answer.now });
  });
  await renewVoidCodes(kv, answer.now);
}

/**
 * Ends an offer on behalf of its recipient.
 *
 * @throws {Problem} 404 for an offer that is missing or not for this user; 503 when too many write
 * at once.
 */
export function declineTransfer(kv: Deno.Kv, tourId: string, answer: Answer): Promise<void> {
  return answerTransfer(kv, tourId, "decline", answer, () => {});
}

/** Ends the offer of a tour; no effect without one. */
export function withdrawTransfer(
  kv: Deno.Kv,
  tourId: string,
  { by, now = new Date() }: TourChange = {},
): Promise<void> {
  return mutate(async () => {
    const [tour, entry] = await readBoth(kv, tourId);
    if (entry.value === null) return { result: undefined };
    const operation = kv.atomic().check(entry);
    removeTransfer(operation, entry.value);
    if (tour.value) await auditForeign(kv, operation, tour.value, "withdraw-tour", by, now);
    return { operation, result: undefined };
  });
}

function answerTransfer(
  kv: Deno.Kv,
  tourId: string,
  kind: "accept" | "decline",
  { user, secret, now }: Answer,
  act: (operation: Deno.AtomicOperation, tour: TourRecord) => void | Promise<void>,
): Promise<void> {
  return mutate(async () => {
    const [tour, { value: record, ...entry }] = await readBoth(kv, tourId);
    const isTheirs = isStanding(record, tour.value, now) && await isFor(kv, record, user, secret);
    if (kind === "accept" && record === null && tour.value?.userId === user.id) {
      return { result: undefined };
    }
    if (!isTheirs || tour.value === null) throw new Problem(404, MISSING);
    const operation = kv.atomic().check(tour).check(entry);
    if (await checkClosure(kv, operation, offererOf(record)) === "blocked") {
      throw new Problem(404, MISSING);
    }
    removeTransfer(operation, record);
    await act(operation, tour.value);
    return { operation, result: undefined };
  });
}

/**
 * An offer to an address is for its user, with or without the link; other offers are for those with
 * the link.
 */
async function isFor(
  kv: Deno.Kv,
  { email, hash }: TransferRecord,
  user: Pick<User, "id">,
  secret: string | undefined,
): Promise<boolean> {
  if (email !== undefined) return await findUserIdByEmail(kv, email) === user.id;
  return secret !== undefined && await sha256(secret) === hash;
}

async function readOffer(
  kv: Deno.Kv,
  tourId: string,
  now: Date,
  hash?: string,
): Promise<TransferOffer | null> {
  const [{ value: tour }, { value: record }] = await readBoth(kv, tourId);
  if (!isStanding(record, tour, now) || tour === null) return null;
  if (await isResting(kv, record)) return null;
  if (hash !== undefined && record.hash !== hash) return null;
  const { title, stopCount } = tour;
  const from = record.from === NOBODY
    ? "An administrator"
    : (await getUser(kv, record.from))?.displayName ?? "somebody";
  return { tourId, title, stopCount, from, email: record.email, expiresAt: toIso(record) };
}

const readBoth = (kv: Deno.Kv, tourId: string) =>
  kv.getMany<[TourRecord, TransferRecord]>([tourKey(tourId), transferKey(tourId)]);

/** KV removes expired entries with a delay; until then they can be read. */
function isStanding(
  record: TransferRecord | null,
  tour: TourRecord | null,
  now: Date,
): record is TransferRecord {
  return record !== null && record.expiresAt > now.getTime() && tour?.userId === record.from;
}

/** The person who offers. While that account is blocked, the offer is suspended. */
const offererOf = ({ from, offeredBy }: TransferRecord) => offeredBy ?? from;

const isResting = (kv: Deno.Kv, record: TransferRecord): Promise<boolean> =>
  isAccountBlocked(kv, offererOf(record));

const toIso = ({ expiresAt }: TransferRecord) => new Date(expiresAt).toISOString();
