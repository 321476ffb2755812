/**
 * The remaining requests of an account, of which each process on the store takes a share at a time.
 * `["rate_limits", class, account]` has the time until which the taken requests would last at the
 * allowed rate.
 *
 * Source: the generic cell rate algorithm (ITU-T I.371).
 */
import type { AccountClass, RequestLimit } from "../../model/web/request_limit.ts";
import { mutate } from "../kv/atomic.ts";
import { RateLimits } from "../records/accounts.ts";

/** The class of requests, and the account. */
export type RequestsOf = { kind: AccountClass; userId: string };

/** The number taken; if 0, the milliseconds until some are available. */
type RequestShare = { taken: number; wait: number };

/** How far the clocks of two machines may differ, in milliseconds: a minute. */
const DIFFERENCE_MS = 60_000;

/**
 * Takes at most `most` of an account's remaining requests.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export function takeRequests(
  kv: Deno.Kv,
  { kind, userId }: RequestsOf,
  { limit, most, now }: { limit: RequestLimit; most: number; now: Date },
): Promise<RequestShare> {
  return mutate<RequestShare>(async () => {
    const at = now.getTime();
    const entry = await kv.get<number>(RateLimits.key(kind, userId));
    const { left, waitFor, after, isOfOtherClock } = readLimit(entry.value, limit, at);
    const taken = Math.min(left, most);
    const result = { taken, wait: taken > 0 ? 0 : waitFor(1) };
    if (taken === 0 && !isOfOtherClock) return { result };
    const next = after(taken);
    const operation = kv.atomic().check(entry).set(entry.key, next, { expireIn: next - at });
    return { operation, result };
  });
}

/**
 * What remains of a limit at the time `at`, given the stored time; the milliseconds until `count`
 * are available; and the new time to store after taking so many. All times are milliseconds.
 */
export function readLimit(stored: number | null, { burst, perMinute }: RequestLimit, at: number) {
  const interval = 60_000 / perMinute;
  const longest = burst * interval;
  const time = Math.max(at, stored ?? at);
  // Later than any possible value: the clock was set back, and nobody waits for that.
  const used = time > at + longest + DIFFERENCE_MS ? at : Math.min(time, at + longest);
  return {
    left: Math.floor((at + longest - used) / interval),
    waitFor: (count: number) => Math.max(0, used + count * interval - at - longest),
    after: (taken: number) => used + taken * interval,
    isOfOtherClock: used !== time,
  };
}
