/** Offers of a tour to another owner: made and withdrawn by its owner, accepted by others. */
import { Problem } from "../../model/web/problem.ts";
import type { User } from "../../model/account/user.ts";
import { findUserIdByEmail } from "../accounts/users.ts";
import { renewVoidCodes } from "../classes/class_codes.ts";
import { mutate } from "../kv/atomic.ts";
import * as offers from "../offers/offer_record.ts";
import { type Answer, beginAnswer, readOffer } from "../offers/offers.ts";
import {
  type Actor,
  auditForeign,
  authorize,
  beginTourChange,
  type TourChange,
} from "../people/tour_actor.ts";
import { changeOwner } from "./tour_owner.ts";
import { newSecret, sha256 } from "../kv/secret.ts";
import { type TourRecord, Tours } from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

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
    const { operation, tour } = await beginTourChange(kv, tourId);
    authorize(tour, by);
    const { userId: from } = tour;
    if (email && await findUserIdByEmail(kv, email) === from) throw offers.ownersAddress();
    const offeredBy = by.id === from ? {} : { offeredBy: by.id };
    const result = await addOffer(kv, operation, { tourId, from, ...offeredBy, email, now });
    await auditForeign(kv, operation, tour, "offer-tour", by, now, { person: email });
    return { operation, result };
  });
}

/**
 * Adds to `operation`, in which `from` is or becomes the owner of a tour, its offer to the user
 * with an e-mail address, or to those with the link; replaces an earlier offer of it.
 */
export async function addOffer(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { email, now, ...offer }: {
    tourId: string;
    from: string;
    offeredBy?: string;
    email?: string;
    now: Date;
  },
): Promise<{ secret: string; expiresAt: string }> {
  await offers.removeTransfer(kv, operation, offer.tourId);
  const secret = newSecret();
  const hash = await sha256(secret);
  const expiresAt = now.getTime() + offers.OFFER_MS;
  const record = { ...offer, email: email?.toLowerCase(), hash, expiresAt };
  offers.setOffer(operation, "tour_transfers", record, now);
  return { secret, expiresAt: new Date(expiresAt).toISOString() };
}

/** The recipient and the expiry of a tour's offer; null without one. */
export async function getTransfer(
  kv: Deno.Kv,
  tourId: string,
  now: Date,
): Promise<{ email?: string; expiresAt: string } | null> {
  const found = await readOffer(kv, "tour_transfers", { tourId }, now);
  if (found === null) return null;
  const { email, expiresAt } = found.offer;
  return { email, expiresAt: new Date(expiresAt).toISOString() };
}

/**
 * Makes the accepting user the owner of the tour. Repeated acceptance, after a lost answer, changes
 * nothing.
 *
 * @throws {Problem} 404 for an offer that is missing or not for this user; 400 to the owner; 503
 * when too many write at once.
 */
export async function acceptTransfer(
  kv: Deno.Kv,
  answer: Answer & { user: Pick<User, "role"> },
): Promise<void> {
  const { user: { id: userId, role }, tourId, now } = answer;
  await mutate(async () => {
    const [{ value: before }, { versionstamp }] = await kv.getMany<[TourRecord, unknown]>([
      Tours.key(tourId),
      offers.Transfers.key(tourId),
    ]);
    if (versionstamp === null && before?.userId === userId) return { result: undefined };
    const { operation, tour, offer } = await beginAnswer(kv, "tour_transfers", answer);
    if (tour.userId === userId) throw new Problem(400, t("archiveAlreadyYours"));
    offers.removeOffer(operation, "tour_transfers", offer);
    const by = { id: userId, isAdmin: role === "admin" };
    await changeOwner(kv, operation, tour, { userId, by, now });
    return { operation, result: undefined };
  });
  await renewVoidCodes(kv, now);
}

/** Ends the offer of a tour; no effect without one. */
export function withdrawTransfer(
  kv: Deno.Kv,
  tourId: string,
  { by, now = new Date() }: TourChange = {},
): Promise<void> {
  return mutate(async () => {
    const operation = kv.atomic();
    if (!await offers.removeTransfer(kv, operation, tourId)) return { result: undefined };
    const { value: tour } = await Tours.get(kv, tourId);
    if (tour) await auditForeign(kv, operation, tour, "withdraw-tour", by, now);
    return { operation, result: undefined };
  });
}
