/**
 * `/api/admin/…`: becoming an administrator, lists, and acts of administrators.
 *
 * - `GET /api/admin/status` answers `{isAdmin, canPromote}`; `canPromote` is false where no
 *   ADMIN_PASSWORD is set.
 * - `POST /api/admin/promote {userId, adminPassword}`, for yourself only: `{isAdmin: true}`, or a
 *   problem: 403 for a wrong password, somebody else's id, or no ADMIN_PASSWORD; 429 with
 *   Retry-After (seconds) after five tries.
 * - `GET /api/admin/tours?q=…&sort=…&limit=24&cursor=…` answers `TourRow[]`, all tours of any
 *   visibility with their owners; `GET /api/admin/users` in the same way `UserRow[]`, and `GET
 *   /api/admin/deleted`, without `sort`, `DeletedTourRow[]`; each with a `Link` to the next page.
 *   See `lib/store/accounts/admin_lists.ts`; the orders are those of `lib/model/web/query.ts`.
 * - `POST /api/admin/users/:id/demote` takes away the administrator role: 204, or a problem 409 for
 *   the last one. `POST /api/admin/users/:id/sign-out` ends all sessions of a user: 204.
 * - `POST /api/admin/users/:id/block {reason, hidesTours}` blocks a user (204; 409 for oneself, and
 *   for a user whom another administrator has blocked), and `POST /api/admin/users/:id/unblock`
 *   ends that: 204.
 * - `GET /api/admin/audit?q=…&act=…&limit=100&cursor=…` answers `AuditEntry[]`
 *   (`lib/store/accounts/audit.ts`), newest first, with a `Link` to the next page: `rel="next"`.
 */
import { z } from "zod";
import { promote as promoteUser } from "../../lib/auth/promotion.ts";
import { BlockInput } from "../../lib/model/account/account.ts";
import {
  AdminAuditQuery,
  AdminDeletedQuery,
  AdminQuery,
  AdminUsersQuery,
} from "../../lib/model/web/query.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { blockUser, unblockUser } from "../../lib/store/closing/account_block.ts";
import {
  listAllDeletedTours,
  listAllTours,
  listAllUsers,
} from "../../lib/store/accounts/admin_lists.ts";
import { searchAudit } from "../../lib/store/accounts/audit_search.ts";
import { signOutUser as endSessionsOf } from "../../lib/store/accounts/sign_out.ts";
import { clientAddress } from "../../lib/server/load/client_address.ts";
import { demoteUser } from "../../lib/store/accounts/users.ts";
import type { Ctx } from "../context.ts";
import { parseId, parseJson, parseQuery, toSearch } from "../parse.ts";
import { signedIn } from "../middleware/viewer.ts";

/** Rows of a page, unless the request says how many. */
const PER_PAGE = 24;

export const Promotion = z.object({ userId: z.string(), adminPassword: z.string().max(1000) });

/** Whether the caller is an administrator. */
export async function status(c: Ctx) {
  const { role } = await signedIn(c);
  const canPromote = c.var.parts.config.auth.adminPassword !== undefined;
  return c.json({ isAdmin: role === "admin", canPromote });
}

/** Makes the caller an administrator, with the password. */
export async function promote(c: Ctx) {
  const user = await signedIn(c);
  const { userId, adminPassword } = await parseJson(c, Promotion);
  if (userId !== user.id) throw new Problem(403, "You can promote only yourself.");
  const { kv, config, now } = c.var.parts;
  const address = clientAddress(c.req.raw.headers, c.env?.remoteAddr, config.proxies);
  const attempt = { given: adminPassword, now: now(), address };
  await promoteUser(kv, user, config.auth.adminPassword, attempt);
  const setCookie = await c.var.auth.renewSession(c.req.raw, user.id);
  if (setCookie) c.header("set-cookie", setCookie);
  return c.json({ isAdmin: true });
}

/** The audit log. */
export async function audit(c: Ctx) {
  const { limit = 100, ...request } = parseQuery(c, AdminAuditQuery);
  const page = await searchAudit(c.var.parts.kv, { ...request, limit });
  linkNext(c, { ...request, limit, cursor: page.cursor });
  return c.json(page.entries);
}

/** All tours. */
export async function tours(c: Ctx) {
  const { limit = PER_PAGE, ...request } = parseQuery(c, AdminQuery);
  const { rows, cursor } = await listAllTours(c.var.parts.kv, { ...request, limit });
  linkNext(c, { ...request, limit, cursor });
  return c.json(rows);
}

/** All users. */
export async function users(c: Ctx) {
  const { limit = PER_PAGE, ...request } = parseQuery(c, AdminUsersQuery);
  const { rows, cursor } = await listAllUsers(c.var.parts.kv, { ...request, limit });
  linkNext(c, { ...request, limit, cursor });
  return c.json(rows);
}

/** All deleted tours that can be restored. */
export async function deleted(c: Ctx) {
  const { limit = PER_PAGE, ...request } = parseQuery(c, AdminDeletedQuery);
  const { kv, now } = c.var.parts;
  const { rows, cursor } = await listAllDeletedTours(kv, { ...request, limit, now: now() });
  linkNext(c, { ...request, limit, cursor });
  return c.json(rows);
}

/** Takes the administrator role from a user. */
export async function demote(c: Ctx) {
  const { id: actor } = await signedIn(c);
  const { kv, now } = c.var.parts;
  await demoteUser(kv, parseId(c, "User not found"), { actor, now: now() });
  return c.body(null, 204);
}

/** Ends all sessions of a user. */
export async function signOutUser(c: Ctx) {
  const { id: actor } = await signedIn(c);
  const { kv, now } = c.var.parts;
  await endSessionsOf(kv, parseId(c, "User not found"), { actor, now: now() });
  return c.body(null, 204);
}

/** Blocks a user. */
export async function block(c: Ctx) {
  const { id: actor } = await signedIn(c);
  const { kv, now } = c.var.parts;
  const id = parseId(c, "User not found");
  await blockUser(kv, id, { actor, now: now(), ...await parseJson(c, BlockInput) });
  return c.body(null, 204);
}

/** Ends the block of a user. */
export async function unblock(c: Ctx) {
  const { id: actor } = await signedIn(c);
  const { kv, now } = c.var.parts;
  await unblockUser(kv, parseId(c, "User not found"), { actor, now: now() });
  return c.body(null, 204);
}

/** Puts the address of a list's next page, if any, into the answer. */
export function linkNext(
  c: Ctx,
  { cursor, ...query }: Record<string, string | number | undefined>,
) {
  if (cursor === undefined) return;
  const next = toSearch({ ...query, cursor });
  c.header("link", `<${c.req.path}?${next}>; rel="next"`);
}
