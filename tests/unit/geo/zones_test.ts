import assert from "node:assert/strict";
import { travel } from "../../../lib/geo/bearing.ts";
import { type ZoneStop, zoneWarnings } from "../../../lib/geo/zones.ts";

const START = { latitude: 42.3744, longitude: -71.1169 };
const stop = (metres: number, over: Partial<ZoneStop> = {}): ZoneStop => ({
  ...travel(START, metres, 0),
  radius: 30,
  audioUrl: "/archives/x.mp3",
  ...over,
});
const found = (stops: ZoneStop[], ordered = true) =>
  zoneWarnings(START, stops, ordered).map(({ kind, stops }) => `${kind} ${stops}`);

Deno.test("a tour with room between its stops has no warnings", () => {
  assert.deepEqual(found([stop(0), stop(100), stop(200)]), []);
});

Deno.test("zones that meet overlap, those that end before each other do not", () => {
  assert.deepEqual(found([stop(0), stop(59.9)]), ["overlap 0,1"]);
  assert.deepEqual(found([stop(0), stop(60.1)]), []);
});

Deno.test("a zone wholly in another one is named after it, whichever comes first", () => {
  assert.deepEqual(found([stop(0, { radius: 200 }), stop(100)]), ["inside 0,1"]);
  assert.deepEqual(found([stop(100), stop(0, { radius: 200 })]), ["inside 1,0"]);
  assert.deepEqual(found([stop(0), stop(0)]), ["inside 0,1"]);
});

Deno.test("a stop without recording, and one smaller than phones are exact, are pointed out", () => {
  assert.deepEqual(found([stop(0, { audioUrl: " " }), stop(100, { radius: 14 })]), [
    "no-audio 0",
    "small 1",
  ]);
  assert.deepEqual(found([stop(0, { audioUrl: undefined })]), ["no-audio 0"]);
});

Deno.test("an ordered tour warns of a long way from the stop before, and from the start", () => {
  assert.deepEqual(found([stop(0), stop(9000), stop(9100), stop(0)]), [
    "inside 0,3",
    "far 1",
    "far 3",
  ]);
  assert.deepEqual(found([stop(6000)]), ["far 0"]);
});

Deno.test("a free-order tour warns of a stop that is far from all others", () => {
  assert.deepEqual(found([stop(0), stop(9000), stop(9100)], false), ["far 0"]);
  assert.deepEqual(found([stop(100), stop(0), stop(200)], false), []);
});

Deno.test("a warning names its stops as the author counts them", () => {
  const [{ text }] = zoneWarnings(START, [stop(0), stop(100), stop(8000)], true);
  assert.equal(text, "Stop 3 is 8 km from where visitors come from: check its location.");
});
