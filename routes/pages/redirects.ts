/** Addresses that older links use, and those with slashes too many. */
import type { Ctx } from "../context.ts";

/**
 * The path of a request as a link on our pages may have it: with one slash at its start, since two
 * would name another host, and still encoded, since a browser takes a backslash for a slash.
 */
export const ownPath = (c: Ctx): string => new URL(c.req.url).pathname.replace(/^\/+/, "/");

/** Answers 308 to the path that `target` returns, with the same query. */
export const redirectTo = (target: (c: Ctx) => string) => (c: Ctx) =>
  c.redirect(target(c) + new URL(c.req.url).search, 308);

/** Leads from an address with slashes too many at its start or its end to the one without them. */
export const withoutOuterSlashes = redirectTo((c) => {
  const path = ownPath(c);
  let end = path.length;
  // A pattern for this takes a time that grows with the square of the slashes.
  while (end > 1 && path[end - 1] === "/") end--;
  return path.slice(0, end);
});
