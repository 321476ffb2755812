import assert from "node:assert/strict";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { foundOn, placeAt, road, UNIT, wayOn } from "../../../support/streets/hand_made.ts";

/** Asserts a length in units of a tile, to a fifth of one. */
function assertLength(metres: number, units: number): void {
  assert.ok(Math.abs(metres / UNIT - units) < 0.2, `${metres / UNIT} units instead of ${units}`);
}

const CORNER = [
  road([[100, 100], [500, 100]], { name: "Broad Street" }),
  road([[500, 100], [500, 400]], { name: "Mill Lane" }),
];

Deno.test("a way goes from the place to the street, along it, and from it to the other place", () => {
  const way = foundOn([CORNER], [200, 130], [540, 300]);
  assertLength(way.metres, 30 + 300 + 200 + 40);
  assert.deepEqual(way.points[0], placeAt([200, 130]));
  assert.deepEqual(way.points.at(-1), placeAt([540, 300]));
  assert.deepEqual(way.parts, [{ at: 0, name: "Broad Street" }, { at: 2, name: "Mill Lane" }]);
  assert.ok(distanceBetween(way.points[2], placeAt([500, 100])) < 0.1);
});

Deno.test("two places on the same piece of a street are joined along it, in both directions", () => {
  for (const [from, to] of [[200, 400], [400, 200]]) {
    const way = foundOn([CORNER], [from, 100], [to, 100]);
    assertLength(way.metres, 200);
    assert.equal(way.points.length, 2);
    assert.deepEqual(way.parts, [{ at: 0, name: "Broad Street" }]);
  }
});

Deno.test("the way along a piece is not taken where the way around is shorter", () => {
  const bow = road([[100, 100], [110, 100], [300, 600], [490, 100], [500, 100]], { name: "Bow" });
  const way = foundOn([[bow, road([[110, 100], [490, 100]])]], [105, 100], [495, 100]);
  assertLength(way.metres, 390);
});

Deno.test("the way from a place to itself has no length, however far the street is", () => {
  const way = foundOn([CORNER], [200, 150], [200, 150]);
  assert.equal(way.metres, 0);
  assert.equal(way.points.length, 2);
});

Deno.test("from a crossing a way begins with the street that it takes, and so it ends at one", () => {
  const cross = [
    road([[500, 400], [500, 100]], { name: "Mill Lane" }),
    road([[100, 100], [500, 100]], { name: "Broad Street" }),
    road([[100, 100], [100, 400]], { name: "Church Lane" }),
  ];
  for (const [from, to] of [[500, 100], [100, 500]]) {
    const { parts } = foundOn([cross], [from, 100], [to, 100]);
    assert.deepEqual(parts, [{ at: 0, name: "Broad Street" }]);
    const beside = foundOn([cross], [from, 90], [to, 90]);
    assert.deepEqual(beside.parts, [{ at: 0, name: "Broad Street" }]);
  }
});

Deno.test("a street with several parts of one name is told once, and steps apart", () => {
  const tile = [
    road([[100, 100], [300, 100]], { name: "Hill" }),
    road([[300, 100], [350, 150]], { name: "Hill", isSteps: true }),
    road([[350, 150], [500, 150]], { name: "Hill" }),
    road([[500, 150], [700, 150]], { name: "Hill", floor: "bridge" }),
  ];
  const { parts } = foundOn([tile], [100, 100], [700, 150]);
  assert.deepEqual(parts, [
    { at: 0, name: "Hill" },
    { at: 1, name: "Hill", steps: true },
    { at: 2, name: "Hill" },
  ]);
});

Deno.test("steps are taken where they save much, and never on a way without steps", () => {
  const around = road([[100, 100], [100, 300], [200, 300]], { name: "Ramp" });
  const steps = road([[100, 100], [200, 300]], { name: "Stairs", isSteps: true });
  const detour = road([[100, 100], [100, 900], [200, 900], [200, 300]], { name: "Loop" });
  const short = foundOn([[around, steps]], [100, 100], [200, 300]);
  assert.deepEqual(short.parts, [{ at: 0, name: "Ramp" }], "300 are less effort than 224 steps");
  const far = foundOn([[detour, steps]], [100, 100], [200, 300]);
  assert.deepEqual(far.parts, [{ at: 0, name: "Stairs", steps: true }]);
  const free = foundOn([[detour, steps]], [100, 100], [200, 300], true);
  assert.deepEqual(free.parts, [{ at: 0, name: "Loop" }]);
});

Deno.test("a street with a name is taken rather than a path beside it that is hardly shorter", () => {
  const street = road([[100, 100], [300, 110], [500, 100]], { name: "Broad Street" });
  const path = road([[100, 100], [500, 100]]);
  const { parts } = foundOn([[street, path]], [100, 100], [500, 100]);
  assert.deepEqual(parts, [{ at: 0, name: "Broad Street" }]);
});

