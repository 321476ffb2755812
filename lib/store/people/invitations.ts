/** Invitations to work on a tour: made and withdrawn by its owner, answered by others. */
import type { Invitation, InvitationOffer } from "../../model/people/invitation.ts";
import { MAX_ACCEPTED, MAX_INVITATIONS } from "../../model/people/invitation.ts";
import type { CoAuthorRole } from "../../model/people/tour_role.ts";
import type { User } from "../../model/account/user.ts";
import { Problem } from "../../model/web/problem.ts";
import { newSecret, sha256 } from "../accounts/secret.ts";
import { findUserIdByEmail, getUser } from "../accounts/users.ts";
import { isAccountBlocked, isAccountHidden } from "../closing/account_gate.ts";
import { checkClosure } from "../closing/closed_accounts.ts";
import { mutate } from "../kv/atomic.ts";
import { newId } from "../kv/new_id.ts";
import { type Actor, auditForeign, authorize } from "../tours/tour_actor.ts";
import { tourKey } from "../tours/tour_keys.ts";
import type { TourRecord } from "../tours/tour_record.ts";
import { addRole } from "./co_authors.ts";
import {
  INVITATION_MS,
  invitationEmailKey,
  invitationEmailPrefix,
  invitationKey,
  type InvitationPointer,
  type InvitationRecord,
  invitationSecretKey,
  invitationsPrefix,
  removeInvitation,
  setInvitation,
} from "./invitation_record.ts";

/** Most invitations of one person that are listed. */
const MOST_LISTED = 50;

/** The message for an invitation that is missing, and for one to somebody else. */
const MISSING = "This invitation has ended. Ask for a new one.";

/**
 * Invites to a tour. With `email` the person with that address, whether they have an account or
 * not, in place of an earlier invitation of them; else those with a link, whose secret is returned
 * only this once.
 *
 * @throws {Problem} 404 when there is no such tour; 403 when `by` is neither owner nor
 * administrator; 400 when the address is the owner's; 413 beyond `MAX_INVITATIONS`; 503 when too
 * many write at once.
 */
export function invite(
  kv: Deno.Kv,
  tourId: string,
  { role, email, by, now }: { role: CoAuthorRole; email?: string; by: Actor; now: Date },
): Promise<{ invitation: Invitation; secret?: string }> {
  return mutate(async () => {
    const tour = await kv.get<TourRecord>(tourKey(tourId));
    if (tour.value === null) throw new Problem(404, "Tour not found");
    authorize(tour.value, by);
    const { userId: from } = tour.value;
    if (email && (await getUser(kv, from))?.email.toLowerCase() === email.toLowerCase()) {
      throw new Problem(400, "This is the owner’s address.", [
        { path: "email", message: "Enter another person’s address" },
      ]);
    }
    const operation = kv.atomic().check(tour);
    // Two invitations of one person at once are one.
    if (email) operation.check(await kv.get(invitationEmailKey(email, tourId)));
    const standing = await listStanding(kv, tour.value, now);
    const earlier = email && standing.find((one) => one.email === email.toLowerCase());
    if (earlier) removeInvitation(operation, earlier);
    else if (standing.length >= MAX_INVITATIONS) {
      throw new Problem(
        413,
        `This archive has ${MAX_INVITATIONS} invitations, which is the limit. Take some back first.`,
      );
    }
    const secret = email ? undefined : newSecret();
    const record: InvitationRecord = {
      id: newId(now),
      tourId,
      from,
      by: by.id,
      role,
      ...email ? { email: email.toLowerCase() } : { hash: await sha256(secret!) },
      accepted: 0,
      expiresAt: now.getTime() + INVITATION_MS,
    };
    setInvitation(operation, record, now);
    await auditForeign(kv, operation, tour.value, "invite-person", by, now, { person: email });
    return { operation, result: { invitation: toInvitation(record), secret } };
  });
}

/** The standing invitations to a tour, the oldest first; none without the tour. */
export async function listInvitations(
  kv: Deno.Kv,
  tourId: string,
  now: Date,
): Promise<Invitation[]> {
  const { value: tour } = await kv.get<TourRecord>(tourKey(tourId));
  return tour === null ? [] : (await listStanding(kv, tour, now)).map(toInvitation);
}

async function listStanding(
  kv: Deno.Kv,
  tour: TourRecord,
  now: Date,
): Promise<InvitationRecord[]> {
  const prefix = invitationsPrefix(tour.id);
  const entries = await Array.fromAsync(kv.list<InvitationRecord>({ prefix }));
  return entries.map(({ value }) => value).filter((record) => isStanding(record, tour, now));
}

const toInvitation = ({ id, role, email, accepted, expiresAt }: InvitationRecord): Invitation => ({
  id,
  role,
  ...email !== undefined && { email },
  accepted,
  expiresAt: new Date(expiresAt).toISOString(),
});

/**
 * Takes an invitation back; no effect without it.
 *
 * @throws {Problem} 404 when there is no such tour; 403 when `by` is neither owner nor
 * administrator; 503 when too many write at once.
 */
