import assert from "node:assert/strict";
import {
  addLocationBox,
  settlePlaces,
} from "../../../../../islands/tour-form/place/unsettled_places.ts";

Deno.test("the boxes whose text has become no place are named, and those that are gone are not", async () => {
  const ends = [
    addLocationBox("", () => Promise.resolve(true)),
    addLocationBox("audioStops.0.", () => Promise.resolve(false)),
    addLocationBox("audioStops.1.", () => Promise.resolve(false)),
  ];
  assert.deepEqual(await settlePlaces(), ["audioStops.0.", "audioStops.1."]);
  ends[1]();
  assert.deepEqual(await settlePlaces(), ["audioStops.1."]);
  ends.forEach((end) => end());
  assert.deepEqual(await settlePlaces(), []);
});
