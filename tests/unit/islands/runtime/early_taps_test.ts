import assert from "node:assert/strict";
import { tapCounts } from "../../../../islands/runtime/early_taps.ts";

Deno.test("an early tap is answered for five seconds", () => {
  assert.equal(tapCounts({ age: 5000, startsSound: false }, false), true);
  assert.equal(tapCounts({ age: 5001, startsSound: false }, true), false);
});

Deno.test("a tap for sound is answered as long as the browser lets it start sound", () => {
  assert.equal(tapCounts({ age: 4000, startsSound: true }, true), true);
  assert.equal(tapCounts({ age: 10, startsSound: true }, false), false);
});

Deno.test("where the browser does not tell, a tap for sound is answered for one second", () => {
  assert.equal(tapCounts({ age: 1000, startsSound: true }, undefined), true);
  assert.equal(tapCounts({ age: 1001, startsSound: true }, undefined), false);
});
