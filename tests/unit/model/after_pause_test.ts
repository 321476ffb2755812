import assert from "node:assert/strict";
import { afterPause } from "../../../lib/model/after_pause.ts";
import { fakeTimers } from "../../support/fakes/fake_timers.ts";

/** Work two seconds after the last call, and ten after the first; `done` are the calls it saw. */
function setUp() {
  const timers = fakeTimers();
  const done: number[] = [];
  let calls = 0;
  const waiting = afterPause(() => done.push(calls), { pause: 2000, longest: 10_000, timers });
  return {
    ...waiting,
    timers,
    done,
    call() {
      calls++;
      waiting.call();
    },
  };
}

Deno.test("the work is done once, after a pause in the calls", async () => {
  const { call, timers, done } = setUp();
  for (let i = 0; i < 3; i++) {
    call();
    await timers.advance(1999);
  }
  assert.deepEqual(done, []);
  await timers.advance(1);
  await timers.advance(60_000);
  assert.deepEqual(done, [3]);
});

Deno.test("calls without a pause put it off no longer than the longest wait, time after time", async () => {
  const { call, timers, done } = setUp();
  for (let second = 0; second < 25; second++) {
    call();
    await timers.advance(1000);
  }
  assert.deepEqual(done, [10, 20]);
  await timers.advance(2000);
  assert.deepEqual(done, [10, 20, 25]);
});

Deno.test("work that waits is done at once on request, and forgotten on request", async () => {
  const { call, flush, cancel, isWaiting, timers, done } = setUp();
  flush();
  assert.deepEqual(done, [], "nothing was called");
  call();
  assert.ok(isWaiting());
  flush();
  assert.deepEqual([done, isWaiting()], [[1], false]);
  call();
  cancel();
  await timers.advance(60_000);
  assert.deepEqual([done, isWaiting()], [[1], false]);
});
