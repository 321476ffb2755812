/** Unsafe requests must come from our own pages, or from a program with an identity token. */
import type { Next } from "hono";
import { bearerOf } from "../../lib/auth/viewer.ts";
import { readCookie } from "../../lib/auth/cookies.ts";
import { OAI_PATH } from "../../lib/model/web/oai.ts";
import { SHARE_PATH } from "../../lib/model/web/share.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import type { Ctx } from "../context.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("problems");

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses every unsafe request that another site's page may have caused, of any content type and
 * before any other check.
 *
 * @throws {Problem} 403 unless `Origin` is APP_ORIGIN, or (without one) the browser reports the
 *   same origin, or the request is not a browser's: it has an identity token, and no session
 *   cookie.
 */
export async function originCheck(c: Ctx, next: Next): Promise<void> {
  if (!SAFE.has(c.req.method) && !isHarvest(c) && !isShare(c) && !isOwn(c)) {
    const { origin } = c.var.parts.config.auth;
    throw new Problem(
      403,
      t("foreignRequest", { origin }),
    );
  }
  await next();
}

/** OAI-PMH allows POST for reading: nothing changes, and the answer is public. */
const isHarvest = (c: Ctx): boolean => c.req.method === "POST" && c.req.path === OAI_PATH;

/** Phones share files without an origin; here they are left unread, and nothing changes. */
const isShare = (c: Ctx): boolean => c.req.method === "POST" && c.req.path === SHARE_PATH;

function isOwn(c: Ctx): boolean {
  const { origin: own } = c.var.parts.config.auth;
  const [origin, site] = [c.req.header("origin"), c.req.header("sec-fetch-site")];
  if (site !== undefined && site !== "same-origin") return false;
  if (origin !== undefined) return origin === own;
  if (site !== undefined) return true;
  return bearerOf(c.req.raw) !== undefined && readCookie(c.req.raw, "session", own) === undefined;
}
