/**
 * Invitations to work on a tour.
 *
 * - `POST /api/tours/:id/invitations {role, email?}` (owner and administrators) answers 201
 *   `{invitation, path?}`. With `email` the person with that address finds it in their profile, now
 *   or once they have an account; nobody is told whether there is one, and nothing is sent. Without
 *   it `path` is the page where 30 people can accept, returned only this once. Both end after 14
 *   days. Too many within ten minutes are a problem 429.
 * - `GET /api/tours/:id/invitations` answers those that stand: `Invitation[]`.
 * - `DELETE /api/tours/:id/invitations/:invitationId` takes one back: 204.
 * - `POST /api/invitations/accept {tourId, invitationId, secret?}` and `/decline` answer one: 204,
 *   or a problem 404 without an invitation of the caller. `secret` is the end of the link's path.
 */
import { Id } from "../../../lib/model/id.ts";
import { InvitationAnswer, NewInvitation } from "../../../lib/model/people/invitation.ts";
import { Problem, TooManyRequests } from "../../../lib/model/web/problem.ts";
import { consumeLimits } from "../../../lib/store/limits/rate_limit.ts";
import { declineOffer } from "../../../lib/store/offers/offers.ts";
import * as store from "../../../lib/store/people/invitations.ts";
import type { Ctx } from "../../context.ts";
import { actorOf, signedIn } from "../../middleware/viewer.ts";
import { parseId, parseJson } from "../../parse.ts";

const NOT_FOUND = "Tour not found";

/** The invitations of a tour. */
export async function list(c: Ctx) {
  const { kv, now } = c.var.parts;
  return c.json(await store.listInvitations(kv, parseId(c, NOT_FOUND), now()));
}

/** Invites to a tour. */
export async function invite(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [id, by] = [parseId(c, NOT_FOUND), actorOf(await signedIn(c))];
  const { role, email } = await parseJson(c, NewInvitation);
  const wait = await consumeLimits(kv, "invite", [{ who: by.id, ...store.INVITE_LIMIT }], now());
  if (wait > 0) {
    const minutes = Math.ceil(wait / 60_000);
    throw new TooManyRequests(
      `You have invited many people. Try again in ${minutes} minutes.`,
      minutes * 60,
    );
  }
  const { invitation, secret } = await store.invite(kv, id, { role, email, by, now: now() });
  return c.json({ invitation, ...secret && { path: `/invitation/${secret}` } }, 201);
}

/** Takes an invitation back. */
export async function withdraw(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [id, by] = [parseId(c, NOT_FOUND), actorOf(await signedIn(c))];
  const { data: invitationId } = Id.safeParse(c.req.param("invitationId"));
  if (invitationId === undefined) throw new Problem(404, "This invitation doesn’t exist.");
  await store.withdrawInvitation(kv, id, invitationId, { by, now: now() });
  return c.body(null, 204);
}

/** Accepts an invitation. */
export async function accept(c: Ctx) {
  return await answer(c, store.acceptInvitation);
}

/** Declines an invitation. */
export async function decline(c: Ctx) {
  return await answer(c, (kv, answer) => declineOffer(kv, "tour_invitations", answer));
}

async function answer(c: Ctx, act: typeof store.acceptInvitation) {
  const user = await signedIn(c);
  const given = await parseJson(c, InvitationAnswer);
  await act(c.var.parts.kv, { ...given, user, now: c.var.parts.now() });
  return c.body(null, 204);
}
