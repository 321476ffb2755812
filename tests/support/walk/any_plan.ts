/** Plans of walks for properties. */
import fc from "fast-check";
import type { WalkPlan } from "./walks.ts";

export const anyPlan: fc.Arbitrary<WalkPlan> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  stops: fc.integer({ min: 1, max: 6 }),
  ordered: fc.boolean(),
  autoPlay: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.boolean()),
  accuracy: fc.integer({ min: 3, max: 40 }),
  drift: fc.boolean(),
  gaps: fc.boolean(),
  jumps: fc.boolean(),
  pauses: fc.boolean(),
  clock: fc.constantFrom(0, -3000, 40_000, -3_600_000),
});
