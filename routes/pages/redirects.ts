/** Addresses that older links use. */
import type { Ctx } from "../context.ts";

/** Answers 308 to the path that `target` gives, with the query kept. */
export const redirectTo = (target: (c: Ctx) => string) => (c: Ctx) =>
  c.redirect(target(c) + new URL(c.req.url).search, 308);
