/** How many requests may come from one address or account: counted in memory, in bounded room. */
import type { RequestLimit } from "../../model/request_limit.ts";

/** Most addresses and accounts that are remembered: about 10 MB. */
const MOST_KEYS = 50_000;

export type RequestLimiter = {
  /** Counts one request of `key`. Returns 0, or the seconds to wait: then it is not counted. */
  take(key: string, limit: RequestLimit): number;
  /** How many keys are remembered. */
  size(): number;
};

/**
 * Makes a limiter of which `now` is the clock in milliseconds, one that nobody sets.
 *
 * Source: the generic cell rate algorithm (ITU-T I.371), which needs one number for each key: the
 * time at which all that came so far would have come at the allowed rate.
 */
export function createRequestLimiter(
  { now = () => performance.now(), mostKeys = MOST_KEYS } = {},
): RequestLimiter {
  // When the one is full it becomes the other, whose keys are forgotten unless they are asked for.
  let times = new Map<string, number>();
  let older = new Map<string, number>();

  return {
    take(key, { burst, perMinute }) {
      const at = now();
      const interval = 60_000 / perMinute;
      const next = Math.max(at, times.get(key) ?? older.get(key) ?? at);
      const early = next - at - (burst - 1) * interval;
      if (times.size >= mostKeys / 2 && !times.has(key)) [older, times] = [times, new Map()];
      // Also of what is refused: it must not be forgotten while it goes on.
      times.set(key, early > 0 ? next : next + interval);
      if (early > 0) return Math.ceil(early / 1000);
      return 0;
    },
    size: () => times.size + older.size,
  };
}
