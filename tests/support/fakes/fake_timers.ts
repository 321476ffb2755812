/** Timers that a test moves on by hand, for parts that take `setTimeout` and `clearTimeout`. */

type FakeTimers = Pick<typeof globalThis, "setTimeout" | "clearTimeout"> & {
  /** Moves the time on by `ms`, runs what falls due in order, and lets promises settle. */
  advance(ms: number): Promise<void>;
};

export function fakeTimers(): FakeTimers {
  let now = 0;
  let made = 0;
  const waiting = new Map<number, { due: number; run: () => void }>();
  const setTimeout = (run: () => void, delay = 0) => {
    waiting.set(++made, { due: now + delay, run });
    return made;
  };
  return {
    setTimeout: setTimeout as typeof globalThis.setTimeout,
    clearTimeout: (id) => void waiting.delete(id as number),
    async advance(ms) {
      const end = now + ms;
      for (;;) {
        const [id, next] = [...waiting].sort(([, a], [, b]) => a.due - b.due)[0] ?? [];
        if (id === undefined || !next || next.due > end) break;
        now = next.due;
        waiting.delete(id);
        next.run();
        await settled();
      }
      now = end;
      await settled();
    },
  };
}

/** The runtime's own, also while a test has replaced it. */
const { setTimeout: later } = globalThis;

/** Resolves when all promises that can settle by themselves have settled. */
export const settled = () => new Promise<void>((done) => later(done, 0));
