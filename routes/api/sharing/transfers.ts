/**
 * Transfers a tour to another owner: one offers, the other accepts.
 *
 * - `POST /api/tours/:id/transfer {email?}` (owner and administrators) answers 201 `{path,
 *   expiresAt}`: the page on which the offer is accepted, returned only this once. With `email`
 *   only the user who owns that address can accept, and also finds the offer in the profile;
 *   without it anyone with the link can. It replaces an earlier offer, and ends after 14 days.
 * - `GET /api/tours/:id/transfer` answers `{offer: {email?, expiresAt} | null}`, `DELETE` ends it
 *   (204).
 * - `PUT /api/tours/:id/owner {email}` (administrators) transfers a tour at once: 204, or a problem
 *   404 when the address belongs to nobody.
 * - `POST /api/transfers/accept {tourId, secret?}` and `/decline` answer an offer: 204, or a
 *   problem 404 without an offer to the caller. `secret` is the end of the offer's path.
 */
import { z } from "zod";
import { EmailAddress } from "../../../lib/model/account/email.ts";
import { Id } from "../../../lib/model/id.ts";
import { optional } from "../../../lib/model/text/text.ts";
import { notHere } from "../../../lib/store/administration/acts_on_tours.ts";
import { declineOffer } from "../../../lib/store/offers/offers.ts";
import { moveTour } from "../../../lib/store/tours/tour_owner.ts";
import * as store from "../../../lib/store/tours/tour_transfers.ts";
import { findUserIdByEmail } from "../../../lib/store/accounts/users.ts";
import type { Ctx } from "../../context.ts";
import { actorOf, signedIn } from "../../middleware/viewer.ts";
import { parseId, parseJson } from "../../parse.ts";

const NOT_FOUND = "Tour not found";

export const Offer = z.strictObject({ email: optional(EmailAddress) });

export const NewOwner = z.strictObject({ email: EmailAddress });

export const Answer = z.strictObject({
  tourId: Id,
  secret: z.string().regex(/^[\w-]{43}$/).optional(),
});

/** Offers a tour. */
export async function offer(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [id, by] = [parseId(c, NOT_FOUND), actorOf(await signedIn(c))];
  const { email } = await parseJson(c, Offer);
  const { secret, expiresAt } = await store.offerTransfer(kv, id, { by, email, now: now() });
  return c.json({ path: `/transfer/${secret}`, expiresAt }, 201);
}

/** The offer of a tour. */
export async function read(c: Ctx) {
  const { kv, now } = c.var.parts;
  return c.json({ offer: await store.getTransfer(kv, parseId(c, NOT_FOUND), now()) });
}

/** Withdraws an offer. */
export async function withdraw(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [id, by] = [parseId(c, NOT_FOUND), actorOf(await signedIn(c))];
  await store.withdrawTransfer(kv, id, { by, now: now() });
  return c.body(null, 204);
}

/** Transfers a tour at once. */
export async function move(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [id, by] = [parseId(c, NOT_FOUND), actorOf(await signedIn(c))];
  const { email } = await parseJson(c, NewOwner);
  const userId = await findUserIdByEmail(kv, email);
  if (userId === null) throw notHere();
  await moveTour(kv, id, { userId, by, now: now() });
  return c.body(null, 204);
}

/** Accepts an offer. */
export async function accept(c: Ctx) {
  return await answer(c, store.acceptTransfer);
}

/** Declines an offer. */
export async function decline(c: Ctx) {
  return await answer(c, (kv, answer) => declineOffer(kv, "tour_transfers", answer));
}

async function answer(c: Ctx, act: typeof store.acceptTransfer) {
  const user = await signedIn(c);
  const given = await parseJson(c, Answer);
  await act(c.var.parts.kv, { ...given, user, now: c.var.parts.now() });
  return c.body(null, 204);
}
