/** The process that started this one: without it nobody can stop this one by its terminal. */

/** Milliseconds between two looks. */
const LOOK_EVERY_MS = 500;

/**
 * Resolves when the process `parent` is no longer the parent of this one: it has ended, be it by
 * SIGKILL, which it cannot pass on. Stops looking when `stopping` aborts, and then never resolves.
 * On Windows the parent stays the same.
 */
export function parentEnded(
  parent: number,
  stopping: AbortSignal,
  now: () => number = () => Deno.ppid,
): Promise<void> {
  const ended = Promise.withResolvers<void>();
  const look = () => {
    if (now() === parent) return;
    clearInterval(timer);
    ended.resolve();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  stopping.addEventListener("abort", () => clearInterval(timer));
  return ended.promise;
}