Deno.test("a bridge meets what runs below it at its ends only", () => {
  const bridge = road([[100, 100], [300, 100], [500, 100]], { floor: "bridge", name: "Bridge" });
  const below = road([[300, 50], [300, 100], [300, 150]], { name: "Quay" });
  const stairs = road([[500, 100], [500, 200], [300, 200], [300, 150]], { name: "Stairs" });
  const way = foundOn([[bridge, below, stairs]], [100, 100], [300, 80]);
  assertLength(way.metres, 400 + 100 + 200 + 50 + 70);
  assert.deepEqual(wayOn([[bridge, below]], [100, 100], [300, -20]), { problem: "none" });
});

Deno.test("streets that cross without a point that both have are not joined", () => {
  const streets = [road([[100, 300], [500, 300]]), road([[300, 100], [300, 500]])];
  assert.deepEqual(wayOn([streets], [110, 300], [300, 110]), { problem: "none" });
});

Deno.test("a street that ends on another one is joined with it, though the point was left out", () => {
  const streets = [road([[100, 300], [500, 302]]), road([[300, 100], [300, 300]])];
  assertLength(foundOn([streets], [300, 150], [450, 301]).metres, 300.5);
  const apart = [road([[100, 300], [500, 300]]), road([[300, 100], [300, 290]])];
  assert.deepEqual(wayOn([apart], [110, 300], [300, 110]), { problem: "none" });
});

Deno.test("a place more than 60 metres from every street is far from them", () => {
  const away = (metres: number) => wayOn([CORNER], [200, 100 - metres / UNIT], [400, 100]);
  assert.deepEqual(away(62), { problem: "far", at: "start" });
  assert.ok("points" in away(58));
  const end = wayOn([CORNER], [400, 100], [200, 100 - 62 / UNIT]);
  assert.deepEqual(end, { problem: "far", at: "end" });
});

Deno.test("a tunnel below a place, and steps on a way without them, are not streets near it", () => {
  const tunnel = road([[100, 100], [500, 100]], { isTunnel: true, floor: "tunnel" });
  assert.deepEqual(wayOn([[tunnel]], [200, 100], [400, 100]), { problem: "far", at: "start" });
  const steps = road([[100, 100], [500, 100]], { isSteps: true });
  assert.deepEqual(wayOn([[steps]], [200, 100], [400, 100], true), { problem: "far", at: "start" });
});

Deno.test("of the streets near a place one is taken that leads to the other place", () => {
  const yard = road([[190, 120], [210, 120]], { name: "Yard" });
  const { parts } = foundOn([[...CORNER, yard]], [200, 120], [500, 300]);
  assert.deepEqual(parts.map(({ name }) => name), ["Broad Street", "Mill Lane"]);
});

Deno.test("places more than 20 kilometres apart, as the crow flies or on foot, are too far", () => {
  assert.deepEqual(wayOn([CORNER], [200, 100], [200 + 20_010 / UNIT, 100]), { problem: "long" });
  const turns = Array.from(
    { length: 40 },
    (_, i): [number, number][] =>
      i % 2 === 0
        ? [[10, 10 + i * 100], [4000, 10 + i * 100]]
        : [[4000, 10 + i * 100], [10, 10 + i * 100]],
  ).flat();
  assert.deepEqual(wayOn([[road(turns)]], [10, 10], [10, 3910]), { problem: "long" });
});

Deno.test("a way has no points that change its line by less than two metres, and 200 at most", () => {
  const flat = Array.from({ length: 100 }, (_, i): [number, number] => [100 + i * 30, 100 + i % 2]);
  assert.equal(foundOn([[road(flat)]], flat[0], flat[99]).points.length, 2);
  const zigzag = flat.map(([x], i): [number, number] => [x, 100 + i % 2 * 60]);
  assert.equal(foundOn([[road(zigzag)]], zigzag[0], zigzag[99]).points.length, 100);
  const long = Array.from(
    { length: 390 },
    (_, i): [number, number] => [100 + i * 10, 100 + i % 2 * 50],
  );
  const streets = long.slice(1).map((to, i) => road([long[i], to], { name: `Street ${i}` }));
  const way = foundOn([streets], long[0], long[389]);
  assert.ok(way.points.length <= 200);
  assert.ok(way.parts.length <= 100);
  way.parts.forEach(({ at }, i) => {
    assert.ok(i === 0 ? at === 0 : at > way.parts[i - 1].at, "in their order");
    assert.ok(at < way.points.length - 1);
  });
});
