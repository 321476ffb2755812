import assert from "node:assert/strict";
import { blankTour, isWorthSaving, newStop, toForm } from "../../../../lib/model/tour/tour_form.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { TourInput } from "../../../../lib/model/tour/tour.ts";
import { withKv } from "../../../support/store/store.ts";
import { tourInput } from "../../store/builders.ts";

const OWNER = { userId: "01ARZ3NDEKTSV4RRFFQ69G5FAV" };

Deno.test("a new stop stands where the one before it does, else at the start, with 50 m around it", () => {
  const start = { latitude: 1, longitude: 2 };
  const first = newStop(undefined, start);
  assert.deepEqual([first.latitude, first.longitude, first.triggerRadius], [1, 2, 50]);
  const second = newStop({ ...first, latitude: 3, longitude: 4, title: "Mill" }, start);
  assert.deepEqual([second.latitude, second.longitude, second.title], [3, 4, ""]);
});

Deno.test("a blank form begins at the default start, with one stop", () => {
  const form = blankTour();
  assert.deepEqual([form.latitude, form.longitude], [37.7749, -122.4194]);
  assert.equal(form.audioStops.length, 1);
});

Deno.test("a form is worth saving with a title, a description, or a stop that has either", () => {
  const form = (fields = {}, stop = {}) => {
    const blank = blankTour();
    return { ...blank, ...fields, audioStops: [{ ...blank.audioStops[0], ...stop }] };
  };
  assert.equal(isWorthSaving(form()), false);
  assert.equal(isWorthSaving(form({ title: "  ", duration: "45 min" }, { audioUrl: "x" })), false);
  assert.equal(isWorthSaving(form({ title: "Mill" })), true);
  assert.equal(isWorthSaving(form({ description: "Old" })), true);
  assert.equal(isWorthSaving(form({}, { title: "Mill" })), true);
  assert.equal(isWorthSaving(form({}, { description: "Old" })), true);
  for (const address of ["upload:7", `/media/${"a".repeat(64)}.mp3`]) {
    assert.equal(isWorthSaving(form({}, { audioUrl: address })), true, "a file that was added");
    assert.equal(isWorthSaving(form({ things: [{ id: "a", url: address }] })), true);
  }
  assert.equal(isWorthSaving({ audioStops: [] }), false);
});

Deno.test(
  "the form of a stored tour is what its author entered, with the ids and codes of its stops",
  withKv(async (kv) => {
    const input = tourInput({ creatorName: "Class 8b", accessNote: "Two steps." });
    const tour = await createTour(kv, input, OWNER);
    // As JSON, in which a field without a value is not there.
    const form = TourInput.parse(JSON.parse(JSON.stringify(toForm(tour))));
    const audioStops = input.audioStops.map((stop, i) => ({
      ...stop,
      id: tour.audioStops[i].id,
      code: tour.audioStops[i].code,
    }));
    assert.deepEqual(form, { ...input, audioStops });
  }),
);
