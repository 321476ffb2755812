/** Rate limits by address or account, counted in a bounded memory. */
import type { RequestLimit } from "../../model/web/request_limit.ts";

/** Most addresses and accounts that are remembered: about 10 MB. */
const MOST_KEYS = 50_000;

export type RequestLimiter = {
  /** Counts one request of `key`. Returns 0, or the seconds to wait; then it is not counted. */
  take(key: string, limit: RequestLimit): number;
  /** The seconds until a request of `key` would be within the limit; counts nothing. */
  wait(key: string, limit: RequestLimit): number;
  /**
   * Counts one request of `key`, and returns the milliseconds until its turn at the limit's pace,
   * at most `most`.
   */
  pace(key: string, limit: RequestLimit, most: number): number;
  /** How many keys are remembered. */
  size(): number;
};

/**
 * Makes a limiter; `now` is a monotonic clock in milliseconds.
 *
 * Source: the generic cell rate algorithm (ITU-T I.371), which needs one number for each key: the
 * time at which all requests so far would have come at the allowed rate.
 */
export function createRequestLimiter(
  { now = () => performance.now(), mostKeys = MOST_KEYS } = {},
): RequestLimiter {
  // When one map is full it becomes the old one, whose keys are forgotten unless they are used.
  let times = new Map<string, number>();
  let older = new Map<string, number>();

  /** The time until which a key is used up, in milliseconds of the clock. */
  const usedUntil = (key: string, at: number) =>
    Math.max(at, times.get(key) ?? older.get(key) ?? at);

  function remember(key: string, until: number): void {
    if (times.size >= mostKeys / 2 && !times.has(key)) [older, times] = [times, new Map()];
    times.set(key, until);
  }

  return {
    take(key, { burst, perMinute }) {
      const at = now();
      const interval = 60_000 / perMinute;
      const next = usedUntil(key, at);
      const early = next - at - (burst - 1) * interval;
      // Refused requests also keep a key: it must not be forgotten while they continue.
      remember(key, early > 0 ? next : next + interval);
      return early > 0 ? Math.ceil(early / 1000) : 0;
    },
    wait(key, { burst, perMinute }) {
      const at = now();
      const early = usedUntil(key, at) - at - (burst - 1) * 60_000 / perMinute;
      return Math.max(0, Math.ceil(early / 1000));
    },
    pace(key, { burst, perMinute }, most) {
      const at = now();
      const interval = 60_000 / perMinute;
      const free = burst * interval;
      const next = Math.min(usedUntil(key, at) + interval, at + free + most);
      remember(key, next);
      return Math.max(0, next - at - free);
    },
    size: () => times.size + older.size,
  };
}
