/** Trying again, with pauses that grow. */

/** Most retries. */
export const RETRIES = 3;

/** The pause before retry number `attempt` (from 1), in units: attempt × 2^attempt, so 2, 8, 24. */
export const backoff = (attempt: number): number => attempt * 2 ** attempt;

/**
 * Calls `attempt`, and up to three times again while it rejects, with pauses of 2, 8 and 24 ms.
 * Rejects with the reason of the last failure. `pause` resolves after so many milliseconds.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { withRetries } from "./retry.ts";
 *
 * let tries = 0;
 * const attempt = () => ++tries < 3 ? Promise.reject(new Error("busy")) : Promise.resolve("done");
 * assert.equal(await withRetries(attempt), "done");
 * ```
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  pause: (milliseconds: number) => Promise<void> = sleep,
): Promise<T> {
  for (let retry = 1; retry <= RETRIES; retry++) {
    try {
      return await attempt();
    } catch {
      await pause(backoff(retry));
    }
  }
  return await attempt();
}

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
