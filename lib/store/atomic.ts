/** Read, check, write: changes that lose no other change, and try again when one came between. */
import { Problem } from "../model/problem.ts";

/** How often a change is tried. Twenty writers of one record need about six tries each. */
export const MAX_ATTEMPTS = 24;

/**
 * What an attempt prepared: the atomic operation, with its checks, and what to return once it is
 * done.
 */
export type PreparedWrite<T> = { operation: Deno.AtomicOperation; result: T };

/**
 * Runs `attempt`, which reads, decides and prepares an atomic operation that checks what it read,
 * and commits that operation; starts anew, after a short random pause, when the checks fail. What
 * `attempt` throws ends it. An attempt may end without a write by returning no operation.
 *
 * @throws {Problem} 503 when every attempt met another writer (about one second).
 */
export async function mutate<T>(
  attempt: () => Promise<PreparedWrite<T> | { operation?: undefined; result: T }>,
): Promise<T> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    if (tries > 0) await pauseBefore(tries);
    const { operation, result } = await attempt();
    if (operation === undefined || (await operation.commit()).ok) return result;
  }
  throw tooBusy();
}

/** Waits before try number `tries`: at random, so that those who met part; at most 64 ms. */
export function pauseBefore(tries: number): Promise<void> {
  const longest = Math.min(2 ** tries, 64);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

/** What is said when the tries are used up. */
export function tooBusy(): Problem {
  return new Problem(
    503,
    "Too many people are changing this at once. Please try again in a moment.",
  );
}
