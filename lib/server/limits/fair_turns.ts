/** Turns in which requests are worked on, so that whoever asks for much makes only itself wait. */
import { TryLater } from "../../model/problem.ts";

export type FairTurns = {
  /**
   * Waits for a turn of `key`, and returns the function that ends it.
   *
   * @throws {TryLater} 503 where too many of `key` wait already.
   */
  take(key: string): Promise<() => void>;
};

/** Most that wait of one key. */
const MOST_WAITING = 500;

/**
 * Makes turns, `atOnce` of them at a time. While nobody waits, a turn is given at once. Those who
 * wait are served by their keys in rotation, however many of one key there are.
 */
export function createFairTurns(
  { atOnce, mostWaiting = MOST_WAITING }: { atOnce: number; mostWaiting?: number },
): FairTurns {
  // The order of a Map is that of insertion: the key whose turn is next stands first.
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function end(): void {
    const next = waiting.entries().next().value;
    if (!next) {
      running--;
      return;
    }
    const [key, queue] = next;
    waiting.delete(key);
    const begin = queue.shift()!;
    if (queue.length > 0) waiting.set(key, queue);
    begin();
  }

  return {
    async take(key) {
      if (running < atOnce) {
        running++;
        return end;
      }
      const queue = waiting.get(key) ?? [];
      if (queue.length >= mostWaiting) {
        throw new TryLater(503, "Too many requests wait. Try again in a few seconds.", 5);
      }
      waiting.set(key, queue);
      await new Promise<void>((begin) => queue.push(begin));
      return end;
    },
  };
}
