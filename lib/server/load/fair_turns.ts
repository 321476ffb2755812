/** Turns in which requests are worked on, so that whoever asks for much makes only itself wait. */
import { TryLater } from "../../model/web/problem.ts";

type FairTurns = {
  /**
   * Waits for a turn of `key`, and returns the function that ends it.
   *
   * @throws {TryLater} 503 where too many of `key` wait already; a `WaitedTooLong` after 30 s.
   */
  take(key: string): Promise<() => void>;
};

/** Most that wait of one key. */
const MOST_WAITING = 500;

/** Longest that one waits, in milliseconds: a store that is slow would keep them for minutes. */
const MOST_WAIT_MS = 30_000;

/** A Problem 503 after a long wait, which few have. */
export class WaitedTooLong extends TryLater {
  constructor() {
    super(503, "This site is too busy to answer. Try again in a minute.", 30);
  }
}

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

  function leave(key: string, begin: () => void): void {
    const queue = waiting.get(key)!;
    queue.splice(queue.indexOf(begin), 1);
    if (queue.length === 0) waiting.delete(key);
  }

  return {
    async take(key) {
      if (running < atOnce) {
        running++;
        return end;
      }
      const queue = waiting.get(key) ?? [];
      if (queue.length >= mostWaiting) {
        throw new TryLater(503, "Too many requests are waiting. Try again in a few seconds.", 5);
      }
      const turn = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        leave(key, begin);
        turn.reject(new WaitedTooLong());
      }, MOST_WAIT_MS);
      const begin = () => {
        clearTimeout(timer);
        turn.resolve();
      };
      queue.push(begin);
      waiting.set(key, queue);
      await turn.promise;
      return end;
    },
  };
}
