/** The time to read a file grows in proportion to its length, also for files made to be slow. */
import assert from "node:assert/strict";
import { COUNTLESS, PIECES, READERS } from "../../support/data/hostile_texts.ts";
import { byLength, someOf } from "../../support/measure/length.ts";
import { slowness, threadMs } from "../../support/measure/loop_hold.ts";

/** Characters of the shorter text; the longer one has twice as many. */
const SIZE = byLength(250_000, 1_000_000);

/**
 * Milliseconds below which a ratio says nothing: others take the caches of the processor, and one
 * collection of garbage more or less doubles it.
 */
const MEASURABLE = 120;

/** Twice as much may take so many times as long. */
const MOST_RATIO = 3;

/** Milliseconds of a processor for a million characters. */
const MOST_MS = 1500 * slowness();

/** Pieces for each reader in a usual run; all of them before a release. */
const PIECES_AT_ONCE = 16;

/** The least of three tries, or the first that is short enough. */
function leastMs(run: () => unknown, enough: number): number {
  let least = Infinity;
  for (let tries = 0; tries < 3 && least > enough; tries++) {
    const before = threadMs();
    run();
    least = Math.min(least, threadMs() - before);
  }
  return least;
}

/** Fails unless `run` takes time in proportion to the size, and little of it. */
function assertLinear(run: (size: number) => unknown, what: string): void {
  const whole = leastMs(() => run(2 * SIZE), MEASURABLE);
  assert.ok(whole < MOST_MS * 2 * SIZE / 1e6, `${what}: ${whole} ms for ${2 * SIZE} characters`);
  if (whole <= MEASURABLE) return;
  const half = leastMs(() => run(SIZE), 0);
  const ratio = whole / Math.max(half, MEASURABLE / 2);
  if (ratio < MOST_RATIO) return;
  // What was measured first may have been compiled, or cleaned up after others.
  const again = leastMs(() => run(2 * SIZE), 0) / Math.max(half, MEASURABLE / 2);
  assert.ok(again < MOST_RATIO, `${what}: twice as much takes ${again} times as long`);
}

for (const [turn, [what, read]] of Object.entries(READERS).entries()) {
  Deno.test(`${what} is read in time, whatever is repeated in it`, () => {
    for (const piece of someOf(PIECES, PIECES_AT_ONCE, turn)) {
      assertLinear((size) => read(piece.repeat(size / piece.length)), JSON.stringify(piece));
    }
  });
}

for (const [what, read] of Object.entries(COUNTLESS)) {
  Deno.test(`${what} is read or refused in time`, () => assertLinear(read, what));
}
