/** Legs change what is said of the way, and nothing else: a stop plays where it plays. */
import assert from "node:assert/strict";
import { destinationPoint } from "../../../../lib/geo/bearing.ts";
import { seededRandom } from "../../../../lib/geo/noise.ts";
import type { Leg } from "../../../../lib/model/tour/legs/leg_data.ts";
import type { WalkState } from "../../../../lib/walk/state.ts";
import type { PlacedWalkTour } from "../../../support/walk/placed_walk.ts";
import { HARD_NOISES, NOISES, noisyWalk } from "../../../support/walk/walk_noise.ts";
import { runNoisyWalk } from "../../../support/walk/walk_noise_run.ts";
import { runStreet } from "../../../support/walk/walk_street_run.ts";
import { STREETS, streetWalk } from "../../../support/walk/walk_streets.ts";
import { walksSeed } from "../../../support/walk/walks.ts";

/** Walks of each kind. */
const WALKS = 20;

/** The tour with a leg of three bends to each stop, within some 60 m of the straight line. */
function withLegs(tour: PlacedWalkTour, seed: number): PlacedWalkTour {
  const random = seededRandom(seed ^ 0x1e65);
  const legs = tour.stops.map((stop, to): Leg => {
    const from = tour.stops[to - 1] ?? destinationPoint(stop, 150, 360 * random());
    const bends = [0.25, 0.5, 0.75].map((share) =>
      destinationPoint(
        {
          latitude: from.latitude + share * (stop.latitude - from.latitude),
          longitude: from.longitude + share * (stop.longitude - from.longitude),
        },
        60 * random(),
        360 * random(),
      )
    );
    return { to, points: [from, ...bends, stop], parts: [{ at: 1, name: "Mill Lane" }] };
  });
  return { ...tour, legs };
}

/** What is left of a walk without its way. */
function withoutWay(state: WalkState): Partial<WalkState> {
  const { tour: _, way: __, progress: ___, saidTurns: ____, saidOffAt: _____, ...rest } = state;
  return rest;
}

let said = 0;

for (const [name, noise] of Object.entries({ ...NOISES, ...HARD_NOISES })) {
  Deno.test(`noise "${name}": with legs the same stories play at the same time`, () => {
    for (let seed = walksSeed(); seed < walksSeed() + WALKS; seed++) {
      const walk = noisyWalk(seed, noise);
      const plain = runNoisyWalk(walk);
      const led = runNoisyWalk({ ...walk, tour: withLegs(walk.tour, seed) });
      said += led.state.saidTurns.length;
      const { state: before, actions: _, ...expected } = plain;
      const { state: after, actions: __, ...found } = led;
      assert.deepEqual(found, expected, `seed ${seed}`);
      assert.deepEqual(withoutWay(after), withoutWay(before), `seed ${seed}`);
    }
  });
}

for (const street of STREETS) {
  Deno.test(`streets "${street}": with legs the same stories play, none twice, and none is missing`, () => {
    for (let seed = walksSeed(); seed < walksSeed() + WALKS; seed++) {
      const walk = streetWalk(seed, street);
      const doesStop = seed % 2 === 0;
      const { state: before, actions: _, ...expected } = runStreet(walk, doesStop, seed);
      const tour = withLegs(walk.tour, seed);
      const { state: after, actions: __, ...found } = runStreet(walk, doesStop, seed, { tour });
      said += after.saidTurns.length;
      assert.deepEqual([found.double, found.silent], [0, 0]);
      assert.deepEqual(found, expected, `seed ${seed}`);
      assert.deepEqual(withoutWay(after), withoutWay(before), `seed ${seed}`);
    }
  });
}

Deno.test("these walks were led: turns were said on them", () => {
  assert.ok(said > 1000, `${said} turns`);
});
