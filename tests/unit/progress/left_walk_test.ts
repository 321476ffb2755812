import assert from "node:assert/strict";
import { readLeftWalk, rememberLeftWalk, updateLeftWalk } from "../../../lib/progress/left_walk.ts";
import { LEFT_WALK_KEY } from "../../../lib/device/storage_keys.ts";
import { playerTour } from "../../support/data/player_tour.ts";
import { memoryStorage } from "../device/memory_storage.ts";

const [ANNA, BEN] = ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEKTSV4RRFFQ69G5FAW"];
const tour = playerTour(3);
const place = (currentStopIndex: number, completedStops: number[]) => ({
  currentStopIndex,
  completedStops,
});

/** A device on which Anna has reached the second of three stops. */
function walkedByAnna() {
  const store = memoryStorage();
  rememberLeftWalk(store, ANNA, tour, place(1, [0]));
  return store;
}

Deno.test("the walk of a signed-in visitor is known without a network, to that visitor only", () => {
  const store = walkedByAnna();
  const walk = { tourId: tour.id, title: "The old mill", stop: 2, stopCount: 3 };
  assert.deepEqual(readLeftWalk(store, ANNA), walk);
  assert.equal(readLeftWalk(store, BEN), undefined);
  assert.equal(readLeftWalk(store, undefined), undefined);
});

Deno.test("a walk whose stops are all completed is not offered any more", () => {
  const store = walkedByAnna();
  rememberLeftWalk(store, ANNA, tour, place(2, [0, 1, 2]));
  assert.equal(readLeftWalk(store, ANNA), undefined);
});

Deno.test("what another device has added to the walk is taken, and other tours change nothing", () => {
  const store = walkedByAnna();
  updateLeftWalk(store, ANNA, [{ tourId: "another", ...place(0, [0, 1, 2]) }]);
  assert.equal(readLeftWalk(store, ANNA)?.stop, 2);
  updateLeftWalk(store, ANNA, [{ tourId: tour.id, ...place(2, [0, 1]) }]);
  assert.equal(readLeftWalk(store, ANNA)?.stop, 3);
  updateLeftWalk(store, ANNA, [{ tourId: tour.id, ...place(2, [0, 1, 2]) }]);
  assert.equal(readLeftWalk(store, ANNA), undefined);
});

Deno.test("what makes no sense is no walk, and a storage that refuses costs no more than the offer", () => {
  const store = memoryStorage();
  for (const stored of ["", "null", "[]", `{"owner":"${ANNA}"}`, `{"stop":1}`]) {
    store.setItem(LEFT_WALK_KEY, stored);
    assert.equal(readLeftWalk(store, ANNA), undefined, stored);
  }
  const full = {
    ...store,
    setItem() {
      throw new DOMException("Full", "QuotaExceededError");
    },
  };
  rememberLeftWalk(full, ANNA, tour, place(1, [0]));
});
