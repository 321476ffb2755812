/** Random choices that come again with the same seed. */

/** A source of random choices. */
export type Random = {
  /** A number from 0 up to, not with, 1. */
  next(): number;
  /** A whole number from 0 up to, not with, `end`. */
  below(end: number): number;
  /** True in this share of the calls, from 0 to 1. */
  chance(share: number): boolean;
  /** One of `values`, of which there must be one. */
  pick<T>(values: readonly T[]): T;
};

/**
 * The choices of `seed`, a 32-bit integer.
 *
 * Source: mulberry32 by Tommy Ettinger (public domain).
 */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (values) => values[below(values.length)],
  };
}

/** A seed that nobody has chosen. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0];
