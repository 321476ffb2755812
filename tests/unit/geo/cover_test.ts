import assert from "node:assert/strict";
import fc from "fast-check";
import { coverCircle, MAX_CELLS } from "../../../lib/geo/cover.ts";
import { distanceBetween, EARTH_RADIUS } from "../../../lib/geo/distance.ts";
import { encodeGeohash } from "../../../lib/geo/geohash.ts";
import type { Position } from "../../../lib/model/position.ts";
import { anyPosition, anyRadius, between } from "./any_position.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

const covers = (cover: string[], position: Position) => {
  const hash = encodeGeohash(position);
  return cover.some((prefix) => hash.startsWith(prefix));
};

/** Where one arrives from `start` after `metres` in the direction `bearing` (radians from north). */
function travel({ latitude, longitude }: Position, metres: number, bearing: number): Position {
  const [phi, angle] = [latitude * Math.PI / 180, metres / EARTH_RADIUS];
  const sine = Math.sin(phi) * Math.cos(angle) +
    Math.cos(phi) * Math.sin(angle) * Math.cos(bearing);
  const east = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(phi),
    Math.cos(angle) - Math.sin(phi) * sine,
  );
  const turned = longitude + east * 180 / Math.PI;
  return at(
    Math.asin(Math.max(-1, Math.min(1, sine))) * 180 / Math.PI,
    turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned,
  );
}

Deno.test("every place in a circle lies under a prefix of its cover, for 10,000 random circles", () => {
  const fraction = fc.oneof(fc.constantFrom(0, 1), between(0, 1));
  const bearing = fc.oneof(
    fc.constantFrom(0, Math.PI / 2, Math.PI, -Math.PI / 2),
    between(-Math.PI, Math.PI),
  );
  const walks = fc.array(fc.tuple(fraction, bearing), { minLength: 8, maxLength: 8 });
  let inside = 0;
  fc.assert(
    fc.property(anyPosition, anyRadius, anyPosition, walks, (center, radius, other, walks) => {
      const cover = coverCircle(center, radius);
      assert.ok(cover.length >= 1 && cover.length <= MAX_CELLS, `${cover.length} prefixes`);
      assert.equal(new Set(cover).size, cover.length, "a prefix stands twice");
      const reach = Math.min(radius, Math.PI * EARTH_RADIUS);
      const places = walks.map(([part, bearing]) => travel(center, part * reach, bearing));
      for (const place of [center, other, ...places]) {
        if (distanceBetween(center, place) > radius) continue;
        inside++;
        assert.ok(covers(cover, place), `${JSON.stringify(place)} is not under ${cover}`);
      }
    }),
    { numRuns: 10_000 },
  );
  assert.ok(inside > 50_000, `only ${inside} places were inside`);
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
    for (let bearing = 0; bearing < 6; bearing++) {
      const outside = travel(center, 12 * radius + 30, bearing);
      assert.ok(!covers(coverCircle(center, radius), outside), `${radius} m reaches too far`);
    }
  }
});

Deno.test("a circle around the earth is covered by one prefix, the empty one", () => {
  for (const radius of [20_015_087, 30_000_000, Infinity]) {
    assert.deepEqual(coverCircle(at(33, 44), radius), [""]);
  }
});

Deno.test("what is not a circle on the earth has no cover", () => {
  for (const radius of [-1, NaN]) assert.throws(() => coverCircle(at(0, 0), radius), RangeError);
  for (const center of [at(91, 0), at(0, 181), at(NaN, 0), at(0, NaN)]) {
    assert.throws(() => coverCircle(center, 1), RangeError);
  }
});
