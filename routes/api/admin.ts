/**
 * `/api/admin/…`: becoming an administrator, and what administrators did.
 *
 * - `GET /api/admin/status` answers `{isAdmin, canPromote}`; `canPromote` is false where no
 *   ADMIN_PASSWORD is set.
 * - `POST /api/admin/promote {userId, adminPassword}`, for yourself only: `{isAdmin: true}`, or a
 *   problem: 403 for a wrong password, somebody else's id, or no ADMIN_PASSWORD; 429 with
 *   Retry-After (seconds) after five tries.
 * - `GET /api/admin/audit?limit=100&cursor=…` answers `AuditEntry[]` (`lib/store/audit.ts`), newest
 *   first, with a `Link` to the next page: `rel="next"`.
 */
import { z } from "zod";
import { promote as promoteUser } from "../../lib/auth/promotion.ts";
import { PageQuery } from "../../lib/model/query.ts";
import { Problem } from "../../lib/model/problem.ts";
import { listAudit } from "../../lib/store/audit.ts";
import type { Ctx } from "../context.ts";
import { parseJson, parseQuery } from "../parse.ts";
import { signedIn } from "../middleware/viewer.ts";

const Promotion = z.object({ userId: z.string(), adminPassword: z.string().max(1000) });

/** Whether the caller is an administrator. */
export async function status(c: Ctx) {
  const { role } = await signedIn(c);
  const canPromote = c.var.parts.config.auth.adminPassword !== undefined;
  return c.json({ isAdmin: role === "admin", canPromote });
}

/** Makes the caller an administrator, by the password. */
export async function promote(c: Ctx) {
  const user = await signedIn(c);
  const { userId, adminPassword } = await parseJson(c, Promotion);
  if (userId !== user.id) throw new Problem(403, "You can promote yourself only.");
  const { kv, config, now } = c.var.parts;
  await promoteUser(kv, user, adminPassword, config.auth.adminPassword, now());
  return c.json({ isAdmin: true });
}

/** The audit log. */
export async function audit(c: Ctx) {
  const { limit = 100, cursor } = parseQuery(c, PageQuery);
  const { kv, now } = c.var.parts;
  const page = await listAudit(kv, { limit, cursor, now: now() });
  if (page.cursor) {
    const next = new URLSearchParams({ limit: String(limit), cursor: page.cursor });
    c.header("link", `</api/admin/audit?${next}>; rel="next"`);
  }
  return c.json(page.entries);
}
