import assert from "node:assert/strict";
import { formWarnings } from "../../../../../../islands/author/tour-form/map/zone_warnings.ts";
import {
  nextStop,
  readValues,
  type StopValues,
} from "../../../../../../islands/author/tour-form/values.ts";
import { encodeLine } from "../../../../../../lib/model/tour/legs/polyline.ts";
import { blankTour } from "../../../../../../lib/model/tour/tour_form.ts";

const STOP = {
  title: "The mill",
  latitude: "42.3744",
  longitude: "-71.1169",
  audioUrl: "test-beep-1",
  triggerRadius: "50",
};
const NEAR = { latitude: "42.3747" };
const form = (...stops: Partial<StopValues>[]) =>
  readValues({
    ...{ latitude: "42.3744", longitude: "-71.1169", tourType: "ordered" },
    audioStops: stops.map((stop) => ({ ...STOP, ...stop })),
  });
const found = (values = form()) =>
  formWarnings(values).map(({ kind, stops }) => `${kind} ${stops}`);

Deno.test("an untouched form has nothing worth checking", () => {
  assert.deepEqual(found(readValues(blankTour())), []);
});

Deno.test("a new stop is asked to be placed, and for nothing else before it is written", () => {
  const values = form({});
  values.audioStops.push(nextStop(values));
  assert.deepEqual(found(values), ["same 0,1"]);
  values.audioStops[1].title = "The pond";
  assert.deepEqual(found(values), ["no-audio 1", "same 0,1"]);
});

Deno.test("a stop without a readable place or radius is left out, and the others keep their numbers", () => {
  assert.deepEqual(found(form({}, NEAR)), ["overlap 0,1"]);
  for (const latitude of ["", "north", "91"]) {
    assert.deepEqual(found(form({ latitude }, {}, NEAR)), ["overlap 1,2"]);
  }
  for (const triggerRadius of ["", "wide", "0", "501"]) {
    assert.deepEqual(found(form({ triggerRadius }, {}, NEAR)), ["overlap 1,2"]);
  }
});

Deno.test("a zone with corners counts by its own size, whatever the circle was", () => {
  const corners = [[42.3743, -71.117], [42.3743, -71.1168], [42.3745, -71.1169]];
  const area = encodeLine(corners.map(([latitude, longitude]) => ({ latitude, longitude })));
  assert.deepEqual(found(form({ area }, { ...NEAR, triggerRadius: "15" })), ["small 0"]);
});

Deno.test("a test sound, and an address that is refused elsewhere, are recordings", () => {
  assert.deepEqual(found(form({ audioUrl: "test-beep-12" })), []);
  assert.deepEqual(found(form({ audioUrl: "https://drive.google.com/file/d/1/view" })), []);
  assert.deepEqual(found(form({ audioUrl: " " })), ["no-audio 0"]);
});
