/** Repeatable randomness: the measuring errors of a simulated device, from a seed. */
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
 * A position up to `metres` from `position`, most often near it, in any direction: what a device
 * with an accuracy of `metres` would measure.
 */
export function addNoise(position: Position, metres: number, random: () => number): Position {
  // The product of two uniform numbers: half of all errors are below a fifth of the largest.
  return destinationPoint(position, metres * random() * random(), 360 * random());
}
