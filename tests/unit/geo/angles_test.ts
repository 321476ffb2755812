import assert from "node:assert/strict";
import fc from "fast-check";
import { degrees, normalizeLongitude, radians, unwrapLongitudes } from "../../../lib/geo/angles.ts";

const span = (longitudes: number[]) => Math.max(...longitudes) - Math.min(...longitudes);

Deno.test("neighbours across the antimeridian become neighbours on the line", () => {
  assert.deepEqual(unwrapLongitudes([179, -179]), [179, 181]);
  assert.deepEqual(unwrapLongitudes([-170, 175, 178]), [190, 175, 178]);
});

Deno.test("what does not cross the antimeridian stays as it is", () => {
  for (const longitudes of [[], [-74.66], [5, 5], [-122, -74, 2, 30], [-90, 90]]) {
    assert.deepEqual(unwrapLongitudes(longitudes), longitudes);
  }
});

Deno.test("each longitude keeps its place on earth, and no other cut gives a smaller span", () => {
  const longitudes = fc.array(fc.integer({ min: -180, max: 180 }), { minLength: 1, maxLength: 12 });
  fc.assert(fc.property(longitudes, (longitudes) => {
    const unrolled = unwrapLongitudes(longitudes);
    unrolled.forEach((to, i) => assert.equal(Math.abs(to - longitudes[i]) % 360, 0));
    for (const cut of longitudes) {
      const other = longitudes.map((longitude) => longitude < cut ? longitude + 360 : longitude);
      assert.ok(span(unrolled) <= span(other), `${unrolled} is wider than ${other}`);
    }
  }));
});

Deno.test("a longitude beyond 180° becomes the same meridian from -180 to below 180", () => {
  const pairs = [[180, -180], [-180, -180], [181, -179], [-181, 179], [540, -180], [12.5, 12.5]];
  for (const [longitude, normal] of pairs) assert.equal(normalizeLongitude(longitude), normal);
});

Deno.test("no longitude is normalized to one that is not on the earth, however near 180° it is", () => {
  for (const longitude of [180 - 2 ** -45, 540 - 2 ** -43, -180 - 2 ** -45, -540 - 2 ** -43]) {
    const normal = normalizeLongitude(longitude);
    assert.ok(normal >= -180 && normal < 180, `${longitude} becomes ${normal}`);
  }
});

Deno.test("degrees and radians turn into each other", () => {
  assert.equal(radians(180), Math.PI);
  assert.equal(degrees(Math.PI / 2), 90);
});
