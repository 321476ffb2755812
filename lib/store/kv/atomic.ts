/** Read, check, write: changes that never overwrite another, and try again after a conflict. */
import { Problem } from "../../model/web/problem.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * Most tries of a change. When 150 people create archives at one place at once, the last needs
 * about 14 tries (three to six seconds); with thirty, ten.
 */
export const MAX_ATTEMPTS = 40;

/**
 * The longest pause between two tries, in milliseconds. Shorter pauses than all writers need
 * together would only cause new conflicts.
 */
const MAX_PAUSE = 1024;

/**
 * The result of an attempt: the atomic operation with its checks, and the value to return once it
 * is committed.
 */
export type PreparedWrite<T> = { operation: Deno.AtomicOperation; result: T };

/**
 * Runs `attempt`, which reads, decides and prepares an atomic operation that checks what it read,
 * and commits that operation; starts again, after a short random pause, when a check fails. An
 * error of `attempt` ends it. An attempt that returns no operation ends without a write.
 *
 * @throws {Problem} 503 when every try had a conflict (some 16 seconds).
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { mutate } from "./atomic.ts";
 *
 * using kv = await Deno.openKv(":memory:");
 * const add = () =>
 *   mutate(async () => {
 *     const entry = await kv.get<number>(["heard"]);
 *     const result = (entry.value ?? 0) + 1;
 *     return { operation: kv.atomic().check(entry).set(["heard"], result), result };
 *   });
 * assert.deepEqual((await Promise.all([add(), add()])).sort(), [1, 2]);
 * ```
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
 * Waits before the next try, after so many (1 or more): at most twice as long each time, up to
 * about a second, and at random, so that the same writers do not conflict again.
 */
export function pauseBefore(tries: number): Promise<void> {
  const longest = Math.min(2 ** tries, MAX_PAUSE);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

/** The message when all tries are used up. */
export function tooBusy(): Problem {
  return new Problem(
    503,
    t("tooManyPeopleChanging"),
  );
}
