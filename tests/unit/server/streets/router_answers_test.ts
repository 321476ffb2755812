/**
 * What OSRM 26.10.0 and Valhalla 3.9.1 have answered in an invented town, without the fields that
 * nobody reads.
 */
import assert from "node:assert/strict";
import type { Asked } from "../../../../lib/server/streets/answers.ts";
import { osrmAddress, readOsrm } from "../../../../lib/server/streets/osrm.ts";
import { readValhalla } from "../../../../lib/server/streets/valhalla.ts";

/** A place by thousandths of a degree. */
const at = (north: number, east: number) => ({
  latitude: (51_750 + north) / 1000,
  longitude: (-1250 + east) / 1000,
});

const asked = (from: [number, number], to: [number, number], stepFree = false): Asked => ({
  from: at(...from),
  to: at(...to),
  stepFree,
});

/** The streets of a way, and where each begins. */
function partsOf(found: ReturnType<typeof readOsrm>) {
  assert.ok(found && "parts" in found, JSON.stringify(found));
  return found.parts;
}

const atOnePoint = (name: string, geometry: string, waypoints: { distance: number }[]) => ({
  code: "Ok",
  routes: [{
    distance: 0,
    legs: [{
      steps: [
        { name, distance: 0, geometry: `${geometry}??` },
        { name, distance: 0, geometry },
      ],
    }],
  }],
  waypoints,
});

const VALHALLA_AT_ONE_POINT = {
  trip: {
    status: 0,
    summary: { length: 0 },
    legs: [{
      shape: "_fquaBvr_kA??",
      maneuvers: [
        { type: 3, street_names: ["Broad Street"], begin_shape_index: 0, end_shape_index: 1 },
        { type: 6, begin_shape_index: 1, end_shape_index: 1 },
      ],
    }],
  },
};

Deno.test("the way between two places beside one point of a street is a straight line", () => {
  const question = asked([-0.1, 4.5], [-0.3, 4.5]);
  const osrm = atOnePoint("Broad Street", "olzzHjgrF", [
    { distance: 11.12621223 },
    { distance: 33.37863667 },
  ]);
  for (
    const found of [readOsrm(osrm, question), readValhalla(VALHALLA_AT_ONE_POINT, question)]
  ) {
    assert.ok(found && "points" in found, JSON.stringify(found));
    assert.deepEqual(found.points, [question.from, question.to]);
    assert.equal(Math.round(found.metres), 22);
    assert.deepEqual(found.parts, [{ at: 0, name: "Broad Street" }]);
  }
});

Deno.test("two places that are nearest to the same point, and far from it, are reported as far", () => {
  const osrm = atOnePoint("Behind Gate", "_`zzHncsF", [
    { distance: 111.2621222 },
    { distance: 166.8931834 },
  ]);
  const far = { problem: "far", at: "start" };
  assert.deepEqual(readOsrm(osrm, asked([-3, 0], [-3.5, 0])), far);
  assert.deepEqual(readValhalla(VALHALLA_AT_ONE_POINT, asked([-3, 4.5], [-3.5, 4.5])), far);
});

Deno.test("OSRM is asked in plain numbers beside Greenwich and the equator, too", () => {
  const { pathname } = osrmAddress("http://router.example/route/v1/foot", {
    from: { latitude: 1e-7, longitude: -1e-9 },
    to: { latitude: 51.123456789, longitude: 0.0000012 },
    stepFree: false,
  });
  assert.equal(pathname, "/route/v1/foot/0,0;0.000001,51.123457");
});

