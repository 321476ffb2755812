/**
 * Requests that change something come from our own pages, or from a program with a token of its
 * own.
 */
import type { Next } from "hono";
import { bearerOf } from "../../lib/auth/viewer.ts";
import { readCookie } from "../../lib/auth/cookies.ts";
import { OAI_PATH } from "../../lib/model/web/oai.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import type { Ctx } from "../context.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses every unsafe request that another site's page may have caused, whatever its content type
 * and before anything else looks at it.
 *
 * @throws {Problem} 403 unless `Origin` is APP_ORIGIN, or (without one) the browser says that the
 *   request is from the same origin, or the request is no browser's: it carries an identity token,
 *   and no session cookie.
 */
export async function originCheck(c: Ctx, next: Next): Promise<void> {
  if (!SAFE.has(c.req.method) && !isHarvest(c) && !isOwn(c)) {
    const { origin } = c.var.parts.config.auth;
    throw new Problem(
      403,
      `This request didn’t come from a page of ${origin}. Open the site at that address and try again.`,
    );
  }
  await next();
}

/** OAI-PMH may ask by POST what it asks by GET: nothing changes, and the answer is everybody's. */
const isHarvest = (c: Ctx): boolean => c.req.method === "POST" && c.req.path === OAI_PATH;

function isOwn(c: Ctx): boolean {
  const { origin: own } = c.var.parts.config.auth;
  const [origin, site] = [c.req.header("origin"), c.req.header("sec-fetch-site")];
  if (site !== undefined && site !== "same-origin") return false;
  if (origin !== undefined) return origin === own;
  if (site !== undefined) return true;
  return bearerOf(c.req.raw) !== undefined && readCookie(c.req.raw, "session", own) === undefined;
}
