/** Turns at a limited resource. */
import { TryLater } from "../model/web/problem.ts";
import { texts } from "../texts/texts.ts";

const t = texts("fileProblems");

/** A turn in use. */
type Turn = {
  /**
   * Lets others take over the turn from now on, at once if somebody waits; `giveWay` is then
   * called.
   */
  rest(giveWay: () => void): void;
  /** Ends that permission, for a turn that was not taken. */
  goOn(): void;
  /** Ends the turn. No effect if it has ended or was taken. */
  end(): void;
};

export type Turns = {
  /**
   * Resolves to a turn: a free one, or the one that has paused for the longest time, or the next.
   */
  take(): Promise<Turn>;
};

/**
 * Makes turns, at most `most` at once. A wait of more than `patience` milliseconds ends with a
 * Problem 503.
 */
export function createTurns(most: number, patience?: number): Turns {
  let free = most;
  const resting = new Map<Turn, () => void>();
  const waiting: (() => void)[] = [];

  function next(): void {
    const begin = waiting.shift();
    if (begin) begin();
    else free++;
  }

  async function place(): Promise<void> {
    if (free > 0) return void free--;
    const [longest] = resting;
    if (!longest) return await wait();
    const [turn, giveWay] = longest;
    resting.delete(turn);
    giveWay();
  }

  function wait(): Promise<void> {
    const turn = Promise.withResolvers<void>();
    const timer = patience === undefined ? undefined : setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1);
      turn.reject(
        new TryLater(503, t("tooManyFilesBeing"), 30),
      );
    }, patience);
    const begin = () => {
      clearTimeout(timer);
      turn.resolve();
    };
    waiting.push(begin);
    return turn.promise;
  }

  return {
    async take() {
      await place();
      let isMine = true;
      const turn: Turn = {
        rest(giveWay) {
          const lose = () => {
            isMine = false;
            giveWay();
          };
          if (waiting.length === 0) return void resting.set(turn, lose);
          lose();
          next();
        },
        goOn: () => void resting.delete(turn),
        end() {
          resting.delete(turn);
          if (isMine) next();
          isMine = false;
        },
      };
      return turn;
    },
  };
}

/** The result of `run`, called with a turn of its own. */
export async function inTurn<T>(turns: Turns, run: () => Promise<T>): Promise<T> {
  const turn = await turns.take();
  try {
    return await run();
  } finally {
    turn.end();
  }
}
