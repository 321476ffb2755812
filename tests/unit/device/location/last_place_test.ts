import assert from "node:assert/strict";
import { readLastPlace, storeLastPlace } from "../../../../lib/device/location/last_place.ts";
import { createMemoryStorage } from "../../../../lib/device/storage.ts";
import { LAST_PLACE_KEY } from "../../../../lib/device/storage_keys.ts";

Deno.test("the last place is read back to a thousandth of a degree", () => {
  const storage = createMemoryStorage();
  assert.equal(readLastPlace(storage), undefined);
  storeLastPlace(storage, { latitude: 48.208176, longitude: -16.373819 });
  assert.deepEqual(readLastPlace(storage), { latitude: 48.208, longitude: -16.374 });
});

Deno.test("without a storage, and with nonsense in it, there is no last place", () => {
  assert.equal(readLastPlace(undefined), undefined);
  storeLastPlace(undefined, { latitude: 1, longitude: 2 });
  storeLastPlace({
    getItem: () => null,
    setItem() {
      throw new Error("full");
    },
  }, { latitude: 1, longitude: 2 });
  const storage = createMemoryStorage();
  for (const text of ["", "{", "3", '{"latitude":91,"longitude":0}', '{"latitude":1}']) {
    storage.setItem(LAST_PLACE_KEY, text);
    assert.equal(readLastPlace(storage), undefined, text);
  }
});
