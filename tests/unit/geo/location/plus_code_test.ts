import assert from "node:assert/strict";
import fc from "fast-check";
import { OpenLocationCode } from "open-location-code";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import {
  decodePlusCode,
  decodeShortPlusCode,
  parsePlusCode,
} from "../../../../lib/geo/location/plus_code.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { anyPosition } from "../any_position.ts";

const codec = new OpenLocationCode() as unknown as typeof OpenLocationCode;

const encodePlusCode = ({ latitude, longitude }: Position, digits = 10) =>
  codec.encode(latitude, longitude, digits);

/**
 * From the test data of the specification (test_data/decoding.csv): code, middle of the rectangle.
 */
const DECODED: [string, number, number][] = [
  ["7FG49Q00+", 20.375, 2.775],
  ["7FG49QCJ+2V", 20.3700625, 2.7821875],
  ["7FG49QCJ+2VX", 20.3701125, 2.782234375],
  ["7FG49QCJ+2VXGJ", 20.3701135, 2.78223535156],
  ["8FVC2222+22", 47.0000625, 8.0000625],
  ["4VCPPQGP+Q9", -41.2730625, 174.7859375],
  ["62G20000+", 0.5, -179.5],
  ["22220000+", -89.5, -179.5],
  ["7FG40000+", 20.5, 2.5],
  ["22222222+22", -89.9999375, -179.9999375],
  ["6VGX0000+", 0.5, 179.5],
  ["6FH32222+222", 1.0000125, 1.000015625],
];
for (const [code, latitude, longitude] of DECODED) {
  Deno.test(`the Plus Code ${code} is decoded to the middle of its rectangle`, () => {
    for (const text of [code, ` ${code.toLowerCase()} `]) {
      const parsed = parsePlusCode(text);
      assert.deepEqual(parsed, { kind: "full", code });
      const place = decodePlusCode({ code });
      assert.ok(Math.abs(place.latitude - latitude) < 1e-8, String(place.latitude));
      assert.ok(Math.abs(place.longitude - longitude) < 1e-8, String(place.longitude));
    }
  });
}

Deno.test("a full code of every legal length is read, with and without padding", () => {
  const at = { latitude: 47.365590, longitude: 8.524997 };
  for (const digits of [2, 4, 6, 8, 10, 11, 12, 13, 14, 15]) {
    const code = encodePlusCode(at, digits);
    assert.equal(code.replace(/[0+]/g, "").length, digits);
    assert.deepEqual(parsePlusCode(code), { kind: "full", code });
    const size = digits <= 10 ? 20 ** (2 - digits / 2) : 0.000125;
    const place = decodePlusCode({ code });
    assert.ok(Math.abs(place.latitude - at.latitude) <= size / 2 + 1e-9, code);
  }
});

Deno.test("digits beyond the fifteenth are passed over", () => {
  const parsed = parsePlusCode("849VGJQF+VX7QR3J7QR3J");
  assert.deepEqual(parsed, { kind: "full", code: "849VGJQF+VX7QR3J" });
});

const REFUSED = [
  "",
  "8FVC9G8F",
  "8FVC9G8F+6",
  "8FVC9G8FX+6X",
  "8FVC9G8+6X",
  "8FVC9G8F+6A",
  "8FVC9G8F++6X",
  "8FVC00G8+",
  "8FVC0000+22",
  "0FVC0000+",
  "XXXXXXXX+XX",
  "8ZVC9G8F+6X",
  "9G8F+6",
  "G8F+6X",
  "9G00+",
  "+",
  "9G8F+6X9G8F6X",
];
for (const code of REFUSED) {
  Deno.test(`${JSON.stringify(code)} is no Plus Code`, () => {
    assert.equal(parsePlusCode(code), null);
  });
}

Deno.test("short codes are read, with the name of a place after them", () => {
  assert.deepEqual(parsePlusCode("9g8f+6x"), { kind: "short", code: "9G8F+6X", place: undefined });
  assert.deepEqual(parsePlusCode("9G8F+6X Zürich, Schweiz"), {
    kind: "short",
    code: "9G8F+6X",
    place: "Zürich, Schweiz",
  });
  assert.deepEqual(parsePlusCode("8F+6XQ, Zürich"), {
    kind: "short",
    code: "8F+6XQ",
    place: "Zürich",
  });
});

Deno.test("the short code of the specification's example is the place near its reference", () => {
  const place = decodeShortPlusCode({ code: "9G8F+6X" }, { latitude: 47.4, longitude: 8.6 });
  assert.deepEqual(place, decodePlusCode({ code: "8FVC9G8F+6X" }));
});

Deno.test("of all that a short code may mean the nearest is taken, also over ±180°", () => {
  const place = decodeShortPlusCode({ code: "2222+22" }, { latitude: 0, longitude: 179.99 });
  assert.deepEqual(place, { latitude: 0.0000625, longitude: -179.9999375 });
});

Deno.test("a position becomes a code whose rectangle holds it", () => {
  fc.assert(fc.property(anyPosition, (at) => {
    const { latitude, longitude } = decodePlusCode({ code: encodePlusCode(at) });
    // Rounding puts places on the border between two rectangles into either.
    assert.ok(Math.abs(latitude - at.latitude) <= 0.000126, `${latitude}`);
    const apart = Math.abs(longitude - at.longitude);
    assert.ok(Math.min(apart, 360 - apart) <= 0.000126, `${longitude}`);
  }));
});

Deno.test("a code that is shortened comes back from anywhere nearby", () => {
  const offset = fc.double({ min: -0.49, max: 0.49, noNaN: true });
  const removed = fc.constantFrom(4, 6, 8);
  fc.assert(
    fc.property(anyPosition, offset, offset, removed, (at, north, east, digits) => {
      const code = encodePlusCode(at);
      const whole = decodePlusCode({ code });
      // Closer than half of what the removed digits say: there is no nearer rectangle of that code.
      const size = 20 ** (2 - digits / 2);
      const near = {
        latitude: Math.max(-90, Math.min(90, whole.latitude + north * size)),
        longitude: (whole.longitude + east * size + 540) % 360 - 180,
      };
      const place = decodeShortPlusCode({ code: code.slice(digits) }, near);
      assert.ok(distanceBetween(place, whole) < 0.01, JSON.stringify({ code, near, place, whole }));
    }),
    { numRuns: 1000 },
  );
});
