import assert from "node:assert/strict";
import { slopeOf } from "../../bench/memory/slope.ts";

Deno.test("the slope of points around a line is that of the line", () => {
  assert.equal(slopeOf([[0, 1], [1, 3], [2, 5]]), 2);
  assert.equal(slopeOf([[0, 5], [1, 9], [2, 5], [3, 9], [4, 5]]), 0);
  assert.equal(slopeOf([[10, 0], [20, -5]]), -0.5);
});
