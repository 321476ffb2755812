/** Arbitrary places and circles, with more than their share where geometry is hard. */
import fc from "fast-check";
import type { Position } from "../../../lib/model/tour/position.ts";

/**
 * Evenly spread; `fc.double` spreads evenly over the bits, so that most of its numbers are about 0.
 */
export const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((n) => min + (max - min) * n / (2 ** 31 - 1));

const near = (value: number) => fc.oneof(fc.constant(value), between(value - 0.01, value + 0.01));

const latitude = fc.oneof(
  { weight: 5, arbitrary: between(-90, 90) },
  { weight: 1, arbitrary: fc.constantFrom(-90, 0, 90, -89.999999, 89.999999) },
  { weight: 1, arbitrary: near(-89.99) },
  { weight: 1, arbitrary: near(89.99) },
);
const longitude = fc.oneof(
  { weight: 5, arbitrary: between(-180, 180) },
  { weight: 1, arbitrary: fc.constantFrom(-180, 0, 180, -179.999999, 179.999999) },
  { weight: 1, arbitrary: near(-179.99) },
  { weight: 1, arbitrary: near(179.99) },
);

/** Anywhere on the earth. */
export const anyPosition: fc.Arbitrary<Position> = fc.record({ latitude, longitude });

/**
 * Metres, from 0 to more than half the way round, each order of magnitude as likely as the others.
 */
export const anyRadius: fc.Arbitrary<number> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(0, 10_000, 20_015_086, 20_015_087, 1e9) },
  { weight: 8, arbitrary: between(-2, 7.4).map((exponent) => 10 ** exponent) },
);
