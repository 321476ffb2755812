/** Time limits for work that may never end. */

/** The work has not ended in time; it may still be running. */
export class TimedOut extends Error {
  override name = "TimedOut";
}

/** The timers that a time limit needs. */
type Timers = Pick<typeof globalThis, "setTimeout" | "clearTimeout">;

/**
 * Settles as `work` does, or rejects with TimedOut after `ms` milliseconds; the work then
 * continues, and its result is ignored.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { TimedOut, within } from "./within.ts";
 *
 * assert.equal(await within(1000, () => "answer"), "answer");
 * await assert.rejects(within(1, () => new Promise(() => {})), TimedOut);
 * ```
 */
export const within = <T>(
  ms: number,
  work: () => T | PromiseLike<T>,
  timers?: Timers,
): Promise<T> => unlessStalled(ms, work, timers);

/**
 * Like `within`, for work of any length: each call of `moved`, the sign of progress, restarts the
 * time.
 */
export async function unlessStalled<T>(
  ms: number,
  work: (moved: () => void) => T | PromiseLike<T>,
  timers: Timers = globalThis,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let moved = () => {};
  const late = new Promise<never>((_, reject) => {
    const stall = () => reject(new TimedOut(`Nothing has come for ${ms / 1000} s`));
    moved = () => {
      timers.clearTimeout(timer);
      if (!isOver) timer = timers.setTimeout(stall, ms);
    };
  });
  moved();
  try {
    return await Promise.race([work(moved), late]);
  } finally {
    isOver = true;
    timers.clearTimeout(timer);
  }
}
