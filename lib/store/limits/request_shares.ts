/**
 * How many requests an account may still make, of which each process on the store takes a share at
 * a time: under `["rate_limits", class, account]` the time at which all that was taken would have
 * been taken at the allowed rate.
 *
 * Source: the generic cell rate algorithm (ITU-T I.371).
 */
import type { AccountClass, RequestLimit } from "../../model/web/request_limit.ts";
import { mutate } from "../kv/atomic.ts";
import { rateLimitKey } from "./rate_limit.ts";

/** Which requests of whom. */
export type RequestsOf = { kind: AccountClass; userId: string };

/** What was taken; of nothing, the milliseconds until something can be. */
type RequestShare = { taken: number; wait: number };

/** How far the clocks of two machines may differ, in milliseconds: a minute. */
const DIFFERENCE_MS = 60_000;

/**
 * Takes at most `most` requests of what an account has left.
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
    const entry = await kv.get<number>(rateLimitKey(kind, userId));
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
 * What is left of a limit at the time `at`, by the time that is stored; in how many milliseconds
 * `count` will be; and what is to be stored when so many are taken. All times are milliseconds.
 */
export function readLimit(stored: number | null, { burst, perMinute }: RequestLimit, at: number) {
  const interval = 60_000 / perMinute;
  const longest = burst * interval;
  const time = Math.max(at, stored ?? at);
  // Later than anybody can have asked for, the clock was set back: nobody waits for that.
  const used = time > at + longest + DIFFERENCE_MS ? at : Math.min(time, at + longest);
  return {
    left: Math.floor((at + longest - used) / interval),
    waitFor: (count: number) => Math.max(0, used + count * interval - at - longest),
    after: (taken: number) => used + taken * interval,
    isOfOtherClock: used !== time,
  };
}
