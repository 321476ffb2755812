/** Invitations to the site, which newcomers need where `SIGN_UP` is "invited". Nothing is sent. */
import { z } from "zod";
import { SignUpAddresses, SignUpLink } from "../../../lib/model/account/sign_up.ts";
import { AdminDeletedQuery } from "../../../lib/model/web/query.ts";
import * as store from "../../../lib/store/sign_up/invitations.ts";
import { call, created, DONE, NEXT_PAGE, ok } from "../../call.ts";
import { InvitedAddressAnswer, SignUpInvitationAnswer } from "../../developers/answers/people.ts";
import { linkNext } from "../../parse.ts";

export const list = call({
  route: "GET /api/admin/invitations",
  access: "admin",
  summary: "The open invitations to the site, the newest first",
  query: AdminDeletedQuery,
  answers: ok(z.array(SignUpInvitationAnswer), "24 invitations, or `limit`.", NEXT_PAGE),
  async handle({ kv, now, query: { limit = 24, ...request } }, c) {
    const { rows, cursor } = await store.listSignUps(kv, { ...request, limit, now });
    linkNext(c, { ...request, limit, cursor });
    return rows;
  },
});

export const invite = call({
  route: "POST /api/admin/invitations",
  access: "admin",
  summary: "Invite people to the site",
  about: "By address, or everybody of a domain such as `@school.example`. Nothing is sent. " +
    "An address stands for 90 days, a domain until it is taken back.",
  body: SignUpAddresses,
  example: { addresses: ["vera@example.org", "@school.example"] },
  answers: ok(z.array(InvitedAddressAnswer), "What became of each."),
  handle: ({ kv, now, user, body: { addresses } }) =>
    store.inviteAddresses(kv, addresses, { actor: user.id, now }),
});

export const makeLink = call({
  route: "POST /api/admin/invitations/links",
  access: "admin",
  summary: "Make a link by which people come in",
  body: SignUpLink,
  example: { days: 7, uses: 30 },
  answers: created(z.strictObject({ path: z.string() }), "Its path, which is answered once."),
  handle: async ({ kv, now, user, body }) => ({
    path: `/join/${await store.inviteByLink(kv, body, { actor: user.id, now })}`,
  }),
});

/** Those who came in stay. */
export const withdraw = call({
  route: "DELETE /api/admin/invitations/:invitationId",
  access: "admin",
  summary: "Take an invitation to the site back",
  answers: DONE,
  handle: ({ kv, now, user, invitationId }) =>
    store.withdrawSignUp(kv, invitationId, { actor: user.id, now }),
});
