import assert from "node:assert/strict";
import fc from "fast-check";
import { formatGps, parseGps } from "../../../../lib/geo/location/gps.ts";
import { anyPosition } from "../any_position.ts";

const BERNARDS = { latitude: 40.7589, longitude: -74.6672 };

const DECIMAL = [
  "40.7589, -74.6672",
  "40.7589,-74.6672",
  "40.7589 -74.6672",
  "  40.7589\t-74.6672\n",
  "40.7589; -74.6672",
  "+40.7589, −74.6672",
  "40.7589, –74.6672",
  "lat: 40.7589, lng: -74.6672",
  "lat=40.7589 lon=-74.6672",
  "Latitude 40.7589 Longitude -74.6672",
  "LAT:40.7589;LONG:-74.6672",
  "lng: -74.6672, lat: 40.7589",
  "40.7589 N, 74.6672 W",
  "40.7589N 74.6672W",
  "N40.7589 W74.6672",
  "N 40.7589°, W 74.6672°",
  "74.6672 W 40.7589 N",
  "40.7589° north 74.6672° west",
  "40.7589°, -74.6672°",
  "(40.7589, -74.6672)",
  "[40.7589 -74.6672]",
  "40,7589 -74,6672",
  "40,7589; -74,6672",
  "40.7589，-74.6672",
  "040.758900, -074.667200",
];
for (const text of DECIMAL) {
  Deno.test(`${JSON.stringify(text)} is 40.7589 north, 74.6672 west`, () => {
    assert.deepEqual(parseGps(text), BERNARDS);
  });
}

const SEXAGESIMAL = [
  `40°45'32"N 74°40'2"W`,
  "40° 45′ 32″ N, 74° 40′ 2″ W",
  "40º45’32” N 74º40’02” W",
  "40°45'32'' N, 74°40'02'' W",
  "N 40° 45' 32\" W 74° 40' 2\"",
  "40d45m32s N, 74d40m2s W",
  "40 deg 45 min 32 sec N 74 deg 40 min 2 sec W",
  "40 45 32 N 74 40 2 W",
  "40 45 32, -74 40 2",
  "40 45 32 -74 40 2",
  "40:45:32, -74:40:02",
  `40°45'32" -74°40'2"`,
  "40° 45.533333333' N, 74° 40.033333333' W",
  "40 45.533333333 N 74 40.033333333 W",
  "lat 40° 45' 32\" lng -74° 40' 2\"",
];
for (const text of SEXAGESIMAL) {
  Deno.test(`${JSON.stringify(text)} is 40° 45′ 32″ north, 74° 40′ 2″ west`, () => {
    const { latitude, longitude } = parseGps(text)!;
    assert.ok(Math.abs(latitude - (40 + 45 / 60 + 32 / 3600)) < 1e-9, String(latitude));
    assert.ok(Math.abs(longitude + (74 + 40 / 60 + 2 / 3600)) < 1e-9, String(longitude));
  });
}

Deno.test("south and west are negative, and a small s after minutes is one of seconds", () => {
  assert.deepEqual(parseGps("33.5 S, 151.25 E"), { latitude: -33.5, longitude: 151.25 });
  assert.deepEqual(parseGps("33.5 s 151.25 e"), { latitude: -33.5, longitude: 151.25 });
  assert.deepEqual(parseGps("33d30m0s S 1d0m0s W"), { latitude: -33.5, longitude: -1 });
  assert.deepEqual(parseGps("33°30'0 S 1°0'0 W"), { latitude: -33.5, longitude: -1 });
  assert.deepEqual(parseGps("-0 30 0, 1 0 0"), { latitude: -0.5, longitude: 1 });
});

Deno.test("the edges of the earth are on it", () => {
  assert.deepEqual(parseGps("90, 180"), { latitude: 90, longitude: 180 });
  assert.deepEqual(parseGps("-90, -180"), { latitude: -90, longitude: -180 });
  assert.deepEqual(parseGps("-0, 0"), { latitude: 0, longitude: 0 });
});

const REFUSED = [
  "",
  "40.7589",
  "40.7589,",
  "90.0001, 0",
  "0, 180.0001",
  "40, -74, 3",
  "40 -74 3",
  "40°60' N 74° W",
  "40°45'60\" N 74° W",
  "40.5° 30' N, 74° W",
  "40° -30' N, 74° W",
  "-40 S, 3 E",
  "40 N, 41 S",
  "3 E, 4 W",
  "lat 40, lat 41",
  "lat: 40 E, lng: 3 N",
  "N 40 N, 3 E",
  "forty, two",
  "40.7589, -74.6672 and more",
  "40..5, 3",
  "12 Main Street 5",
  "22+22",
  "٤٠, ٣",
  "NaN, NaN",
  "Infinity, 0",
  "0x10, 3",
  "1e5, 3",
];
for (const text of REFUSED) {
  Deno.test(`${JSON.stringify(text)} is no pair of coordinates`, () => {
    assert.equal(parseGps(text), null);
  });
}

Deno.test("a position that is printed in any of our ways is read as the same place", () => {
  const half = (value: number, [plus, minus]: string) => {
    const whole = Math.floor(Math.abs(value));
    const minutes = (Math.abs(value) - whole) * 60;
    const seconds = (minutes - Math.floor(minutes)) * 60;
    const letter = value < 0 ? minus : plus;
    return `${whole}° ${Math.floor(minutes)}′ ${
      Math.min(seconds, 59.999999).toFixed(6)
    }″ ${letter}`;
  };
  fc.assert(fc.property(anyPosition, ({ latitude, longitude }) => {
    assert.deepEqual(parseGps(`${latitude},${longitude}`), {
      latitude: latitude + 0,
      longitude: longitude + 0,
    });
    for (
      const [text, error] of [
        [formatGps({ latitude, longitude }), 5.1e-7],
        [`${half(latitude, "NS")}, ${half(longitude, "EW")}`, 1e-9],
      ] as const
    ) {
      const read = parseGps(text)!;
      assert.ok(Math.abs(read.latitude - latitude) <= error, text);
      assert.ok(Math.abs(read.longitude - longitude) <= error, text);
    }
  }));
});
