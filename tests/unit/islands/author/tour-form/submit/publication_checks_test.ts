import assert from "node:assert/strict";
import {
  listed,
  publicationChecks,
} from "../../../../../../islands/author/tour-form/submit/publication_checks.ts";
import { DEFAULT_START } from "../../../../../../lib/model/tour/tour_form.ts";
import { makeStop, makeTour } from "../../../../../support/data/tours.ts";

const RECORDING = {
  audioUrl: "https://example.org/mill.mp3",
  transcript: {
    language: "en",
    source: "typed" as const,
    checked: true,
    cues: [{ text: "A mill stood here." }],
  },
};
const stop = (over = {}) => makeStop({ ...RECORDING, title: "The mill", ...over });
const NEAR = { latitude: 40.7589, longitude: -74.6672 };

Deno.test("an archive with places, recordings and described pictures of its own has nothing to check", () => {
  const picture = { imageUrl: "/media/x.jpg", imageAlt: "A mill" };
  assert.deepEqual(
    publicationChecks(makeTour({ ...picture, audioStops: [stop(picture), stop()] })),
    [],
  );
});

Deno.test("places that are still those of an empty form are named", () => {
  const checks = publicationChecks(
    makeTour({ ...DEFAULT_START, audioStops: [stop(DEFAULT_START), stop(NEAR)] }),
  );
  assert.deepEqual(checks, [
    "The starting location is still the default one, in San Francisco.",
    "Still at the default place: stop 1, “The mill”.",
  ]);
  const onlyStart = makeTour({ ...DEFAULT_START, audioStops: [stop(NEAR)] });
  assert.deepEqual(
    publicationChecks(onlyStart),
    checks.slice(0, 1),
    "how far away that is says nothing more",
  );
});

Deno.test("a stop at the place of the one before, and a start far from the first stop, are named", () => {
  const far = { latitude: NEAR.latitude + 0.1, longitude: NEAR.longitude };
  assert.deepEqual(publicationChecks(makeTour({ ...far, audioStops: [stop(NEAR), stop(NEAR)] })), [
    "The first stop is 11.1 km from the starting location.",
    "At the same place as the previous stop: stop 2, “The mill”.",
  ]);
});

Deno.test("test sounds are named", () => {
  const audioStops = [stop({ audioUrl: "test-beep-3" }), stop()];
  assert.deepEqual(publicationChecks(makeTour({ audioStops })), [
    "A test sound plays instead of a recording: stop 1, “The mill”.",
  ]);
});

Deno.test("of many only the first three are named, the others counted", () => {
  assert.equal(listed(["a", "b", "c"]), "a; b; c");
  assert.equal(listed(["a", "b", "c", "d", "e"]), "a; b; c; and 2 more");
});
