/**
 * Guided walks of six stops whose visitors never pause for a story, in the noise of real phones.
 * `tests/bench/walk_noise_bench.ts` runs more of them.
 */
import assert from "node:assert/strict";
import { NOISES, noisyWalk } from "../../support/walk/walk_noise.ts";
import { type Complaints, runNoisyWalk } from "../../support/walk/walk_noise_run.ts";
import { walksSeed } from "../../support/walk/walks.ts";

/** Walks of one kind of noise. */
const WALKS = 200;

for (const [name, noise] of Object.entries(NOISES)) {
  Deno.test(`${WALKS} walks, noise "${name}": none gets stuck, starts elsewhere or misses a stop`, () => {
    const first = walksSeed();
    for (let seed = first; seed < first + WALKS; seed++) {
      const { wrong, double, missed, stuck } = runNoisyWalk(noisyWalk(seed, noise));
      const complaints: Complaints = { wrong, double, missed, stuck };
      assert.deepEqual(complaints, { wrong: 0, double: 0, missed: 0, stuck: 0 }, `seed ${seed}`);
    }
  });
}
