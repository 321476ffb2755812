/**
 * Guided walks through loops, hairpins, ways back and streets numbered otherwise than one walks, by
 * visitors who stop for a story and by those who never do. `tests/bench/walk_street_bench.ts` runs
 * more of them.
 */
import assert from "node:assert/strict";
import { runStreet } from "../../support/walk/walk_street_run.ts";
import { STREETS, streetWalk } from "../../support/walk/walk_streets.ts";
import { walksSeed } from "../../support/walk/walks.ts";

/** Walks of one kind of street. */
const WALKS = 60;

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
