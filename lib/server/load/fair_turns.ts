/** Queues requests per key, so that one busy client delays only itself. */
import { TryLater } from "../../model/web/problem.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("problems");

export type FairTurns = {
  /**
   * Waits for a turn of `key`, and returns the function that ends it.
   *
   * @throws {TryLater} 503 where too many of `key` wait already; a `WaitedTooLong` after 30 s.
   */
  take(key: string): Promise<() => void>;
};

/** Most waiting requests of one key. */
const MOST_WAITING = 500;

/** The longest wait in milliseconds: a slow store would keep requests for minutes. */
const MOST_WAIT_MS = 30_000;

/** A Problem 503 after a long wait, which is rare. */
export class WaitedTooLong extends TryLater {
  constructor() {
    super(503, t("siteTooBusy"), 30);
  }
}

/**
 * Makes a queue for `atOnce` turns at a time. While nobody waits, a turn is given at once. Keys are
 * served in rotation, however many requests each has.
 */
export function createFairTurns(
  { atOnce, mostWaiting = MOST_WAITING }: { atOnce: number; mostWaiting?: number },
): FairTurns {
  // A Map keeps the order of insertion: the key with the next turn is first.
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
        throw new TryLater(503, t("tooManyWaiting"), 5);
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
