/** The caching of answers. */
import type { Next } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Visibility } from "../../lib/model/tour/visibility.ts";
import { LASTING } from "../../lib/server/http/media_gate.ts";
import { ENGLISH } from "../../lib/texts/languages.ts";
import { language } from "../../lib/texts/texts.ts";
import type { Ctx } from "../context.ts";
import { isPersonal } from "./viewer.ts";

/**
 * Marks an answer that is the same for all requests without a session: a shared cache may store it
 * for half a minute, a browser revalidates each time (and gets a 304 by its ETag). With a session
 * it is for that browser only.
 */
export function shared(c: Ctx): void {
  // The page at an address without a language leads most readers on, by these headers.
  const isLeading = language() === ENGLISH && !isApi(c);
  c.header("vary", `cookie, authorization${isLeading ? ", accept, accept-language" : ""}`);
  c.header(
    "cache-control",
    !isPersonal(c)
      ? "public, max-age=0, s-maxage=30, must-revalidate"
      : isApi(c)
      ? "private, no-store"
      : "private, max-age=0, must-revalidate",
  );
}

const KINDS = { public: "public", unlisted: "linked", private: "restricted" } as const;

/**
 * Marks an answer that never changes at its address, of an archive with this audience; of a story
 * with a release, which may be withdrawn, for an hour.
 */
export function lasting(c: Ctx, visibility: Visibility, isReleased: boolean): void {
  const kind = KINDS[visibility];
  c.header("cache-control", LASTING[kind === "public" && isReleased ? "released" : kind]);
}

/** Sets the status of an answer that must not be cached, and returns the context to answer with. */
export function uncached(c: Ctx, status: ContentfulStatusCode): Ctx {
  c.status(status);
  c.header("cache-control", "no-store");
  return c;
}

/** By default, answers of the API are not cached. */
export async function apiCaching(c: Ctx, next: Next): Promise<void> {
  await next();
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "private, no-store");
}

/** True for a request to the API, whose answers are JSON and not pages. */
export const isApi = (c: Ctx): boolean => c.req.path.startsWith("/api/");
