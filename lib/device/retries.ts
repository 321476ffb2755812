/** When work that failed for a passing reason is tried again. */
import { ApiError } from "./calls.ts";

/** The longest pause before another try that the server does not ask for, in milliseconds. */
export const LONGEST_RETRY = 60_000;

/** Each pause grows by up to this share, so that devices that failed together come apart. */
export const SPREAD = 1 / 4;

type Parts = {
  /** From the first failure to the next try, in milliseconds; doubled each time. */
  first: number;
  timers: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
  random?: () => number;
};

/** Calls `work` again after failures. */
export function createRetries(work: () => void, { first, timers, random = Math.random }: Parts) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => timers.clearTimeout(timer);
  return {
    /** Calls `work` after a pause, and not before the time that the server has asked for. */
    after(error: unknown): void {
      cancel();
      const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
      const pause = Math.max(asked, Math.min(first * 2 ** failures++, LONGEST_RETRY));
      timer = timers.setTimeout(work, pause * (1 + SPREAD * random()));
    },
    /** The work has succeeded: the next pause is the first one again. */
    reset: (): void => void (failures = 0),
    cancel,
  };
}
