/**
 * Invitations to the site, which newcomers need where `SIGN_UP` is "invited". Nothing is sent.
 *
 * - `GET /api/admin/invitations?q=…&limit=24&cursor=…` answers `SignUpInvitation[]`
 *   (`lib/model/account/sign_up.ts`), the newest first, with a `Link` to the next page.
 * - `POST /api/admin/invitations {addresses}` invites up to 200 addresses, or domains such as
 *   "@school.example", and answers `InvitedAddress[]`: what became of each. An address stands until
 *   its person comes in, at most 90 days; a domain until it is taken back.
 * - `POST /api/admin/invitations/links {days, uses}` makes a link: 201 `{path}`, returned only this
 *   once.
 * - `DELETE /api/admin/invitations/:invitationId` takes one back: 204. Those who came in stay.
 */
import { Id } from "../../../lib/model/id.ts";
import { SignUpAddresses, SignUpLink } from "../../../lib/model/account/sign_up.ts";
import { AdminDeletedQuery } from "../../../lib/model/web/query.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import * as store from "../../../lib/store/sign_up/invitations.ts";
import type { Ctx } from "../../context.ts";
import { linkNext } from "../admin.ts";
import { signedIn } from "../../middleware/viewer.ts";
import { parseJson, parseQuery } from "../../parse.ts";

/** Rows of a page, unless the request says how many. */
const PER_PAGE = 24;

/** The invitations that stand. */
export async function list(c: Ctx) {
  const { limit = PER_PAGE, ...request } = parseQuery(c, AdminDeletedQuery);
  const { kv, now } = c.var.parts;
  const { rows, cursor } = await store.listSignUps(kv, { ...request, limit, now: now() });
  linkNext(c, { ...request, limit, cursor });
  return c.json(rows);
}

/** Invites addresses and domains. */
export async function invite(c: Ctx) {
  const { addresses } = await parseJson(c, SignUpAddresses);
  return c.json(await store.inviteAddresses(c.var.parts.kv, addresses, await actOf(c)));
}

/** Makes a link. */
export async function makeLink(c: Ctx) {
  const limits = await parseJson(c, SignUpLink);
  const secret = await store.inviteByLink(c.var.parts.kv, limits, await actOf(c));
  return c.json({ path: `/join/${secret}` }, 201);
}

/** Takes an invitation back. */
export async function withdraw(c: Ctx) {
  const { data: id } = Id.safeParse(c.req.param("invitationId"));
  if (id === undefined) throw new Problem(404, "This invitation doesn’t exist.");
  await store.withdrawSignUp(c.var.parts.kv, id, await actOf(c));
  return c.body(null, 204);
}

const actOf = async (c: Ctx) => ({ actor: (await signedIn(c)).id, now: c.var.parts.now() });
