/** What the scripts of other sites may read (CORS): what everybody may, and no session changes. */
import type { Next } from "hono";
import { FEED_PATH } from "../../lib/formats/atom_feed.ts";
import type { Ctx } from "../context.ts";
import { routeOf } from "./observe.ts";
import { isPersonal } from "./viewer.ts";

/** Patterns of the URL table whose GET answers everybody, without a session. */
export const FOR_OTHER_SITES: ReadonlySet<string> = new Set([
  "/api/openapi.json",
  "/api/tours",
  "/api/tours/nearby",
  "/api/tours/map",
  "/api/tours/extent",
  "/api/tours/:id",
  "/api/tours/:id/citation",
  "/api/tours/:id/export",
  "/api/tours/:id/stops/:stopId/transcript",
  "/api/tours/:id/stops/:stopId/transcript.vtt",
  FEED_PATH,
  "/iiif/collection.json",
  "/oembed",
  "/tour/:id/manifest.json",
]);

/** What a browser is told that asks before it asks: only what any page may cause anyway. */
const PREFLIGHT = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, HEAD",
  "access-control-allow-headers": "content-type, if-none-match",
  "access-control-max-age": "86400",
};

/** What scripts need besides the body: the next page of a list, and when to ask again. */
const EXPOSED = "content-disposition, etag, link, retry-after";

/**
 * Lets scripts of other sites read answers to requests that say nothing of who asks, and those that
 * caches keep for everybody. What else a session or a token gets has none of
 * these headers, and no header ever permits to send one. `patterns` are those of the URL table.
 */
export const otherSites = (patterns: ReadonlySet<string>) => async (c: Ctx, next: Next) => {
  if (!FOR_OTHER_SITES.has(routeOf(c, patterns))) return await next();
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
