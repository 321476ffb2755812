import assert from "node:assert/strict";
import { findFillings } from "../../../../../../islands/author/tour-form/submit/fillings.ts";
import { readValues } from "../../../../../../islands/author/tour-form/values.ts";
import { encodeLine } from "../../../../../../lib/model/tour/legs/polyline.ts";
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
  ], { duration: "An hour" });
  assert.deepEqual(more, []);
  assert.equal(
    `${found.label} ${found.detail}`,
    "Describe 2 stops by their transcripts’ first sentences",
  );
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
  const [from, to] = stops;
  const line = encodeLine([from, { latitude: 51.00337, longitude: 0.00928 }, to]);
  const withLeg = [from, { ...to, leg: { line, by: "hand" } }];
  const [{ texts: [[, longer]] }] = fillings(withLeg, { duration: "" });
  assert.equal(longer, "30 min", "1500 metres by its leg");
  assert.deepEqual(texts({ duration: "An hour" }), []);
  assert.deepEqual(fillings([...stops, { audioDuration: "long" }], { duration: "" }), []);
});

Deno.test("another duration is offered beside one that is far from it, unless its author keeps that", () => {
  const audioStops = [makeStop({ audioDuration: "24:00" })];
  const offered = (duration: string, kept?: string, tourType = "ordered") =>
    findFillings(readValues({ ...makeTour(), duration, tourType, audioStops }), kept).map((
      { label, replaced },
    ) => [label, replaced]);
  const offer = (typed: string) => [["Duration: 24 min", typed]];
  assert.deepEqual(offered("40 min"), offer("40 min"));
  assert.deepEqual(offered("1 h 20 min"), offer("1 h 20 min"));
  assert.deepEqual(offered("1,5 hours"), offer("1,5 hours"));
  assert.deepEqual(offered("5 minutes"), offer("5 minutes"));
  for (const near of ["30 min", "24 min", "20 minutes", "All day", "40 min or more", "h"]) {
    assert.deepEqual(offered(near), [], near);
  }
  assert.deepEqual(offered("40 min", "40 min"), []);
  assert.deepEqual(offered("50 min", "40 min"), offer("50 min"));
  assert.deepEqual(offered("40 min", "", "unordered"), [], "nobody knows the way");
  assert.deepEqual(offered("5 min", "", "unordered"), offer("5 min"));
});
