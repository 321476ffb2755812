import assert from "node:assert/strict";
import { MAX_ATTEMPTS, mutate, pauseBefore } from "../../../../lib/store/kv/atomic.ts";
import { FakeTime } from "../../../support/fakes/fake_time.ts";
import { withKv } from "../../../support/store/store.ts";
import { problem } from "../builders.ts";

Deno.test(
  "a change is tried again on what another writer left",
  withKv(async (kv) => {
    await kv.set(["count"], 1);
    let attempts = 0;
    const result = await mutate(async () => {
      const entry = await kv.get<number>(["count"]);
      if (++attempts <= 2) await kv.set(["count"], entry.value! + 10);
      const next = entry.value! + 1;
      return { operation: kv.atomic().check(entry).set(["count"], next), result: next };
    });
    assert.equal(attempts, 3);
    assert.equal(result, 22);
    assert.equal((await kv.get(["count"])).value, 22);
  }),
);

Deno.test(
  "a change that always meets another writer gives up and says so",
  withKv(async (kv) => {
    let attempts = 0;
    const never = () => {
      attempts++;
      const operation = kv.atomic().check({
        key: ["absent"],
        versionstamp: "00000000000000000001",
      });
      return Promise.resolve({ operation: operation.set(["absent"], 1), result: true });
    };
    const pauses: number[] = [];
    await problem(mutate(never, (tries) => Promise.resolve(void pauses.push(tries))), 503);
    assert.equal(attempts, MAX_ATTEMPTS);
    assert.deepEqual(pauses, Array.from({ length: MAX_ATTEMPTS - 1 }, (_, i) => i + 1));
    assert.equal((await kv.get(["absent"])).value, null);
  }),
);

Deno.test("pauses double from try to try up to about a second, and are spread at random", async () => {
  for (const [tries, longest] of [[1, 2], [5, 32], [10, 1024], [30, 1024]]) {
    using time = new FakeTime();
    let ended = 0;
    for (let writer = 0; writer < 60; writer++) pauseBefore(tries).then(() => ended++);
    await time.advance(longest / 2);
    assert.ok(ended > 10 && ended < 50, `${ended} of 60 end in the first half of ${longest} ms`);
    await time.advance(longest / 2);
    assert.equal(ended, 60);
  }
});

Deno.test("what an attempt throws ends the change", async () => {
  let attempts = 0;
  const failing = () => Promise.reject(new Error(`attempt ${++attempts}`));
  await assert.rejects(mutate(failing), /attempt 1/);
});

Deno.test("an attempt may decide to write nothing", async () => {
  assert.equal(await mutate(() => Promise.resolve({ result: "nothing to do" })), "nothing to do");
});
