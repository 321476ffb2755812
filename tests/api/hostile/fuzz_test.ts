import assert from "node:assert/strict";
import { anySeed } from "../../support/fuzz/random.ts";
import { fuzz } from "../../support/fuzz/fuzz.ts";
import { byLength } from "../../support/measure/length.ts";

const REQUESTS = byLength(4000, 100_000);

Deno.test("no request makes the server fail, hang, or change what it refuses to", async () => {
  const seed = anySeed();
  const began = performance.now();
  const { found, statuses } = await fuzz(REQUESTS, seed);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const counts = [...statuses].sort(([a], [b]) => a - b).map((pair) => pair.join(": ")).join(", ");
  console.log(`Seed ${seed}: ${REQUESTS} requests in ${seconds} s; answers by status: ${counts}.`);
  assert.deepEqual(found.slice(0, 10), [], `deno task fuzz ${REQUESTS} ${seed} finds them again`);
});
