import assert from "node:assert/strict";
import {
  isUnplaced,
  nearbyPlace,
} from "../../../../../../islands/author/tour-form/place/nearby_place.ts";
import { readValues } from "../../../../../../islands/author/tour-form/values.ts";
import { blankTour, DEFAULT_START } from "../../../../../../lib/model/tour/tour_form.ts";

const SUVA = { latitude: -18.1, longitude: 178.4 };
const APIA = { latitude: -13.8, longitude: -171.8 };
const NADI = { latitude: -17.8, longitude: 177.4 };

const form = (start: object, ...stops: object[]) => readValues({ ...start, audioStops: stops });

Deno.test("a text is meant near the stop next to it, then near the start", () => {
  assert.deepEqual(nearbyPlace(form(SUVA, {}, APIA, {}), 0, undefined), APIA);
  assert.deepEqual(nearbyPlace(form(SUVA, NADI, {}, {}, APIA), 2, undefined), APIA);
  assert.deepEqual(nearbyPlace(form(SUVA, {}), 0, undefined), SUVA);
  assert.deepEqual(nearbyPlace(form({}, {}, APIA), -1, undefined), APIA);
  assert.deepEqual(
    nearbyPlace(form(SUVA, NADI, APIA), 1, undefined),
    NADI,
    "not near where it is now, which may be wrong",
  );
  assert.deepEqual(nearbyPlace(form({}, APIA), 0, undefined), APIA, "its own");
});

Deno.test("the place that every form begins with says nothing about where its author is", () => {
  const blank = readValues(blankTour());
  assert.equal(nearbyPlace(blank, 0, undefined), undefined);
  assert.deepEqual(nearbyPlace(blank, -1, NADI), NADI);
  assert.deepEqual(nearbyPlace(form(DEFAULT_START, DEFAULT_START, SUVA), 0, NADI), SUVA);
  assert.equal(isUnplaced(blank), true);
  assert.equal(isUnplaced(form(DEFAULT_START, {}, SUVA)), false);
});
