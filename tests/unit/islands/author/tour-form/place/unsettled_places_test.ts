import assert from "node:assert/strict";
import {
  addLocationBox,
  settlePlaces,
  unsettledPlaces,
} from "../../../../../../islands/author/tour-form/place/unsettled_places.ts";
import { readValues } from "../../../../../../islands/author/tour-form/values.ts";

const EMPTY = readValues({});
const noCards = { mount: () => assert.fail("no card is missing") };

Deno.test("the boxes whose text has become no place are named, and those that are gone are not", async () => {
  const box = (isSettled: boolean) => () => Promise.resolve(isSettled);
  const ends = [
    addLocationBox("", box(true)),
    addLocationBox("audioStops.0.", box(false)),
    addLocationBox("audioStops.1.", box(false)),
  ];
  const settle = () => settlePlaces(EMPTY, noCards);
  assert.deepEqual(await settle(), ["audioStops.0.", "audioStops.1."]);
  ends[1]();
  assert.deepEqual(await settle(), ["audioStops.1."]);
  ends.forEach((end) => end());
  assert.deepEqual(await settle(), []);
});

Deno.test("a place that was typed before a reload is looked up in its panel, which is made for that", async () => {
  const values = readValues({ audioStops: [{}, { placeText: "Mill Lane 4" }, {}] });
  assert.deepEqual(unsettledPlaces(values), ["audioStops.1."]);
  assert.deepEqual(unsettledPlaces(EMPTY), []);
  const shown: number[][] = [];
  const ends: (() => void)[] = [];
  let settled = 0;
  const unsettled = await settlePlaces(values, {
    mount(indexes) {
      shown.push(indexes);
      // A panel is drawn some time later.
      queueMicrotask(() =>
        ends.push(addLocationBox("audioStops.1.", () => {
          settled++;
          return Promise.resolve(true);
        }))
      );
    },
  });
  assert.deepEqual([unsettled, shown, settled], [[], [[1]], 1]);
  ends.forEach((end) => end());
});