export function withdrawInvitation(
  kv: Deno.Kv,
  tourId: string,
  id: string,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  return mutate(async () => {
    const [tour, entry] = await readBoth(kv, { tourId, invitationId: id });
    if (tour.value === null) throw new Problem(404, "Tour not found");
    authorize(tour.value, by);
    if (entry.value === null) return { result: undefined };
    const operation = kv.atomic().check(tour).check(entry);
    removeInvitation(operation, entry.value);
    await auditForeign(kv, operation, tour.value, "withdraw-invitation", by, now);
    return { operation, result: undefined };
  });
}

/** The invitation of a link; null if it is no longer valid. */
export async function findInvitation(
  kv: Deno.Kv,
  secret: string,
  now: Date,
): Promise<InvitationOffer | null> {
  const hash = await sha256(secret);
  const { value } = await kv.get<InvitationPointer>(invitationSecretKey(hash));
  return value && await readOffer(kv, value, now);
}

/** The invitations to a user's e-mail address, if the user owns it. */
export async function listInvitationsTo(
  kv: Deno.Kv,
  { id, email }: Pick<User, "id" | "email">,
  now: Date,
): Promise<InvitationOffer[]> {
  if (await findUserIdByEmail(kv, email) !== id) return [];
  const selector = { prefix: invitationEmailPrefix(email) };
  const entries = await Array.fromAsync(kv.list<string>(selector, { limit: MOST_LISTED }));
  const offers = await Promise.all(
    entries.map(({ key, value: invitationId }) =>
      readOffer(kv, { tourId: String(key[2]), invitationId }, now)
    ),
  );
  return offers.filter((offer) => offer !== null);
}

/** The user who answers an invitation, with the secret of its link if they have it. */
type Answer = InvitationPointer & { user: Pick<User, "id">; secret?: string; now: Date };

/**
 * Gives the accepting user the role, unless they have that or a greater one. Repeated acceptance,
 * after a lost answer, changes nothing.
 *
 * @throws {Problem} 404 for an invitation that is missing or not for this user; 413 when the tour,
 * the link or the user has the most allowed; 503 when too many write at once.
 */
export function acceptInvitation(kv: Deno.Kv, answer: Answer): Promise<void> {
  const { user: { id: userId }, now } = answer;
  return mutate(async () => {
    const { tour, record, operation } = await readAnswered(kv, answer);
    const { role, by } = record;
    const isNew = await addRole(kv, operation, tour, { userId, role, by, now });
    if (record.email !== undefined) removeInvitation(operation, record);
    else if (!isNew) return { result: undefined };
    else if (record.accepted >= MAX_ACCEPTED) {
      throw new Problem(413, "This link has been used as often as it may. Ask for a new one.");
    } else setInvitation(operation, { ...record, accepted: record.accepted + 1 }, now);
    return { operation, result: undefined };
  });
}

/**
 * Ends an invitation to the address of the user; a link stays for others.
 *
 * @throws {Problem} 404 for an invitation that is missing or not for this user; 503 when too many
 * write at once.
 */
export function declineInvitation(kv: Deno.Kv, answer: Answer): Promise<void> {
  return mutate(async () => {
    const { record, operation } = await readAnswered(kv, answer);
    if (record.email === undefined) return { result: undefined };
    removeInvitation(operation, record);
    return { operation, result: undefined };
  });
}

/** An invitation that is for this user, and an operation that checks that it stays so. */
async function readAnswered(kv: Deno.Kv, { user, secret, now, ...pointer }: Answer) {
  const [tour, entry] = await readBoth(kv, pointer);
  const record = entry.value;
  if (tour.value === null || record === null || !isStanding(record, tour.value, now)) {
    throw new Problem(404, MISSING);
  }
  const isTheirs = record.email !== undefined
    ? await findUserIdByEmail(kv, record.email) === user.id
    : secret !== undefined && await sha256(secret) === record.hash;
  if (!isTheirs || await isAccountHidden(kv, record.from)) throw new Problem(404, MISSING);
  const operation = kv.atomic().check(tour).check(entry);
  if (await checkClosure(kv, operation, record.by) === "blocked") throw new Problem(404, MISSING);
  return { tour: tour.value, record, operation };
}

/** A standing invitation, as the invited person sees it; null for another. */
export async function readOffer(
  kv: Deno.Kv,
  pointer: InvitationPointer,
  now: Date,
): Promise<InvitationOffer | null> {
  const [{ value: tour }, { value: record }] = await readBoth(kv, pointer);
  if (tour === null || record === null || !isStanding(record, tour, now)) return null;
  if (await isAccountBlocked(kv, record.by) || await isAccountHidden(kv, record.from)) return null;
  const from = (await getUser(kv, record.by))?.displayName ?? "Somebody";
  const { title } = tour;
  const { expiresAt, role } = toInvitation(record);
  return { ...pointer, title, role, from, expiresAt };
}

const readBoth = (kv: Deno.Kv, { tourId, invitationId }: InvitationPointer) =>
  kv.getMany<[TourRecord, InvitationRecord]>([
    tourKey(tourId),
    invitationKey(tourId, invitationId),
  ]);

/** KV removes expired entries with a delay; until then they can be read. */
const isStanding = (record: InvitationRecord, tour: TourRecord, now: Date): boolean =>
  record.expiresAt > now.getTime() && tour.userId === record.from;
