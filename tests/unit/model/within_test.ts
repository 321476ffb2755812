/** Work that does not end in time is given up. */
import assert from "node:assert/strict";
import { TimedOut, unlessStalled, within } from "../../../lib/model/within.ts";
import { fakeTimers, settled } from "../../support/fakes/fake_timers.ts";

const never = () => new Promise<never>(() => {});

Deno.test("work that never ends is given up when its time is over, and not before", async () => {
  const timers = fakeTimers();
  const ended: Error[] = [];
  within(5000, never, timers).catch((error) => ended.push(error));
  await timers.advance(4999);
  assert.equal(ended.length, 0);
  await timers.advance(1);
  assert.deepEqual(ended.map((error) => error instanceof TimedOut), [true]);
});

Deno.test("work in time ends as it does, and leaves no timer", async () => {
  const work = [
    () => within(5000, () => 1),
    () => within(5000, () => Promise.resolve(1)),
    () => within(5000, () => Promise.reject(new Error("refused"))).catch(() => 1),
    () =>
      within(5000, () => {
        throw new Error("refused at once");
      }).catch(() => 1),
  ];
  // A timer that is left fails the test.
  for (const run of work) assert.equal(await run(), 1);
});

Deno.test("work that fails after it was given up causes no unhandled rejection", async () => {
  const timers = fakeTimers();
  const { promise, reject } = Promise.withResolvers<never>();
  const result = within(1000, () => promise, timers).catch((error) => error.name);
  await timers.advance(1000);
  assert.equal(await result, "TimedOut");
  reject(new Error("Too late"));
  await settled();
});

Deno.test("work that reports progress has no limit of time", async () => {
  const timers = fakeTimers();
  let move = () => {};
  const ended: Error[] = [];
  unlessStalled(1000, (moved) => (move = moved, never()), timers).catch((error) =>
    ended.push(error)
  );
  for (let i = 0; i < 10; i++) {
    await timers.advance(900);
    move();
  }
  assert.equal(ended.length, 0);
  await timers.advance(1000);
  assert.deepEqual(ended.map((error) => error instanceof TimedOut), [true]);
});
