/** Randomness that can be repeated: the errors of a pretended device, from a seed. */
import type { Position } from "../model/tour/position.ts";
import { destinationPoint } from "./bearing.ts";

/**
 * Numbers from 0 (included) to 1 (excluded), the same for the same seed. Source: Mulberry32, T.
 * Ettinger, 2017.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A place up to `metres` from `position`, most often near it: as a device that is exact to `metres`
 * would measure it. In every direction alike; never farther away.
 */
export function addNoise(position: Position, metres: number, random: () => number): Position {
  // The product of two even numbers: half of all errors are below a fifth of the largest.
  return destinationPoint(position, metres * random() * random(), 360 * random());
}
