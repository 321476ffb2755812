import assert from "node:assert/strict";
import { findFillings } from "../../../../../../islands/author/tour-form/submit/fillings.ts";
import { readValues } from "../../../../../../islands/author/tour-form/values.ts";
import { makeStop, makeTour } from "../../../../../support/data/tours.ts";
import { makeTranscript } from "../../../../../support/data/transcripts.ts";

const fillings = (stops: Record<string, unknown>[], over: Record<string, unknown> = {}) =>
  findFillings(
    readValues({ ...makeTour(), ...over, audioStops: stops.map((stop) => makeStop(stop)) }),
  );

const transcript = makeTranscript([{ text: "An oak wheel." }, { text: "Then a flood." }]);

Deno.test("stops without a description are described by the transcripts that they have", () => {
  const [found, ...more] = fillings([
    { description: "", transcript },
    { description: "Mine", transcript },
    { description: " ", transcript },
    { description: "" },
  ]);
  assert.deepEqual(more, []);
  assert.equal(found.label, "Describe 2 stops by their transcripts’ first sentences");
  assert.deepEqual(found.texts, [
    ["audioStops.0.description", "An oak wheel. Then a flood."],
    ["audioStops.2.description", "An oak wheel. Then a flood."],
  ]);
});

Deno.test("a missing duration is the time to listen and to walk, where all lengths are known", () => {
  const stops = [
    { latitude: 51, longitude: 0, audioDuration: "4:00" },
    { latitude: 51.00674, longitude: 0, audioDuration: "6:00" },
  ];
  const texts = (over: Record<string, unknown>) =>
    fillings(stops, { duration: "", ...over }).map(({ texts: [[, text]] }) => text);
  assert.deepEqual(texts({}), ["20 min"], "750 metres at 4.5 km/h");
  assert.deepEqual(texts({ tourType: "unordered" }), ["10 min"], "nobody knows the way");
  assert.deepEqual(texts({ duration: "An hour" }), []);
  assert.deepEqual(fillings([...stops, { audioDuration: "long" }], { duration: "" }), []);
});
