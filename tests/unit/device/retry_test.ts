import assert from "node:assert/strict";
import { withRetries } from "../../../lib/device/retry.ts";

/** Work that fails so many times, with a record of the pauses between. */
async function run(failures: number) {
  const pauses: number[] = [];
  let tries = 0;
  const work = () =>
    ++tries > failures ? Promise.resolve("done") : Promise.reject(new Error(`failure ${tries}`));
  const result = withRetries(work, (milliseconds) => {
    pauses.push(milliseconds);
    return Promise.resolve();
  });
  const outcome = await result.catch((error: Error) => error.message);
  return { outcome, tries, pauses };
}

Deno.test("what works at once is done once, without a pause", async () => {
  assert.deepEqual(await run(0), { outcome: "done", tries: 1, pauses: [] });
});

Deno.test("the pauses before the retries are attempt × 2^attempt milliseconds", async () => {
  assert.deepEqual(await run(3), { outcome: "done", tries: 4, pauses: [2, 8, 24] });
});

Deno.test("after three retries the last failure is thrown", async () => {
  assert.deepEqual(await run(9), { outcome: "failure 4", tries: 4, pauses: [2, 8, 24] });
});
