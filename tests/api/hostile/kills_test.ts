import assert from "node:assert/strict";
import { anySeed } from "../../support/fuzz/random.ts";
import { killRounds } from "../../support/kills/kill_rounds.ts";
import { byLength } from "../../support/measure/length.ts";

/** Each takes a second and more to start; `deno task kills` does 200. */
const ROUNDS = byLength(5, 50);

Deno.test("a program that is killed while people write loses nothing that it has acknowledged", async () => {
  const seed = anySeed();
  const began = performance.now();
  const { acknowledged, wrong, leftovers } = await killRounds(ROUNDS, seed);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `Seed ${seed}: ${ROUNDS} kills in ${seconds} s, ${acknowledged} acknowledged writes, ` +
      `${wrong.length} wrong, ${leftovers} pieces left and removed.`,
  );
  assert.deepEqual(wrong, []);
  assert.ok(acknowledged >= ROUNDS, `only ${acknowledged} writes were acknowledged`);
});
