/**
 * Guided walks through loops, hairpins, ways back and streets numbered otherwise than one walks, by
 * visitors who stop for a story and by those who never do. `tests/bench/walk_street_bench.ts` runs
 * more of them.
 */
import assert from "node:assert/strict";
import { seededRandom } from "../../../lib/geo/noise.ts";
import { hasPlace, STOP_PLACES } from "../../../lib/model/tour/stop_place.ts";
import type { WalkStop, WalkTour } from "../../../lib/walk/state.ts";
import { runStreet } from "../../support/walk/walk_street_run.ts";
import { STREETS, type StreetWalk, streetWalk } from "../../support/walk/walk_streets.ts";
import { walksSeed } from "../../support/walk/walks.ts";

/** Walks of one kind of street. */
const WALKS = 60;

/** Pairs of walks of one kind of street with stops without a place: one stops, one never does. */
const WALKS_WITHOUT = 10;

for (const doesStop of [true, false]) {
  const visitors = doesStop ? "who stop for each story" : "who never stop";
  Deno.test(`visitors ${visitors} hear the next stop in whose zone they are, and nothing twice`, () => {
    let played = 0;
    for (const street of STREETS) {
      for (let n = 0; n < WALKS; n++) {
        const seed = walksSeed() + n;
        const { silent, double, state } = runStreet(streetWalk(seed, street), doesStop, seed);
        assert.deepEqual({ silent, double }, { silent: 0, double: 0 }, `${street}, seed ${seed}`);
        played += state.stops.filter(({ heard }) => heard).length;
      }
    }
    assert.ok(played > (doesStop ? 6 : 3) * WALKS * STREETS.length, `${played} stories`);
  });
}

/** The same street with one to three stops without a place between the others. */
function withUnplaced(walk: StreetWalk, seed: number): WalkTour {
  const random = seededRandom(seed);
  const stops: WalkStop[] = [...walk.tour.stops];
  for (let i = 0; i < 1 + Math.floor(3 * random()); i++) {
    const place = STOP_PLACES[Math.floor(2 * random())];
    stops.splice(Math.floor((stops.length + 1) * random()), 0, { title: "Elsewhere", place });
  }
  return { ...walk.tour, stops };
}

for (const doesTap of [true, false]) {
  const what = doesTap ? "are heard by a tap in their turn" : "hold up nobody who passes them";
  Deno.test(`stops without a place are never started by a position, and ${what}`, () => {
    let played = 0;
    for (const street of STREETS) {
      for (let n = 0; n < 2 * WALKS_WITHOUT; n++) {
        const seed = walksSeed() + n;
        const walk = streetWalk(seed, street);
        const tour = withUnplaced(walk, seed);
        const run = runStreet(walk, n % 2 === 0, seed, { tour, doesTap });
        const { silent, double, unoffered, state } = run;
        const of = `${street}, seed ${seed}`;
        assert.deepEqual({ silent, double, unoffered }, { silent: 0, double: 0, unoffered: 0 }, of);
        const unplaced = state.stops.filter((_, i) => !hasPlace(tour.stops[i]));
        if (!doesTap) assert.ok(unplaced.every(({ heard }) => !heard), of);
        played += state.stops.filter(({ heard }) => heard).length;
      }
    }
    assert.ok(played > 4 * 2 * WALKS_WITHOUT * STREETS.length, `${played} stories`);
  });
}
