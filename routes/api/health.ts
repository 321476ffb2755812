/**
 * Whether the server runs, for whatever watches over it.
 *
 * - `GET /healthz` answers 200 "ok" as long as the process answers at all: restart it when not.
 * - `GET /readyz` answers 200 "ok" when the store answers within two seconds, else 503: send no
 *   requests here until it does.
 */
import { failure } from "../../lib/server/log.ts";
import { getContentRevision } from "../../lib/store/tour_lists.ts";
import type { Ctx } from "../context.ts";
import { uncached } from "../middleware/caching.ts";

/** How long the store may take to answer, in milliseconds. */
const PATIENCE = 2000;

/** The process answers. */
export function live(c: Ctx) {
  return uncached(c, 200).text("ok");
}

/** The store answers, too. */
export async function ready(c: Ctx) {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("It takes too long.")), PATIENCE);
  try {
    await Promise.race([getContentRevision(c.var.parts.kv), late.promise]);
    return uncached(c, 200).text("ok");
  } catch (cause) {
    failure("The store does not answer", cause);
    return uncached(c, 503).text("The store does not answer.");
  } finally {
    clearTimeout(timer);
  }
}
