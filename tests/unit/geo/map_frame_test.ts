import assert from "node:assert/strict";
import fc from "fast-check";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import { frameAround, moveApart, scaleBar } from "../../../lib/geo/map_frame.ts";
import type { Position } from "../../../lib/model/tour/position.ts";

const SIZE = { width: 124, height: 165 };
const frameOf = (places: Position[]) => frameAround(places, { ...SIZE, margin: 11 })!;

const Place = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

Deno.test("all places are within the margins of their map, also across the antimeridian", () => {
  const check = (places: Position[]) => {
    const frame = frameOf(places);
    for (const { x, y } of places.map(frame.place)) {
      assert.ok(x > 10.99 && x < 113.01 && y > 10.99 && y < 154.01, JSON.stringify({ x, y }));
    }
  };
  check([{ latitude: -17, longitude: 179.9 }, { latitude: -17.1, longitude: -179.9 }]);
  fc.assert(fc.property(
    Place,
    fc.array(fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), Place), { maxLength: 8 }),
    (first, others) =>
      check([
        first,
        ...others.map(([near, { latitude }]) => ({
          latitude: first.latitude + (latitude - first.latitude) / 100,
          longitude: (first.longitude + near + 540) % 360 - 180,
        })),
      ]),
  ));
});

Deno.test("north is at the top, and millimetres of paper are metres on the ground", () => {
  const [south, north] = [43.768, 43.772].map((latitude) => ({ latitude, longitude: 11.25 }));
  const frame = frameOf([south, north]);
  const [a, b] = [frame.place(south), frame.place(north)];
  assert.ok(b.y < a.y);
  const metres = (a.y - b.y) * frame.metresPerMillimetre;
  assert.ok(Math.abs(metres / distanceBetween(south, north) - 1) < 0.001);
});

Deno.test("one place has a street around it, and no place no map", () => {
  const frame = frameOf([{ latitude: 43.77, longitude: 11.25 }]);
  assert.ok(Math.abs(frame.metresPerMillimetre * SIZE.width - 160) < 1);
  assert.equal(frameAround([], { ...SIZE, margin: 11 }), undefined);
});

Deno.test("a scale bar is a round number of metres, and fits", () => {
  for (const [metresPerMillimetre, metres] of [[6.3, 100], [7, 200], [0.9, 20], [40, 1000]]) {
    const bar = scaleBar({ metresPerMillimetre }, 30);
    assert.equal(bar.metres, metres);
    assert.ok(bar.length <= 30 && bar.length > 10);
  }
});

Deno.test("seals of one place are put beside each other, and one that is free stays", () => {
  const [free, ...pile] = moveApart(
    [{ x: 20, y: 20 }, ...Array(6).fill({ x: 60, y: 60 })],
    { ...SIZE, gap: 6 },
  );
  assert.ok(Math.hypot(free.x - 20, free.y - 20) < 0.02);
  for (const [i, a] of pile.entries()) {
    for (const b of pile.slice(i + 1)) assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 5.8);
    assert.ok(Math.hypot(a.x - 60, a.y - 60) < 12);
  }
});
