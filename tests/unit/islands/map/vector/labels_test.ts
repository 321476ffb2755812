import assert from "node:assert/strict";
import {
  measurePath,
  pointAt,
  startsAlong,
  type XY,
} from "../../../../../islands/map/vector/label_path.ts";
import { breakLines } from "../../../../../islands/map/vector/label_text.ts";
import { middleOf } from "../../../../../islands/map/vector/middle.ts";

const SPACING = { repeat: 200, margin: 4 };
const path = (...points: [number, number][]) => measurePath(points.map(([x, y]): XY => ({ x, y })));

Deno.test("a point along a path lies on it, with the direction of the path there", () => {
  const bent = path([0, 0], [30, 0], [30, 40]);
  assert.equal(bent.length, 70);
  assert.deepEqual(pointAt(bent, 15), { x: 15, y: 0, angle: 0 });
  assert.deepEqual(pointAt(bent, 50), { x: 30, y: 20, angle: Math.PI / 2 });
});

Deno.test("a point that the data has twice does no harm", () => {
  const doubled = path([0, 0], [0, 0], [0, 50], [0, 50], [0, 100]);
  assert.deepEqual(startsAlong(doubled, 60, SPACING), [20]);
  assert.ok(Number.isFinite(pointAt(doubled, 0).x));
});

Deno.test("a name stands in the middle of a street, and nowhere on one that is too short", () => {
  assert.deepEqual(startsAlong(path([0, 0], [100, 0]), 60, SPACING), [20]);
  assert.deepEqual(startsAlong(path([0, 0], [60, 0]), 60, SPACING), []);
});

Deno.test("a name is repeated along a street, evenly", () => {
  const starts = startsAlong(path([0, 0], [800, 0]), 60, SPACING);
  assert.equal(starts.length, 3);
  assert.deepEqual(starts.map(Math.round), [103, 370, 637]);
});

Deno.test("a name keeps away from a corner, and stays off a line that is all corners", () => {
  for (const end of [[100, 200], [180, 140]] as [number, number][]) {
    const corner = path([0, 0], [100, 0], end);
    const starts = startsAlong(corner, 80, SPACING);
    assert.equal(starts.length, 1);
    assert.ok(starts[0] + 80 <= 100 || starts[0] >= 100, `from ${starts[0]}`);
  }
  assert.deepEqual(startsAlong(path([0, 0], [50, 0], [80, 52]), 80, SPACING), [], "across it");
  const zigzag = path(
    ...Array.from({ length: 30 }, (_, i): [number, number] => [i * 10, i % 2 * 10]),
  );
  assert.deepEqual(startsAlong(zigzag, 80, SPACING), []);
});

Deno.test("a name follows a gentle bend", () => {
  const arc = path(
    ...Array.from({ length: 20 }, (_, i): [number, number] => [
      200 * Math.sin(i / 20),
      200 * Math.cos(i / 20),
    ]),
  );
  assert.equal(startsAlong(arc, 100, SPACING).length, 1);
});

Deno.test("names are broken at spaces into lines of like length; a long word stays whole", () => {
  assert.deepEqual(breakLines("Boboli", 16), ["Boboli"]);
  assert.deepEqual(breakLines("Museo Salvatore Ferragamo", 16), ["Museo Salvatore", "Ferragamo"]);
  assert.deepEqual(breakLines("x".repeat(60), 16), ["x".repeat(60)]);
  const long = "Biblioteca del Museo Nazionale del Bargello di Firenze";
  const lines = breakLines(long, 18);
  assert.equal(lines.join(" "), long);
  assert.ok(lines.length <= 4 && lines.every((line) => line.length <= 22), lines.join("/"));
});

Deno.test("the name of an area stands inside of it, also of one with a bay or a hole", () => {
  const ring = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));
  const square = ring([0, 0], [100, 0], [100, 100], [0, 100]);
  assert.deepEqual(middleOf([square]), { x: 50, y: 50, width: 100 });
  const crescent = ring([0, 0], [100, 0], [100, 20], [30, 20], [30, 80], [100, 80], [100, 100], [
    0,
    100,
  ]);
  const { x, width } = middleOf([crescent]);
  assert.ok(x > 0 && x < 30 && width === 30, `at ${x}`);
  const hole = ring([20, 20], [20, 80], [60, 80], [60, 20]);
  const beside = middleOf([square, hole]);
  assert.ok(beside.x > 60 && beside.width === 40, `at ${beside.x}`);
});
