/** Redirects from old addresses, and from those with too many slashes. */
import type { Ctx } from "../context.ts";

/**
 * The path of a request for a link on our pages: with one slash at its start, because two would
 * name another host, and still encoded, because browsers take a backslash for a slash.
 */
export const ownPath = (c: Ctx): string => new URL(c.req.url).pathname.replace(/^\/+/, "/");

/** Answers 308 to the path that `target` returns, with the same query. */
export const redirectTo = (target: (c: Ctx) => string) => (c: Ctx) =>
  c.redirect(target(c) + new URL(c.req.url).search, 308);

/** Redirects an address with too many slashes at its start or end to the one without them. */
export const withoutOuterSlashes = redirectTo((c) => {
  const path = ownPath(c);
  let end = path.length;
  // A pattern for this would take time that grows with the square of the number of slashes.
  while (end > 1 && path[end - 1] === "/") end--;
  return path.slice(0, end);
});
