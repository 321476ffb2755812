import assert from "node:assert/strict";
import { shareReadings } from "../../../../lib/server/http/share_readings.ts";

/** Readings that end when the test says so; each returns what `stored` was when it began. */
function manualReadings() {
  const state = { stored: 1, ends: [] as (() => void)[] };
  const read = () => {
    const value = state.stored;
    return new Promise<number>((resolve) => state.ends.push(() => resolve(value)));
  };
  return { state, read: shareReadings(read) };
}

Deno.test("who asks during a reading gets a later one, so that what was written before is seen", async () => {
  const { state, read } = manualReadings();
  const first = read();
  state.stored = 2;
  const second = read();
  state.ends[0]();
  assert.equal(await first, 1);
  state.ends[1]();
  assert.equal(await second, 2);
});

Deno.test("a thousand requests at once cause two readings", async () => {
  const { state, read } = manualReadings();
  const all = Array.from({ length: 1000 }, read);
  state.ends[0]();
  await all[0];
  state.ends[1]();
  await Promise.all(all);
  assert.equal(state.ends.length, 2);
});

Deno.test("a reading that fails fails for those who waited for it, and for no one later", async () => {
  let fails = true;
  const read = shareReadings(() => fails ? Promise.reject(new Error("gone")) : Promise.resolve(1));
  const waiting = [read(), read()];
  for (const one of waiting) await assert.rejects(one, /gone/);
  fails = false;
  assert.equal(await read(), 1);
});
