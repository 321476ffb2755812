/**
 * Limits wrong codes, in the store, so that all processes share the limits. Codes have 50 bits:
 * with 1,000 of them open, 700 guesses a minute over all addresses find one with a chance of one in
 * a million a day. What an address has used up does not count for the others.
 */
import type { RequestLimit } from "../../model/web/request_limit.ts";
import { TooManyRequests } from "../../model/web/problem.ts";
import { sha256 } from "../accounts/secret.ts";
import { mutate } from "../kv/atomic.ts";
import { rateLimitKey } from "../limits/rate_limit.ts";
import { readLimit } from "../limits/request_shares.ts";

/**
 * Wrong codes of one address: thirty pupils who each mistype ten times at once, then one every six
 * seconds.
 */
const OF_ADDRESS: RequestLimit = { burst: 300, perMinute: 10 };

/** Wrong codes of all addresses together. */
const OF_ALL: RequestLimit = { burst: 700, perMinute: 700 };

const WHAT = "class code";
const ALL = "all";

type Limited = { key: Deno.KvKey; limit: RequestLimit };

/** The counts of an address, of which the store has the hash, and of all. */
async function countsOf(address: string | undefined): Promise<Limited[]> {
  const all = { key: rateLimitKey(WHAT, ALL), limit: OF_ALL };
  if (address === undefined) return [all];
  return [all, { key: rateLimitKey(WHAT, await sha256(address)), limit: OF_ADDRESS }];
}

/**
 * Counts one guess before the code is looked up, so that guesses that come at once have no
 * advantage. A right one is given back.
 *
 * @throws {TooManyRequests} when a limit is reached; then nothing is counted.
 * @throws {Problem} 503 when too many write at once.
 */
export async function countGuess(
  kv: Deno.Kv,
  address: string | undefined,
  now: Date,
): Promise<void> {
  await changeCounts(kv, address, now, 1);
}

/**
 * Gives a guess back that was right.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export async function giveGuessBack(
  kv: Deno.Kv,
  address: string | undefined,
  now: Date,
): Promise<void> {
  await changeCounts(kv, address, now, -1);
}

/** Counts one guess, or takes one off. */
async function changeCounts(
  kv: Deno.Kv,
  address: string | undefined,
  now: Date,
  by: 1 | -1,
): Promise<void> {
  const counts = await countsOf(address);
  await mutate(async () => {
    const at = now.getTime();
    const operation = kv.atomic();
    for (const { key, limit } of counts) {
      const entry = await kv.get<number>(key);
      const { left, waitFor, after } = readLimit(entry.value, limit, at);
      if (by > 0 && left < by) throw tooMany(waitFor(by));
      const next = after(by);
      operation.check(entry);
      if (next <= at) operation.delete(key);
      else operation.set(key, next, { expireIn: Math.max(1, Math.ceil(next - at)) });
    }
    return { operation, result: undefined };
  });
}

function tooMany(wait: number): TooManyRequests {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  return new TooManyRequests(
    `Too many wrong codes were typed. Try again in ${seconds} ${
      seconds === 1 ? "second" : "seconds"
    }.`,
    seconds,
  );
}
