/** Addresses that older links use, and those that end in a slash by mistake. */
import type { Ctx } from "../context.ts";

/** Answers 308 to the path that `target` returns, with the same query. */
export const redirectTo = (target: (c: Ctx) => string) => (c: Ctx) =>
  c.redirect(target(c) + new URL(c.req.url).search, 308);

/**
 * Leads from an address with a trailing slash to the one without it. All slashes at its start
 * become one: two would name another host. The path is the encoded one, in which a backslash is no
 * slash.
 */
export const withoutTrailingSlash = redirectTo((c) =>
  new URL(c.req.url).pathname.replace(/^\/+/, "/").replace(/\/+$/, "") || "/"
);
