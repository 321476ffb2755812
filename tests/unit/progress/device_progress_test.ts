import assert from "node:assert/strict";
import { DEVICE_PROGRESS_KEY } from "../../../lib/device/storage_keys.ts";
import {
  forgetOnDevice,
  readDevice,
  readDeviceTour,
  saveOnDevice,
  startOnDevice,
} from "../../../lib/progress/device_progress.ts";
import { memoryStorage } from "../device/memory_storage.ts";

const [ONE, TWO] = ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEKTSV4RRFFQ69G5FAW"];
const stopIds = ["a", "b", "c"];
const title = "The old street";
const at = (now: number) => ({ now, title, stopIds });
const save = (currentStopIndex: number, completedStops?: number[]) => ({
  currentStopIndex,
  completedStops,
});

Deno.test("a device without progress has none", () => {
  assert.deepEqual(readDevice(memoryStorage()), []);
  assert.equal(readDeviceTour(memoryStorage(), ONE), undefined);
});

Deno.test("a tour begins at its first stop and goes on where it was", () => {
  const store = memoryStorage();
  startOnDevice(store, ONE, at(1));
  saveOnDevice(store, ONE, save(1, [0]), at(2));
  const goesOn = startOnDevice(store, ONE, at(3));
  assert.deepEqual(goesOn, {
    tourId: ONE,
    title,
    currentStopIndex: 1,
    completedStops: [0],
    stopIds,
    isActive: "true",
    updatedAt: 3,
  });
  assert.deepEqual(readDevice(store), [goesOn]);
});

Deno.test("completed stops are united, and a late save does not set the visitor back", () => {
  const store = memoryStorage();
  startOnDevice(store, ONE, at(1));
  saveOnDevice(store, ONE, save(2, [1, 0]), at(2));
  const { currentStopIndex, completedStops } = saveOnDevice(store, ONE, save(1, [0]), at(3));
  assert.deepEqual([currentStopIndex, completedStops], [2, [0, 1]]);
});

Deno.test("a tour that was heard is over, and begins anew", () => {
  const store = memoryStorage();
  startOnDevice(store, ONE, at(1));
  assert.equal(saveOnDevice(store, ONE, save(2, [0, 1, 2]), at(2)).isActive, "false");
  const again = startOnDevice(store, ONE, at(3));
  assert.deepEqual([again.isActive, again.completedStops], ["true", []]);
});

Deno.test("one tour is active, the one that was begun last", () => {
  const store = memoryStorage();
  startOnDevice(store, ONE, at(1));
  startOnDevice(store, TWO, at(2));
  assert.equal(readDeviceTour(store, ONE)?.isActive, "false");
  saveOnDevice(store, ONE, save(1, [0]), at(3));
  const states = readDevice(store).map(({ tourId, isActive }) => [tourId, isActive]);
  assert.deepEqual(states, [[ONE, "false"], [TWO, "true"]]);
  forgetOnDevice(store, ONE);
  forgetOnDevice(store, TWO);
  assert.equal(store.getItem(DEVICE_PROGRESS_KEY), null);
});

Deno.test("what others left under the key is read as nothing, and good records beside it stay", () => {
  for (const kept of ["", "{", "null", "7", '{"a":1}', '[{"tourId":"../x"}]']) {
    assert.deepEqual(readDevice(memoryStorage({ [DEVICE_PROGRESS_KEY]: kept })), [], kept);
  }
  const good = startOnDevice(memoryStorage(), ONE, at(1));
  const mixed = JSON.stringify([{ ...good, completedStops: [-1] }, good, null]);
  assert.deepEqual(readDevice(memoryStorage({ [DEVICE_PROGRESS_KEY]: mixed })), [good]);
});

Deno.test("after an author's reordering, what was heard is found by the ids of the stops", () => {
  const store = memoryStorage();
  startOnDevice(store, ONE, at(1));
  saveOnDevice(store, ONE, save(1, [0]), at(2));
  const reordered = { now: 3, title, stopIds: ["b", "c", "a"] };
  const saves = memoryStorage();
  saveOnDevice(saves, ONE, save(1, [0]), at(1));
  assert.deepEqual(saveOnDevice(saves, ONE, save(0, []), reordered).completedStops, [2]);
  const begun = startOnDevice(store, ONE, reordered);
  assert.deepEqual([begun.currentStopIndex, begun.completedStops], [0, [2]]);
  const saved = saveOnDevice(store, ONE, save(1, [0]), reordered);
  assert.deepEqual([saved.currentStopIndex, saved.completedStops], [1, [0, 2]]);
});
