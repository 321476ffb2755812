/** Transfers a tour to another owner: one offers, the other accepts. */
import { z } from "zod";
import { EmailAddress } from "../../../lib/model/account/email.ts";
import { Id } from "../../../lib/model/id.ts";
import { optional } from "../../../lib/model/text/text.ts";
import { notHere } from "../../../lib/store/administration/acts_on_tours.ts";
import { declineOffer } from "../../../lib/store/offers/offers.ts";
import { moveTour } from "../../../lib/store/ownership/tour_owner.ts";
import * as store from "../../../lib/store/ownership/tour_transfers.ts";
import { findUserIdByEmail } from "../../../lib/store/accounts/users.ts";
import { call, created, DONE, ok } from "../../call.ts";
import { NewLink, OfferState } from "../../developers/answers/drafts.ts";
import { SAMPLE_ID } from "../../samples.ts";

const NO_OFFER = "There is no such offer for you.";
const NOT_TO_THEM = "The archive cannot be moved to this account.";
const toVera = { email: "vera@example.org" };

const Answer = z.strictObject({
  tourId: Id,
  secret: z.string().regex(/^[\w-]{43}$/).optional(),
});

export const read = call({
  route: "GET /api/tours/:id/transfer",
  access: "owner",
  summary: "Whether an archive is offered",
  answers: ok(OfferState, "The offer, or null."),
  handle: async ({ kv, now, id }) => ({ offer: await store.getTransfer(kv, id, now) }),
});

export const offer = call({
  route: "POST /api/tours/:id/transfer",
  access: "owner",
  summary: "Offer an archive",
  about: "With `email` to the person with that address, else to anyone with the link. It " +
    "takes the place of an earlier offer.",
  body: z.strictObject({ email: optional(EmailAddress) }),
  example: toVera,
  answers: created(NewLink, "The page on which it is accepted, said this once."),
  refusals: { 409: "This person has the archive already." },
  async handle({ kv, now, id, by, body: { email } }) {
    const { secret, expiresAt } = await store.offerTransfer(kv, id, { by, email, now });
    return { path: `/transfer/${secret}`, expiresAt };
  },
});

export const withdraw = call({
  route: "DELETE /api/tours/:id/transfer",
  access: "owner",
  summary: "Take an offer back",
  answers: DONE,
  handle: ({ kv, now, id, by }) => store.withdrawTransfer(kv, id, { by, now }),
});

export const move = call({
  route: "PUT /api/tours/:id/owner",
  access: "admin",
  summary: "Move an archive at once",
  body: z.strictObject({ email: EmailAddress }),
  example: toVera,
  answers: DONE,
  refusals: {
    404: "The archive doesn’t exist, or no one has signed in with this address.",
    409: NOT_TO_THEM,
  },
  async handle({ kv, now, id, by, body: { email } }) {
    const userId = await findUserIdByEmail(kv, email);
    if (userId === null) throw notHere();
    await moveTour(kv, id, { userId, by, now });
  },
});

export const accept = call({
  route: "POST /api/transfers/accept",
  access: "signed-in",
  summary: "Accept an offer",
  about: "`secret` is the end of the link's path.",
  body: Answer,
  example: { tourId: SAMPLE_ID },
  answers: DONE,
  refusals: { 404: NO_OFFER, 409: NOT_TO_THEM },
  handle: ({ kv, now, user, body }) => store.acceptTransfer(kv, { ...body, user, now }),
});

export const decline = call({
  route: "POST /api/transfers/decline",
  access: "signed-in",
  summary: "Decline an offer",
  body: Answer,
  example: { tourId: SAMPLE_ID },
  answers: DONE,
  refusals: { 404: NO_OFFER },
  handle: ({ kv, now, user, body }) => declineOffer(kv, "tour_transfers", { ...body, user, now }),
});
