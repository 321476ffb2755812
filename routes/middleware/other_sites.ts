/** What scripts of other sites may read (CORS): public answers that do not depend on a session. */
import type { Next } from "hono";
import type { Ctx } from "../context.ts";
import { routeOf } from "./observe.ts";
import { isPersonal } from "./viewer.ts";

/** The answer to a preflight: only what any page may cause anyway. */
const PREFLIGHT = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, HEAD",
  "access-control-allow-headers": "content-type, if-none-match",
  "access-control-max-age": "86400",
};

/** The headers that scripts need: the next page of a list, and when to retry. */
const EXPOSED = "content-disposition, etag, link, retry-after";

/**
 * Lets scripts of other sites read answers to requests without credentials, and answers that caches
 * keep for everybody. All other answers lack these headers, and no header ever allows credentials.
 * `patterns` are those of the URL table, `open` those that answer everybody without a session.
 */
export const otherSites =
  (patterns: ReadonlySet<string>, open: ReadonlySet<string>) => async (c: Ctx, next: Next) => {
    if (!open.has(routeOf(c, patterns))) return await next();
    const { method } = c.req;
    if (method === "OPTIONS" && c.req.header("access-control-request-method") !== undefined) {
      return c.body(null, 204, PREFLIGHT);
    }
    await next();
    if (method !== "GET" && method !== "HEAD") return;
    const { headers } = c.res;
    if (isPersonal(c) && !headers.get("cache-control")?.startsWith("public")) return;
    headers.set("access-control-allow-origin", "*");
    headers.set("access-control-expose-headers", EXPOSED);
  };
