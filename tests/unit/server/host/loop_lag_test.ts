import assert from "node:assert/strict";
import { createLoopLag, watchLoop } from "../../../../lib/server/host/loop_lag.ts";

/** A lag that has noted so many seconds of blocks of `ms`, one after the other. */
function blocked(ms: number, seconds: number) {
  const lag = createLoopLag();
  for (let passed = 0; passed < seconds * 1000; passed += 250 + ms) lag.note(250, ms);
  return lag;
}

Deno.test("one block of three seconds, or full load, is no lag that stays", () => {
  assert.equal(blocked(3000, 1).isHigh(), false);
  assert.equal(blocked(100, 600).isHigh(), false);
});

Deno.test("blocks of two seconds are a lag that stays, until it has been low for a while, once", () => {
  const lag = blocked(2000, 30);
  assert.equal(lag.isHigh(), true);
  const states: boolean[] = [];
  for (let passed = 0; passed < 120; passed++) {
    // Now and then a second, between which the mean falls below the bound and rises to it.
    for (let n = 0; n < 4; n++) lag.note(250, passed < 10 && n === 0 ? 1000 : 0);
    states.push(lag.isHigh());
  }
  assert.equal(states[0], true);
  assert.equal(states.at(-1), false);
  assert.equal(states.filter((high, n) => n > 0 && high !== states[n - 1]).length, 1);
});

Deno.test("a machine that was asleep for an hour is ready again within a minute", () => {
  const lag = createLoopLag();
  lag.note(250, 3600_000);
  for (let n = 0; n < 4 * 60; n++) lag.note(250, 0);
  assert.equal(lag.isHigh(), false);
});

Deno.test("a loop that is blocked shows its lag", async () => {
  const lag = createLoopLag();
  const stopping = new AbortController();
  watchLoop(lag, stopping.signal);
  const end = performance.now() + 700;
  while (performance.now() < end);
  while (lag.longest() === 0) await new Promise((resolve) => setTimeout(resolve));
  stopping.abort();
  assert.ok(lag.longest() >= 0.4, `${lag.longest()} s`);
  assert.ok(lag.mean() > 0);
});
