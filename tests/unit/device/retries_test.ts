import assert from "node:assert/strict";
import { ApiError } from "../../../lib/device/api.ts";
import { createRetries } from "../../../lib/device/retries.ts";
import { fakeTimers } from "../../support/fakes/fake_timers.ts";

/** The pauses of work that fails again and again; `random` as of `Math.random`. */
function pausing(random = 0) {
  const pauses: number[] = [];
  const timers = { setTimeout: (_: unknown, ms: number) => pauses.push(ms), clearTimeout() {} };
  const retries = createRetries(() => {}, {
    first: 1000,
    timers: timers as never,
    random: () => random,
  });
  return { ...retries, pauses };
}

const FAILURE = new TypeError("Failed to fetch");

Deno.test("each pause is twice the one before, a minute at most, and the first again after a success", () => {
  const it = pausing();
  for (let n = 0; n < 8; n++) it.after(FAILURE);
  it.reset();
  it.after(FAILURE);
  const seconds = [1, 2, 4, 8, 16, 32, 60, 60, 1];
  assert.deepEqual(it.pauses, seconds.map((one) => one * 1000));
});

Deno.test("nothing comes before the server's time, and devices that failed together come apart", () => {
  const pausesOf = (random: number) => {
    const it = pausing(random);
    it.after(new ApiError(503, "", "", 20));
    it.after(new ApiError(429, "", "", 1));
    return it.pauses;
  };
  assert.deepEqual([0, 0.5, 1].map(pausesOf), [[20_000, 2000], [22_500, 2250], [25_000, 2500]]);
});

Deno.test("work that failed twice is done again once, and not at all after it was cancelled", async () => {
  const timers = fakeTimers();
  let tries = 0;
  const retries = createRetries(() => tries++, { first: 1000, timers });
  retries.after(FAILURE);
  retries.after(FAILURE);
  await timers.advance(10_000);
  assert.equal(tries, 1);
  retries.after(FAILURE);
  retries.cancel();
  await timers.advance(10_000);
  assert.equal(tries, 1);
});
