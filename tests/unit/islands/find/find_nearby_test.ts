/** When the server is asked for the archives around somebody who moves. */
import assert from "node:assert/strict";
import { findNearby } from "../../../../islands/find/home-archives/find_nearby.ts";

let questions = 0;
let isDown = false;
let now = 1_700_000_000_000;
Date.now = () => now;
globalThis.fetch = () => {
  questions++;
  return isDown ? Promise.reject(new TypeError("no signal")) : Promise.resolve(Response.json([]));
};

/** How often the server is asked by this call. */
async function asks(latitude: number): Promise<number> {
  const before = questions;
  await findNearby({ latitude, longitude: 16.37 }).catch(() => {});
  return questions - before;
}

Deno.test("the server is asked once for a rounded place, and again after half a minute", async () => {
  assert.deepEqual([await asks(48.2001), await asks(48.2004), await asks(48.3)], [1, 0, 1]);
  now += 29_999;
  assert.equal(await asks(48.2), 0);
  now++;
  assert.equal(await asks(48.2), 1);
});

Deno.test("a question without an answer is asked again at once", async () => {
  isDown = true;
  assert.deepEqual([await asks(47), await asks(47)], [1, 1]);
});
