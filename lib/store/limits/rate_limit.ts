/** Tries at a secret, counted under `["rate_limits", what, who]`: a few, and then a wait. */
import { z } from "zod";
import { mutate } from "../kv/atomic.ts";
import { Count, Milliseconds } from "../kv/fields.ts";

/** How often somebody has tried, and until when that counts. */
export const Usage = z.object({ count: Count, until: Milliseconds });
type Usage = z.infer<typeof Usage>;

/**
 * Who is counted, how many tries there are, and the wait after the last of them, in milliseconds.
 */
type RateLimit = { who: string; tries: number; wait: number };

/** How often somebody has tried something lately. */
export const rateLimitKey = (what: string, who: string): Deno.KvKey => ["rate_limits", what, who];

/**
 * Counts one try against each of `limits`, before the secret is compared, so that many at once get
 * no more tries than one after the other. Returns 0, or the milliseconds to wait when a limit is
 * reached; then nothing is counted. A count ends when nobody tried for the time of its
 * wait.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export function consumeLimits(
  kv: Deno.Kv,
  what: string,
  limits: RateLimit[],
  now: Date,
): Promise<number> {
  return mutate(async () => {
    const at = now.getTime();
    const entries = await kv.getMany<Usage[]>(
      limits.map(({ who }) => rateLimitKey(what, who)),
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
 * What counts of a stored usage. One that ends later than two waits from now is of a clock that was
 * set back since, and nobody is to wait for as long as it was wrong; less may be the difference
 * between the clocks of two machines, which must not let anybody try anew.
 */
function countedAt(stored: Usage | null, wait: number, at: number): Usage {
  return stored === null || stored.until > at + 2 * wait ? { count: 0, until: 0 } : stored;
}

/** How many tries of `who` count at the moment. */
export async function countTries(
  kv: Deno.Kv,
  what: string,
  { who, wait }: Pick<RateLimit, "who" | "wait">,
  now: Date,
): Promise<number> {
  const { value } = await kv.get<Usage>(rateLimitKey(what, who));
  const { count, until } = countedAt(value, wait, now.getTime());
  return until > now.getTime() ? count : 0;
}

/** Resets the counts of `whos`: what a success does. */
export async function resetLimits(kv: Deno.Kv, what: string, whos: string[]): Promise<void> {
  const operation = kv.atomic();
  for (const who of whos) operation.delete(rateLimitKey(what, who));
  await operation.commit();
}
