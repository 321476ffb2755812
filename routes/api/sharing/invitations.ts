/** Invitations to work on a tour. */
import { z } from "zod";
import {
  Invitation,
  InvitationAnswer,
  MadeInvitation,
  NewInvitation,
} from "../../../lib/model/people/invitation.ts";
import { TooManyRequests } from "../../../lib/model/web/problem.ts";
import { consumeLimits } from "../../../lib/store/limits/rate_limit.ts";
import { declineOffer } from "../../../lib/store/offers/offers.ts";
import * as store from "../../../lib/store/people/invitations.ts";
import { call, created, DONE, ok } from "../../call.ts";
import { SAMPLE_ID } from "../../samples.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("storeProblems");

const NO_INVITATION = "There is no such invitation for you.";
const example = { tourId: SAMPLE_ID, invitationId: SAMPLE_ID };

export const list = call({
  route: "GET /api/tours/:id/invitations",
  access: "owner",
  summary: "The open invitations to work on an archive",
  answers: ok(z.array(Invitation), "The invitations, the oldest first."),
  handle: ({ kv, now, id }) => store.listInvitations(kv, id, now),
});

/** Too many within ten minutes are a problem 429. */
export const invite = call({
  route: "POST /api/tours/:id/invitations",
  access: "owner",
  summary: "Invite to work on an archive",
  about: "With `email` the person with that address, who finds it in the profile; nothing is " +
    "sent, and nobody is told whether the address has an account. Else those with a link. It " +
    "ends after 14 days. A translator writes the words of one `language`; other roles have none.",
  body: NewInvitation,
  example: { role: "editor", email: "vera@example.org" },
  answers: created(MadeInvitation, "The invitation, and the page of a link, said once."),
  refusals: {
    400: "A translator is invited without a language, or for the archive’s own.",
    413: "The archive has as many invitations as it may have.",
  },
  async handle({ kv, now, id, by, body }) {
    const wait = await consumeLimits(kv, "invite", [{ who: by.id, ...store.INVITE_LIMIT }], now);
    if (wait > 0) {
      const minutes = Math.ceil(wait / 60_000);
      throw new TooManyRequests(
        t("invitedManyPeople", { count: minutes }),
        minutes * 60,
      );
    }
    const { invitation, secret } = await store.invite(kv, id, { ...body, by, now });
    return { invitation, ...secret && { path: `/invitation/${secret}` } };
  },
});

export const withdraw = call({
  route: "DELETE /api/tours/:id/invitations/:invitationId",
  access: "owner",
  summary: "Take an invitation back",
  answers: DONE,
  handle: ({ kv, now, id, invitationId, by }) =>
    store.withdrawInvitation(kv, id, invitationId, { by, now }),
});

export const accept = call({
  route: "POST /api/invitations/accept",
  access: "signed-in",
  summary: "Accept an invitation",
  about: "`secret` is the end of the link's path.",
  body: InvitationAnswer,
  example,
  answers: DONE,
  refusals: { 404: NO_INVITATION, 413: "The archive or you have as many as may be." },
  handle: ({ kv, now, user, body }) => store.acceptInvitation(kv, { ...body, user, now }),
});

export const decline = call({
  route: "POST /api/invitations/decline",
  access: "signed-in",
  summary: "Decline an invitation",
  body: InvitationAnswer,
  example,
  answers: DONE,
  refusals: { 404: NO_INVITATION },
  handle: ({ kv, now, user, body }) => declineOffer(kv, "tour_invitations", { ...body, user, now }),
});
