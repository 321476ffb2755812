import assert from "node:assert/strict";
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import { type ZoneStop, zoneWarnings } from "../../../lib/geo/zone_warnings.ts";

const START = { latitude: 42.3744, longitude: -71.1169 };
const stop = (metres: number, radius = 30): ZoneStop => ({
  zone: { ...destinationPoint(START, metres, 0), radius },
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
  assert.deepEqual(found([stop(0, 200), stop(100)]), ["inside 0,1"]);
  assert.deepEqual(found([stop(100), stop(0, 200)]), ["inside 1,0"]);
});

Deno.test("in an ordered tour only neighbours are held against each other, in the other all", () => {
  const round = [stop(0), stop(100), stop(20)];
  assert.deepEqual(found(round), []);
  assert.deepEqual(found(round, false), ["overlap 0,2"]);
});

Deno.test("of a stop at the very place of an earlier one only that is said", () => {
  assert.deepEqual(found([stop(0), stop(0)]), ["same 0,1"]);
  assert.deepEqual(found([stop(0), stop(0), stop(0)]), ["same 0,1", "same 1,2"]);
  assert.deepEqual(found([stop(0), stop(40), stop(0)], false), ["overlap 0,1", "same 0,2"]);
  const [{ text }] = zoneWarnings(START, [stop(0), stop(0)], true);
  assert.equal(text, "Stop 2 is at the same place as Stop 1: move it on the map.");
});

Deno.test("in an ordered tour a stop may lie where the one before the last does", () => {
  assert.deepEqual(found([stop(0), stop(100), stop(0)]), []);
});

Deno.test("in an ordered tour the stops around one that is not on the map are neighbours", () => {
  const indoors = { isElsewhere: true };
  assert.deepEqual(found([stop(0), indoors, stop(20)]), ["overlap 0,2"]);
  assert.deepEqual(found([indoors, indoors, stop(6000)]), ["far 2"]);
});

Deno.test("a stop without recording, and one smaller than a phone’s accuracy, are pointed out", () => {
  assert.deepEqual(found([{ ...stop(0), silent: true }, stop(100, 14)]), ["no-audio 0", "small 1"]);
});

Deno.test("an ordered tour warns of a long way from the stop before, and from the start", () => {
  assert.deepEqual(found([stop(0), stop(9000), stop(9100), stop(0)]), ["far 1", "far 3"]);
  assert.deepEqual(found([stop(6000)]), ["far 0"]);
});

Deno.test("a free-order tour warns of a stop that is far from all others", () => {
  assert.deepEqual(found([stop(0), stop(9000), stop(9100)], false), ["far 0"]);
  assert.deepEqual(found([stop(100), stop(0), stop(200)], false), []);
  assert.deepEqual(found([stop(6000)], false), ["far 0"]);
});

Deno.test("a warning names its stops as the author counts them", () => {
  const [{ text }] = zoneWarnings(START, [stop(0), stop(100), stop(8000)], true);
  assert.equal(text, "Stop 3 is 8\u00a0km from the place before it: check its location.");
});

Deno.test("a stop whose zone is not known yet keeps its number, and nothing is guessed of it", () => {
  const unknown = { silent: true };
  for (const ordered of [true, false]) {
    assert.deepEqual(found([unknown, stop(0), stop(20)], ordered), ["no-audio 0", "overlap 1,2"]);
  }
  assert.deepEqual(found([stop(0), unknown, stop(9000)]), ["no-audio 1"]);
  assert.deepEqual(found([unknown, unknown], false), ["no-audio 0", "no-audio 1"]);
});

Deno.test("without a start its distance is not judged", () => {
  assert.deepEqual(zoneWarnings(undefined, [stop(9000)], true), []);
});
