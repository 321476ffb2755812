import assert from "node:assert/strict";
import { readRoads } from "../../../../lib/geo/streets/roads.ts";
import { tilesBetween } from "../../../../lib/geo/streets/tiles_between.ts";
import { foundOn, road, UNIT, wayOn } from "../../../support/streets/hand_made.ts";
import { makeMapArchive, type TestFeature } from "../../../support/servers/map_archive.ts";
import { readerOf } from "../../../support/streets/florence.ts";

const SIDE = 4096;

Deno.test("a street across the border of two tiles, each with a margin, is one", () => {
  const west = [road([[3800, 500], [SIDE + 256, 500]], { name: "Long Street" })];
  const east = [road([[-256, 500], [400, 500]], { name: "Long Street" })];
  const way = foundOn([west, east], [3900, 500], [SIDE + 300, 500]);
  assert.ok(Math.abs(way.metres / UNIT - 496) < 0.2, String(way.metres / UNIT));
  assert.equal(way.points.length, 2);
  assert.deepEqual(way.parts, [{ at: 0, name: "Long Street" }]);
});

Deno.test("a street that each tile has rounded differently is still one at their border", () => {
  const west = [road([[3800, 100], [SIDE + 256, 868]], { name: "Slope" })];
  const east = [road([[-256, 155], [400, 1068]], { name: "Slope" })];
  assert.ok("points" in wayOn([west, east], [3900, 239], [SIDE + 300, 929]));
});

Deno.test("a street that bends in the margin of its neighbour is met there once", () => {
  const points: [number, number][] = [[3800, 500], [SIDE + 100, 600], [SIDE + 100, 900]];
  const west = [road(points, { name: "Bend" })];
  const east = [
    road(points.map(([x, y]) => [x - SIDE, y]), { name: "Bend" }),
    road([[100, 900], [300, 900]], { name: "Bend" }),
  ];
  const way = foundOn([west, east], [3800, 500], [SIDE + 300, 900]);
  assert.ok(Math.abs(way.metres / UNIT - (Math.hypot(396, 100) + 300 + 200)) < 0.2);
});

Deno.test("two streets that only come near each other at a border are not joined there", () => {
  const west = [road([[3800, 500], [SIDE + 256, 500]], { name: "Low Street" })];
  const east = [road([[-256, 502], [400, 502]], { name: "High Street" })];
  assert.deepEqual(wayOn([west, east], [3900, 500], [SIDE + 300, 500]), { problem: "none" });
});

Deno.test("what lies in the margin alone is left to the neighbouring tile", () => {
  const west = [road([[SIDE + 20, 100], [SIDE + 20, 900]])];
  assert.deepEqual(wayOn([west], [SIDE + 20, 200], [SIDE + 20, 800]), {
    problem: "far",
    at: "start",
  });
});

Deno.test("tiles lie around both places, go on beyond 180°, and are not too many", () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });
  const near = tilesBetween([at(0.001, 0.001), at(0.001, 0.001)], 14, 120);
  assert.deepEqual(near?.map(({ x, y }) => `${x}/${y}`), [
    "8191/8191",
    "8191/8192",
    "8192/8191",
    "8192/8192",
  ]);
  const across = tilesBetween([at(0.01, 179.99), at(0.01, -179.99)], 14, 120)!;
  assert.deepEqual([...new Set(across.map(({ x }) => x))], [16383, 16384]);
  assert.equal(tilesBetween([at(0, 0), at(0.2, 0.2)], 14, 80), undefined);
});

const line = (y: number, props: TestFeature["props"]): TestFeature => ({
  layer: "roads",
  type: "line",
  points: [[0, y], [4096, y]],
  props,
});

async function roadsOf(...features: TestFeature[]) {
  const archive = readerOf(makeMapArchive({ features, finest: 14 }));
  return readRoads(new Uint8Array((await archive.getZxy(14, 1, 1))!.data));
}

Deno.test("ways for people on foot are read from older tiles and from today's", async () => {
  const older = await roadsOf(
    line(1, { "pmap:kind": "minor_road", highway: "residential", name: "Mill Lane" }),
    line(2, { "pmap:kind": "other", highway: "steps" }),
    line(3, { "pmap:kind": "minor_road", highway: "service", "pmap:level": 1, bridge: "yes" }),
    line(4, { "pmap:kind": "highway", highway: "motorway_link" }),
    line(5, { "pmap:kind": "major_road", highway: "trunk", oneway: "yes" }),
    line(6, { "pmap:kind": "major_road", highway: "trunk", oneway: "no" }),
    line(7, { "pmap:kind": "other", highway: "razed" }),
  );
  const today = await roadsOf(
    line(1, { kind: "minor_road", kind_detail: "residential", name: "Mill Lane" }),
    line(2, { kind: "path", kind_detail: "steps" }),
    line(3, { kind: "minor_road", kind_detail: "service", is_bridge: 1 }),
    line(4, { kind: "highway", kind_detail: "motorway_link" }),
    line(5, { kind: "major_road", kind_detail: "trunk", oneway: "yes" }),
    line(6, { kind: "major_road", kind_detail: "trunk" }),
    line(7, { kind: "ferry" }),
    line(8, { kind: "rail", kind_detail: "tram" }),
  );
  for (const roads of [older, today]) {
    assert.deepEqual(roads.map(({ lines }) => lines[0][0].y), [1, 2, 3, 6]);
    assert.deepEqual(roads.map(({ name }) => name), ["Mill Lane", undefined, undefined, undefined]);
    assert.deepEqual(roads.map(({ isSteps }) => isSteps), [false, true, false, false]);
  }
});
