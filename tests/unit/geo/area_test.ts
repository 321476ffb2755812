/** Zones with corners. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { metresToEdge, middleOf, radiusAround, radiusOfArea } from "../../../lib/geo/area.ts";
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import { hasEntered, hasLeft, metresFrom } from "../../../lib/geo/geofence.ts";

const HOME = { latitude: 51.75, longitude: -1.25 };
const at = (east: number, north: number) =>
  destinationPoint(destinationPoint(HOME, Math.abs(east), east < 0 ? 270 : 90), north, 0);
const near = (metres: number, expected: number) =>
  assert.ok(Math.abs(metres - expected) < 0.1, `${metres} m, not ${expected} m`);

/** A courtyard of 100 by 100 m, of which the north-eastern quarter is a house. */
const COURT = [at(0, 0), at(100, 0), at(100, 50), at(50, 50), at(50, 100), at(0, 100)];

Deno.test("the distance to the edge of an area is negative within it", () => {
  near(metresToEdge(COURT, at(25, 40)), -25);
  near(metresToEdge(COURT, at(75, 75)), 25);
  near(metresToEdge(COURT, at(130, 25)), 30);
  near(metresToEdge(COURT, at(-30, 140)), 50);
  near(metresToEdge(COURT, at(50, 50)), 0);
  near(metresToEdge([...COURT].reverse(), at(25, 40)), -25);
});

Deno.test("an area has the radius of a circle as large, and one around it", () => {
  near(radiusOfArea(COURT), Math.sqrt(7500 / Math.PI));
  near(radiusAround(at(0, 0), COURT), Math.hypot(100, 50));
});

Deno.test("an area with many corners on a circle is that circle", () => {
  const ring = Array.from({ length: 90 }, (_, i) => destinationPoint(HOME, 50, i * 4));
  const metres = fc.double({ min: 0, max: 200, noNaN: true });
  const turn = fc.double({ min: 0, max: 360, noNaN: true });
  fc.assert(fc.property(metres, turn, (away, angle) => {
    const place = destinationPoint(HOME, away, angle);
    const zone = { ...HOME, radius: radiusOfArea(ring), area: ring };
    const off = Math.abs(metresFrom(place, zone) - distanceBetween(place, HOME));
    assert.ok(off < 0.2, `${off} m`);
  }));
});

Deno.test("an area is entered over its edge, and left 20 metres beyond it", () => {
  const zone = { ...at(25, 25), radius: radiusOfArea(COURT), area: COURT };
  const fix = (east: number, north: number, accuracy = 5) => ({
    ...at(east, north),
    accuracy,
    time: 0,
  });
  assert.ok(hasEntered(fix(95, 5), zone), "far from its middle");
  assert.ok(!hasEntered(fix(70, 70), zone), "in the house");
  assert.ok(!hasEntered(fix(95, 5, 200), zone), "inaccurate");
  assert.ok(!hasLeft(fix(115, 25), zone));
  assert.ok(hasLeft(fix(126, 25), zone));
  assert.ok(!hasLeft(fix(126, 25, 30), zone));
});

Deno.test("the middle of an area is in it, also of a bent one", () => {
  const square = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)];
  near(distanceBetween(middleOf(square), at(50, 50)), 0);
  const bent = [at(0, 0), at(100, 0), at(100, 5), at(5, 5), at(5, 100), at(0, 100)];
  assert.ok(metresToEdge(bent, middleOf(bent)) <= 0.01);
});
