import assert from "node:assert/strict";
import { inOrderOf, patchInOrderOf } from "../../../../lib/model/tour/stop_order.ts";

const remembered = { currentStopIndex: 2, completedStops: [0, 1], stopIds: ["a", "b", "c"] };

Deno.test("an author's new order moves no visitor: each stop is found by its id", () => {
  assert.deepEqual(inOrderOf(["c", "x", "b", "a"], remembered), {
    currentStopIndex: 0,
    completedStops: [2, 3],
  });
});

Deno.test("a removed stop leaves no trace; a visitor at it moves to the stop in its place", () => {
  assert.deepEqual(inOrderOf(["a"], remembered), { currentStopIndex: 0, completedStops: [0] });
  assert.deepEqual(inOrderOf(["b", "a", "x", "y"], remembered), {
    currentStopIndex: 2,
    completedStops: [0, 1],
  });
});

Deno.test("progress without ids, as the server sends it, means the order of now", () => {
  const place = { currentStopIndex: 2, completedStops: [0, 1] };
  assert.deepEqual(inOrderOf(["c", "b", "a"], place), place);
});

Deno.test("a patch means the stops that it lists, and says nothing of completed ones if it did not", () => {
  assert.deepEqual(patchInOrderOf(["c", "x", "b", "a"], remembered), {
    currentStopIndex: 0,
    completedStops: [2, 3],
  });
  const place = { currentStopIndex: 2, stopIds: ["a", "b", "c"] };
  assert.deepEqual(patchInOrderOf(["c", "a"], place), { currentStopIndex: 0 });
  assert.deepEqual(patchInOrderOf(["c", "a"], { currentStopIndex: 1 }), { currentStopIndex: 1 });
});
