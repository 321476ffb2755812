/**
 * Limits the tries at a secret, counted under `["rate_limits", what, who]`: a few, and then a wait.
 */
import { mutate } from "../kv/atomic.ts";
import { type Limit, RateLimits, type Usage } from "../records/accounts.ts";

/**
 * The person who is counted, the number of tries, and the wait after the last of them, in
 * milliseconds.
 */
type RateLimit = { who: string; tries: number; wait: number };

/**
 * Counts one try against each of `limits`, before the secret is compared, so that simultaneous
 * tries have no advantage. Returns 0, or the milliseconds to wait when a limit is reached; then
 * nothing is counted. A count ends after its wait without tries.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export function consumeLimits(
  kv: Deno.Kv,
  what: Limit,
  limits: RateLimit[],
  now: Date,
): Promise<number> {
  return mutate(async () => {
    const at = now.getTime();
    const entries = await kv.getMany<Usage[]>(
      limits.map(({ who }) => RateLimits.key(what, who)),
    );
    const operation = kv.atomic();
    let left = 0;
    limits.forEach(({ tries, wait }, i) => {
      const entry = entries[i];
      const { count, until } = countedAt(entry.value, wait, at);
      const tried = until > at ? count : 0;
      if (tried >= tries) left = Math.max(left, until - at);
      operation.check(entry).set(entry.key, { count: tried + 1, until: at + wait }, {
        expireIn: wait,
      });
    });
    return left > 0 ? { result: left } : { operation, result: 0 };
  });
}

/**
 * The valid part of a stored usage. An end later than two waits from now comes from a clock that
 * was set back, and is ignored, so that nobody waits for that long. A smaller difference may be
 * between the clocks of two machines, and must not allow new tries.
 */
function countedAt(stored: Usage | null, wait: number, at: number): Usage {
  return stored === null || stored.until > at + 2 * wait ? { count: 0, until: 0 } : stored;
}

/** How many tries of `who` count at present. */
export async function countTries(
  kv: Deno.Kv,
  what: Limit,
  { who, wait }: Pick<RateLimit, "who" | "wait">,
  now: Date,
): Promise<number> {
  const { value } = await kv.get<Usage>(RateLimits.key(what, who));
  const { count, until } = countedAt(value, wait, now.getTime());
  return until > now.getTime() ? count : 0;
}

/** Resets the counts of `whos`, after a success. */
export async function resetLimits(kv: Deno.Kv, what: Limit, whos: string[]): Promise<void> {
  const operation = kv.atomic();
  for (const who of whos) operation.delete(RateLimits.key(what, who));
  await operation.commit();
}
