import assert from "node:assert/strict";
import fc from "fast-check";
import {
  boundsOf,
  cellAt,
  cellOfIndex,
  curveIndex,
  encodeGeohash,
} from "../../../lib/geo/geohash.ts";
import { anyPosition } from "./any_position.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

Deno.test("published geohashes come out", () => {
  assert.equal(encodeGeohash(at(57.64911, 10.40744), 10), "u4pruydqqv");
  assert.equal(encodeGeohash(at(42.6, -5.6), 5), "ezs42");
  assert.equal(encodeGeohash(at(37.8324, 112.5584), 9), "ww8p1r4t8");
});

Deno.test("the corners of the earth have a geohash", () => {
  assert.equal(encodeGeohash(at(-90, -180), 4), "0000");
  assert.equal(encodeGeohash(at(90, 180), 4), "zzzz");
  assert.equal(encodeGeohash(at(0, 0), 4), "s000");
});

Deno.test("a geohash is the one that halving the earth again and again makes", () => {
  const micro = (limit: number) =>
    fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((n) => n / 1e6);
  fc.assert(
    fc.property(micro(90), micro(180), (latitude, longitude) => {
      assert.equal(encodeGeohash(at(latitude, longitude), 10), byHalving(latitude, longitude, 10));
    }),
    { numRuns: 2000 },
  );
});

Deno.test("a shorter geohash begins the longer one", () => {
  fc.assert(fc.property(anyPosition, fc.integer({ min: 1, max: 9 }), (position, precision) => {
    const longer = encodeGeohash(position, precision + 1);
    assert.equal(longer.slice(0, -1), encodeGeohash(position, precision));
  }));
});

Deno.test("a cell is found again by its place on the curve, and its edges enclose its positions", () => {
  fc.assert(fc.property(anyPosition, fc.integer({ min: 0, max: 50 }), (position, bits) => {
    const cell = cellAt(position, bits);
    assert.deepEqual(cellOfIndex(curveIndex(cell, bits), bits), cell);
    const { south, west, north, east } = boundsOf(cell, bits);
    assert.ok(south <= position.latitude && position.latitude <= north);
    assert.ok(west <= position.longitude && position.longitude <= east);
  }));
});

Deno.test("what is not a place on the earth has no geohash", () => {
  const wrong = [[NaN, 0], [0, NaN], [90.0001, 0], [-91, 0], [0, 180.1], [0, -Infinity]];
  for (const [latitude, longitude] of wrong) {
    assert.throws(() => encodeGeohash(at(latitude, longitude)), RangeError);
  }
  for (const precision of [0, 11, 2.5, NaN]) {
    assert.throws(() => encodeGeohash(at(1, 1), precision), RangeError);
  }
});

/** The definition of the geohash, bit by bit. */
function byHalving(latitude: number, longitude: number, precision: number): string {
  const north = { value: latitude, low: -90, high: 90 };
  const east = { value: longitude, low: -180, high: 180 };
  let hash = "";
  for (let i = 0, digit = 0; i < precision * 5; i++) {
    const axis = i % 2 === 0 ? east : north;
    const middle = (axis.low + axis.high) / 2;
    const upper = axis.value >= middle;
    axis[upper ? "low" : "high"] = middle;
    digit = digit * 2 + Number(upper);
    if (i % 5 === 4) {
      hash += "0123456789bcdefghjkmnpqrstuvwxyz"[digit];
      digit = 0;
    }
  }
  return hash;
}
