/** Rate limits of accounts, shared by all processes. */
import type { RequestLimit } from "../../model/web/request_limit.ts";
import { type RequestsOf, takeRequests } from "../../store/limits/request_shares.ts";

/** The share of a burst that a process takes at once, so that few requests need the store. */
const SHARE = 1 / 20;

/** Most accounts that are remembered; a forgotten one loses the rest of its share. */
const MOST_KEYS = 10_000;

export type AccountLimiter = {
  /** Counts one request. Returns 0, or the seconds to wait; then it is not counted. */
  take(of: RequestsOf, limit: RequestLimit): Promise<number>;
  /** How many keys are remembered. */
  size(): number;
};

/** A process's share of an account's requests: a number, or none until a time. */
type Held = { left: number; noneUntil: number };

/**
 * Makes the limiter of one process. `now` is the time of day, which all processes share; `elapsed`
 * a monotonic clock in milliseconds.
 */
export function createAccountLimiter(
  { kv, now, elapsed = () => performance.now() }: {
    kv: Deno.Kv;
    now: () => Date;
    elapsed?: () => number;
  },
): AccountLimiter {
  const held = new Map<string, Held>();
  // Requests that come meanwhile wait for the same share.
  const asking = new Map<string, Promise<void>>();

  async function ask(key: string, of: RequestsOf, limit: RequestLimit): Promise<void> {
    const most = Math.max(1, Math.floor(limit.burst * SHARE));
    const { taken, wait } = await takeRequests(kv, of, { limit, most, now: now() });
    if (held.size >= MOST_KEYS) held.delete(held.keys().next().value!);
    held.set(key, { left: taken, noneUntil: taken > 0 ? 0 : elapsed() + wait });
  }

  return {
    async take(of, limit) {
      const key = `${of.kind} ${of.userId}`;
      while (true) {
        const own = held.get(key);
        if (own && own.left > 0) {
          own.left--;
          return 0;
        }
        const wait = own ? own.noneUntil - elapsed() : 0;
        if (wait > 0) return Math.ceil(wait / 1000);
        const share = asking.get(key) ?? ask(key, of, limit).finally(() => asking.delete(key));
        asking.set(key, share);
        await share;
      }
    },
    size: () => held.size,
  };
}
