import assert from "node:assert/strict";
import fc from "fast-check";
import { distanceBetween, EARTH_RADIUS } from "../../../lib/geo/distance.ts";
import { anyPosition } from "./any_position.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

function assertMetres(actual: number, expected: number, tolerance: number) {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} m is not ${expected} m`);
}

Deno.test("a degree of latitude is 111.195 km, and of longitude half of that at 60° north", () => {
  assertMetres(distanceBetween(at(40, -74), at(41, -74)), 111_194.93, 0.01);
  assertMetres(distanceBetween(at(60, 10), at(60, 11)), 55_595.4, 5);
});

Deno.test("London to Paris is 343.6 km", () => {
  assertMetres(distanceBetween(at(51.5074, -0.1278), at(48.8566, 2.3522)), 343_556, 100);
});

Deno.test("two places on both sides of 180° are near each other", () => {
  assertMetres(distanceBetween(at(0, 179.9995), at(0, -179.9995)), 111.19, 0.01);
});

Deno.test("at a pole all longitudes are one place", () => {
  assertMetres(distanceBetween(at(90, 0), at(90, 137)), 0, 1e-6);
});

Deno.test("antipodes are half the way round", () => {
  assertMetres(distanceBetween(at(12, 34), at(-12, -146)), Math.PI * EARTH_RADIUS, 0.2);
});

Deno.test("distance is symmetric, never negative, and nothing from a place to itself", () => {
  fc.assert(fc.property(anyPosition, anyPosition, (a, b) => {
    assert.equal(distanceBetween(a, a), 0);
    assert.ok(distanceBetween(a, b) >= 0);
    assertMetres(distanceBetween(a, b), distanceBetween(b, a), 0.2);
  }));
});
