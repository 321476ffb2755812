/** What caches may do with an answer. */
import type { Ctx } from "./context.ts";

/**
 * Alike for all who ask without a session: a shared cache may keep it for half a minute, a browser asks
 * again each time (and gets a 304 by its ETag).
 */
export function shared(c: Ctx): void {
  c.header("cache-control", "public, max-age=0, s-maxage=30, must-revalidate");
  c.header("vary", "cookie");
}