Deno.test("a turn names the street that begins there, even if all the streets behind it share a number", () => {
  const shape = "_liuaB~wxjA?n}@n}@?n}@?n}@?n}@??o}@";
  const answer = {
    trip: {
      status: 0,
      summary: { length: 0.583 },
      legs: [{
        shape,
        maneuvers: [
          { type: 1, street_names: ["Side Lane"], begin_shape_index: 0, end_shape_index: 1 },
          {
            type: 15,
            street_names: ["B 7"],
            begin_street_names: ["Main Street", "B 7"],
            begin_shape_index: 1,
            end_shape_index: 5,
          },
          { type: 15, street_names: ["End Lane"], begin_shape_index: 5, end_shape_index: 6 },
          { type: 4, begin_shape_index: 6, end_shape_index: 6 },
        ],
      }],
    },
  };
  assert.deepEqual(partsOf(readValhalla(answer, asked([-4, 8], [-8, 8]))), [
    { at: 0, name: "Side Lane" },
    { at: 1, name: "Main Street" },
    { at: 5, name: "End Lane" },
  ]);
});

Deno.test("an escalator counts as steps: whoever asks for a way without steps is told that there is none", () => {
  const answer = {
    trip: {
      status: 0,
      summary: { length: 0.333 },
      legs: [{
        shape: "_liuaB~fejAn}@?vQ?fiB?",
        maneuvers: [
          { type: 1, street_names: ["Lower Floor"], begin_shape_index: 0, end_shape_index: 1 },
          { type: 41, begin_shape_index: 1, end_shape_index: 2 },
          { type: 8, street_names: ["Higher Floor"], begin_shape_index: 2, end_shape_index: 3 },
          { type: 4, begin_shape_index: 3, end_shape_index: 3 },
        ],
      }],
    },
  };
  assert.deepEqual(partsOf(readValhalla(answer, asked([-4, 18], [-7, 18]))), [
    { at: 0, name: "Lower Floor" },
    { at: 1, steps: true },
    { at: 2, name: "Higher Floor" },
  ]);
  assert.deepEqual(readValhalla(answer, asked([-4, 18], [-7, 18], true)), { problem: "none" });
});

Deno.test("steps over a bridge keep their names and their places", () => {
  const osrm = {
    code: "Ok",
    routes: [{
      distance: 445.1,
      legs: [{
        steps: [
          { name: "Four Street", distance: 111.3, geometry: "g_{zHnjrFgE?" },
          { name: "", distance: 55.6, geometry: "oe{zHnjrFcB?" },
          { name: "Iron Bridge", distance: 166.9, geometry: "sh{zHnjrFgE?cB?" },
          { name: "Alley 4", distance: 111.3, geometry: "_r{zHnjrFgE?" },
          { name: "Alley 4", distance: 0, geometry: "gx{zHnjrF" },
        ],
      }],
    }],
    waypoints: [{ distance: 0 }, { distance: 0 }],
  };
  const valhalla = {
    trip: {
      status: 0,
      summary: { length: 0.445 },
      legs: [{
        shape: "oawuaB~q`kAo}@?g^?o}@?g^?o}@?",
        maneuvers: [
          { type: 1, street_names: ["Four Street"], begin_shape_index: 0, end_shape_index: 1 },
          { type: 40, begin_shape_index: 1, end_shape_index: 2 },
          { type: 8, street_names: ["Iron Bridge"], begin_shape_index: 2, end_shape_index: 3 },
          { type: 40, street_names: ["Alley 4"], begin_shape_index: 3, end_shape_index: 5 },
          { type: 4, begin_shape_index: 5, end_shape_index: 5 },
        ],
      }],
    },
  };
  const question = asked([3, 4], [7, 4]);
  const ways = [readOsrm(osrm, question), readValhalla(valhalla, question)];
  for (const way of ways) {
    assert.ok(way && "points" in way);
    assert.deepEqual(way.points, [3, 4, 4.5, 5.5, 6, 7].map((north) => at(north, 4)));
  }
  assert.deepEqual(partsOf(ways[0]), [
    { at: 0, name: "Four Street" },
    { at: 1 },
    { at: 2, name: "Iron Bridge" },
    { at: 4, name: "Alley 4" },
  ]);
  assert.deepEqual(partsOf(ways[1]), [
    { at: 0, name: "Four Street" },
    { at: 1, steps: true },
    { at: 2, name: "Iron Bridge" },
    { at: 3, name: "Alley 4", steps: true },
  ]);
});
