/** What requests learn of a newer version of the program that has taken over the store. */
import type { Next } from "hono";
import { Problem } from "../../lib/model/web/problem.ts";
import type { Ctx } from "../context.ts";
import { StoreUpdated } from "../../lib/store/kv/storage_fault.ts";

/**
 * Has a request know of a migration of more than a second before. Where the store does not answer,
 * the route says so.
 */
export async function fenceLook(c: Ctx, next: Next): Promise<void> {
  await c.var.parts.fence?.look().catch(() => {});
  await next();
}

/** Whether a newer version has taken over the store, as far as this process knows by now. */
export const isTakenOver = (c: Ctx): boolean => c.var.parts.fence?.closed.aborted ?? false;

/**
 * An error as it is, unless a newer version has taken over the store: what it has written may be
 * nothing that this one can read, so that any failure is one of the update.
 */
export async function explained(c: Ctx, error: Error): Promise<Error> {
  if (error instanceof Problem) return error;
  const isClosed = await c.var.parts.fence?.look({ isUrgent: true }).catch(() => false);
  if (!isClosed) return error;
  // The error for the log.
  c.error = new StoreUpdated();
  return c.error;
}
