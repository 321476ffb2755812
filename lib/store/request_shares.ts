/**
 * How many requests an account may still make, of which each process on the store takes a share at
 * a time: under `["rate_limits", class, account]` the time at which all that was taken would have
 * been taken at the allowed rate.
 *
 * Source: the generic cell rate algorithm (ITU-T I.371).
 */
import type { AccountClass, RequestLimit } from "../model/request_limit.ts";
import { mutate } from "./atomic.ts";
import { rateLimitKey } from "./rate_limit.ts";

/** Which requests of whom. */
export type RequestsOf = { kind: AccountClass; userId: string };

/** What was taken; of nothing, the milliseconds until something can be. */
export type RequestShare = { taken: number; wait: number };

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
  const interval = 60_000 / limit.perMinute;
  const longest = limit.burst * interval;
  return mutate<RequestShare>(async () => {
    const at = now.getTime();
    const entry = await kv.get<number>(rateLimitKey(kind, userId));
    const stored = Math.max(at, entry.value ?? at);
    // Later than anybody can have asked for, the clock was set back: nobody waits for that.
    const used = stored > at + longest + DIFFERENCE_MS ? at : Math.min(stored, at + longest);
    const left = Math.floor((at + longest - used) / interval);
    const taken = Math.min(left, most);
    const result = { taken, wait: taken > 0 ? 0 : used + interval - at - longest };
    if (taken === 0 && used === stored) return { result };
    const next = used + taken * interval;
    const operation = kv.atomic().check(entry).set(entry.key, next, { expireIn: next - at });
    return { operation, result };
  });
}
