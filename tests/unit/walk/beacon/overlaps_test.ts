/** The beacon against stories and speech, in walks that never were. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { hearWalk, overlaps } from "../../../support/walk/beacon_run.ts";
import { byLength } from "../../../support/measure/length.ts";
import { anyPlan } from "../../../support/walk/any_plan.ts";
import { walkOf, walksSeed } from "../../../support/walk/walks.ts";

const WALKS = byLength(150, 10_000);

Deno.test("the beacon never sounds over a story, nor over a sentence or the sound of a cue", () => {
  const count = { beacon: 0, words: 0, stories: 0 };
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const { stories, words, beacon } = hearWalk(walkOf(plan));
      assert.equal(overlaps(beacon, stories), 0, "over a story");
      assert.equal(overlaps(beacon, words), 0, "over words");
      count.beacon += beacon.length;
      count.words += words.length;
      count.stories += stories.length;
    }),
    { numRuns: WALKS, seed: walksSeed() },
  );
  console.log(`${WALKS} walks: ${JSON.stringify(count)}`);
  // A beacon that is always silent would pass.
  assert.ok(count.beacon > 20 * WALKS && count.stories > WALKS && count.words > WALKS);
});
