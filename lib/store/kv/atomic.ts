/** Read, check, write: changes that lose no other change, and try again when one came between. */
import { Problem } from "../../model/web/problem.ts";

/**
 * How often a change is tried. Of 150 who create archives at one place at once, the last needs
 * about 14 tries (three to six seconds); of thirty, the last needs ten.
 */
export const MAX_ATTEMPTS = 40;

/**
 * The longest pause between two tries, in milliseconds. Pauses far below the time that all writers
 * need together only make them meet again.
 */
const MAX_PAUSE = 1024;

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
 * @throws {Problem} 503 when every attempt met another writer (some 16 seconds).
 */
export async function mutate<T>(
  attempt: () => Promise<PreparedWrite<T> | { operation?: undefined; result: T }>,
  pause: (tries: number) => Promise<void> = pauseBefore,
): Promise<T> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    if (tries > 0) await pause(tries);
    const { operation, result } = await attempt();
    if (operation === undefined || (await operation.commit()).ok) return result;
  }
  throw tooBusy();
}

/**
 * Waits before the next of so many tries (1 or more): twice as long each time at most, up to about
 * a second, and at random, so that those who met do not meet again.
 */
export function pauseBefore(tries: number): Promise<void> {
  const longest = Math.min(2 ** tries, MAX_PAUSE);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

/** What is said when the tries are used up. */
export function tooBusy(): Problem {
  return new Problem(
    503,
    "Too many people are changing this at once. Try again in a moment.",
  );
}
