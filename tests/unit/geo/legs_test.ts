/** The legs of a guided walk. */
import assert from "node:assert/strict";
import { encodeLine } from "../../../lib/model/tour/legs/polyline.ts";
import { Leg } from "../../../lib/model/tour/legs/leg.ts";
import { legsOf } from "../../../lib/geo/legs.ts";

const at = (north: number, east: number) => ({
  latitude: 51.75 + north / 1e5,
  longitude: -1.25 + east / 1e5,
});
const leg = (...points: { latitude: number; longitude: number }[]) => ({
  line: encodeLine(points),
  by: "hand" as const,
});

const [START, BEND, MILL, LOCK] = [at(0, 0), at(0, 200), at(150, 200), at(150, 500)];
const stops = [
  { ...MILL, leg: { ...leg(START, BEND, MILL), parts: [{ at: 1, name: "Mill Lane" }] } },
  { place: "indoors" as const },
  { ...LOCK, leg: leg(MILL, LOCK) },
];
const tour = { ...START, tourType: "ordered", audioStops: stops };

Deno.test("a leg leads to its stop from the one before it on the map, the first one from the start", () => {
  assert.deepEqual(legsOf(tour).map(({ to, points, parts }) => [to, points.length, parts]), [
    [0, 3, [{ at: 1, name: "Mill Lane" }]],
    [2, 2, []],
  ]);
});

Deno.test("a leg that no longer leads there is a straight line again, and free order has none", () => {
  const toOf = (over: object) => legsOf({ ...tour, ...over }).map(({ to }) => to);
  assert.deepEqual(toOf({ tourType: "unordered" }), []);
  assert.deepEqual(toOf({ audioStops: [stops[2], stops[1], stops[0]] }), []);
  const moved = (by: number) => [{ ...stops[0], ...at(150 + by, 200) }, stops[1], stops[2]];
  assert.deepEqual(toOf({ audioStops: moved(20) }), [0, 2], "20 metres are no other place");
  assert.deepEqual(toOf({ audioStops: moved(50) }), []);
  assert.deepEqual(toOf({ latitude: undefined, longitude: undefined }), [2]);
});

Deno.test("a leg's line, its parts and the places it was led over are checked", () => {
  const parts = [{ at: 0 }, { at: 1, steps: true }];
  const valid = { ...leg(START, BEND, MILL), parts, via: encodeLine(Array(30).fill(BEND)) };
  assert.deepEqual(Leg.parse(valid), valid);
  const wrong = [
    { line: encodeLine([START]), by: "hand" },
    { line: encodeLine(Array(201).fill(START)), by: "hand" },
    { line: encodeLine([START, { latitude: 95, longitude: 0 }]), by: "hand" },
    { line: "no line\u0000", by: "hand" },
    { ...valid, by: "magic" },
    { ...valid, parts: [{ at: 2 }] },
    { ...valid, parts: [{ at: 1 }, { at: 1 }] },
    { ...valid, parts: [{ at: 0, name: "x".repeat(201) }] },
    { ...valid, via: "" },
    { ...valid, via: encodeLine(Array(31).fill(BEND)) },
    { ...valid, via: encodeLine([{ latitude: 0, longitude: 181 }]) },
    { ...valid, more: 1 },
  ];
  for (const one of wrong) assert.equal(Leg.safeParse(one).success, false, JSON.stringify(one));
});
