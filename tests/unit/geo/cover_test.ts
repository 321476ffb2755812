import assert from "node:assert/strict";
import fc from "fast-check";
import { radians } from "../../../lib/geo/angles.ts";
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import { coverBox, coverCircle, MAX_RANGES } from "../../../lib/geo/cover.ts";
import { distanceBetween, EARTH_RADIUS } from "../../../lib/geo/distance.ts";
import { cellAt, curveIndex, HASH_BITS } from "../../../lib/geo/geohash.ts";
import { type CurveRange, WHOLE_CURVE } from "../../../lib/geo/geohash_ranges.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import type { Bounds } from "../../../lib/model/tour/tour_map.ts";
import { byLength } from "../../support/measure/length.ts";
import { anyPosition, anyRadius, between } from "./any_position.ts";

const RUNS = byLength(1000, 10_000);

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

const covers = (ranges: CurveRange[], position: Position) => {
  const index = curveIndex(cellAt(position, HASH_BITS), HASH_BITS);
  return ranges.some(({ start, end }) => start <= index && index < end);
};

function assertRanges(ranges: CurveRange[]) {
  assert.ok(ranges.length >= 1 && ranges.length <= MAX_RANGES, `${ranges.length} ranges`);
  ranges.forEach(({ start, end }, i) => {
    assert.ok(start < end, `${start} to ${end} is empty`);
    // Ranges that touch would be one.
    if (i > 0) assert.ok(ranges[i - 1].end < start, `${ranges[i - 1].end} is not before ${start}`);
  });
}

Deno.test("every place in a circle is in a range of its cover, for 10,000 random circles", () => {
  const fraction = fc.oneof(fc.constantFrom(0, 1), between(0, 1));
  const bearing = fc.oneof(fc.constantFrom(0, 90, 180, 270), between(0, 360));
  const walks = fc.array(fc.tuple(fraction, bearing), { minLength: 8, maxLength: 8 });
  let inside = 0;
  fc.assert(
    fc.property(anyPosition, anyRadius, anyPosition, walks, (center, radius, other, walks) => {
      const cover = coverCircle(center, radius);
      assertRanges(cover);
      const reach = Math.min(radius, Math.PI * EARTH_RADIUS);
      const places = walks.map(([part, bearing]) =>
        destinationPoint(center, part * reach, bearing)
      );
      for (const place of [center, other, ...places]) {
        if (distanceBetween(center, place) > radius) continue;
        inside++;
        assert.ok(covers(cover, place), `${JSON.stringify(place)} is not covered`);
      }
    }),
    { numRuns: RUNS },
  );
  assert.ok(inside > 5 * RUNS, `only ${inside} places were inside`);
});

Deno.test("every longitude of a pole is covered by a circle that holds the pole", () => {
  for (const [pole, center] of [[90, 89.9999], [-90, -89.9999], [90, 90], [-90, -90]]) {
    for (let longitude = -180; longitude <= 180; longitude += 15) {
      assert.ok(covers(coverCircle(at(center, 20), 100), at(pole, longitude)));
    }
  }
});

Deno.test("a circle on 180° covers both sides", () => {
  for (const longitude of [180, -180, 179.9999, -179.9999]) {
    const cover = coverCircle(at(10, longitude), 50);
    assert.ok(covers(cover, at(10, 179.9999)) && covers(cover, at(10, -179.9999)));
    assert.ok(covers(cover, at(10, 180)) && covers(cover, at(10, -180)));
  }
});

Deno.test("a cover is not much larger than its circle", () => {
  const center = at(40.7589, -74.6672);
  for (const radius of [1, 100, 1000, 10_000, 100_000, 1_000_000]) {
    for (let bearing = 0; bearing < 360; bearing += 45) {
      const outside = destinationPoint(center, 12 * radius + 30, bearing);
      assert.ok(!covers(coverCircle(center, radius), outside), `${radius} m reaches too far`);
    }
  }
});

Deno.test("covers hold little more than their circle: 1.7 times its area at most, on average", () => {
  const circle = Math.PI * 10_000 ** 2;
  for (const latitude of [0, 35, 52, 60]) {
    const shares = Array.from({ length: 100 }, (_, i) => {
      const center = at(latitude + i * 0.0137, 10 + i * 0.0291);
      const ranges = coverCircle(center, 10_000);
      const cells = ranges.reduce((sum, { start, end }) => sum + end - start, 0);
      // Of a map with equal degrees, by which cells are equal.
      const earth = 2 * Math.PI ** 2 * EARTH_RADIUS ** 2;
      return cells / 2 ** HASH_BITS * earth * Math.cos(radians(center.latitude)) / circle;
    });
    const mean = shares.reduce((sum, share) => sum + share) / shares.length;
    assert.ok(mean <= 1.7, `${mean} at ${latitude}° north`);
  }
});

Deno.test("a circle of half the earth or more is covered by the whole curve", () => {
  for (const radius of [10_007_544, 20_015_087, 30_000_000, Infinity]) {
    assert.deepEqual(coverCircle(at(33, 44), radius), [WHOLE_CURVE]);
  }
});

Deno.test("what is not a circle on the earth has no cover", () => {
  for (const radius of [-1, NaN]) assert.throws(() => coverCircle(at(0, 0), radius), RangeError);
  for (const center of [at(91, 0), at(0, 181), at(NaN, 0), at(0, NaN)]) {
    assert.throws(() => coverCircle(center, 1), RangeError);
  }
});

/** Any box, also one that crosses 180°, has no area, or goes all around. */
const anyBox: fc.Arbitrary<Bounds> = fc.tuple(anyPosition, anyPosition).map(([a, b]) => ({
  south: Math.min(a.latitude, b.latitude),
  north: Math.max(a.latitude, b.latitude),
  west: a.longitude,
  east: b.longitude,
}));

Deno.test("every place in a box is in a range of its cover, also across 180°", () => {
  const share = fc.oneof(fc.constantFrom(0, 1), between(0, 1));
  fc.assert(
    fc.property(anyBox, share, share, (box, up, right) => {
      const { south, north, west, east } = box;
      const width = west > east ? east + 360 - west : east - west;
      const longitude = west + right * width;
      const place = at(
        Math.min(north, south + up * (north - south)),
        right === 1 ? east : longitude > 180 ? longitude - 360 : longitude,
      );
      const cover = coverBox(box);
      assertRanges(cover);
      assert.ok(covers(cover, place), `${JSON.stringify(place)} is not covered`);
    }),
    { numRuns: RUNS },
  );
});

Deno.test("the cover of a box of a town leaves out the next town", () => {
  const cover = coverBox({ south: 40.7, west: -74.7, north: 40.8, east: -74.6 });
  for (const other of [at(41, -74.65), at(40.75, -74), at(40.5, -74.65), at(40.75, -75)]) {
    assert.ok(!covers(cover, other));
  }
});

Deno.test("what is not a box on the earth has no cover", () => {
  const world = { south: -90, west: -180, north: 90, east: 180 };
  assert.deepEqual(coverBox(world), [WHOLE_CURVE]);
  for (const wrong of [{ south: NaN }, { north: 91 }, { south: 1, north: 0 }, { west: 181 }]) {
    assert.throws(() => coverBox({ ...world, ...wrong }), RangeError);
  }
});
