import assert from "node:assert/strict";
import fc from "fast-check";
import { formatGps, parseAngle, parseGps, readGps } from "../../../../lib/geo/location/gps.ts";
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

const WRITTEN_ELSEWHERE = [
  "40,7589° Nord, 74,6672° West",
  "40.7589 nord; 74.6672 ouest",
  "40,7589 norte, 74,6672 oeste",
  "40.7589 noord 74.6672 west",
  "Breite 40.7589 Länge -74.6672",
  "40.7589 северной широты, 74.6672 западной долготы",
  "40,7589° с. ш. 74,6672° з. д.",
  "北緯40.7589度 西経74.6672度",
  "٤٠٫٧٥٨٩° شمالا، ٧٤٫٦٦٧٢° غربا",
  "४०.७५८९, -७४.६६७२",
  "４０．７５８９，－７４．６６７２",
  "Ｎ４０．７５８９ Ｗ７４．６６７２",
  "\u200e40.7589,\u200f -74.6672\ufeff",
  "40.75\u00ad89, -74.6672",
  '"40.7589, -74.6672"',
  "“40.7589, -74.6672”.",
  "«40.7589, -74.6672»",
  "(40.7589, -74.6672);",
  '"40.7589","-74.6672"',
  'lat="40.7589" lon="-74.6672"',
  "40.7589, -74.6672!",
  "📍 40.7589, -74.6672",
  "GPS: 40.7589, -74.6672",
  "Koordinaten: 40,7589; -74,6672",
  "40,7589,-74,6672",
  "40,7589, -74,6672",
  "40.7589/-74.6672",
  "40.7589 | -74.6672",
  "40.7589 and -74.6672",
];
for (const text of WRITTEN_ELSEWHERE) {
  Deno.test(`${JSON.stringify(text)} is 40.7589 north, 74.6672 west, too`, () => {
    assert.deepEqual(parseGps(text), BERNARDS);
  });
}

Deno.test("longitude comes first only where it cannot be a latitude", () => {
  assert.deepEqual(readGps("-122.4194, 37.7749"), [
    { at: { latitude: 37.7749, longitude: -122.4194 }, isLongitudeFirst: true },
  ]);
  assert.deepEqual(readGps("37.7749, -122.4194"), [
    { at: { latitude: 37.7749, longitude: -122.4194 } },
  ]);
  assert.deepEqual(parseGps("-74.6672, 40.7589"), { latitude: -74.6672, longitude: 40.7589 });
  assert.equal(parseGps("lat: 122.4, lng: 37"), null);
  // Said by its author: nothing was decided here.
  assert.deepEqual(readGps("122.5 E, 37.5 N"), [{ at: { latitude: 37.5, longitude: 122.5 } }]);
});

const TWO_WAYS: [text: string, first: [number, number], second: [number, number]][] = [
  ["N 48° O 16°", [48, 16], [48, -16]],
  ["48.5 N, 16.25 O", [48.5, 16.25], [48.5, -16.25]],
  ["57.5 N 12.25 V", [57.5, 12.25], [57.5, -12.25]],
  ["48,5 16", [48, 5 + 16 / 60], [48.5, 16]],
];
for (const [text, ...places] of TWO_WAYS) {
  Deno.test(`${JSON.stringify(text)} can be read two ways, and is read in both`, () => {
    const expected = places.map(([latitude, longitude]) => ({ at: { latitude, longitude } }));
    assert.deepEqual(readGps(text), expected);
    assert.equal(parseGps(text), null);
  });
}

Deno.test("whole degrees with letters may be the corner of two streets", () => {
  assert.deepEqual(readGps("12 N 14 W"), [
    { at: { latitude: 12, longitude: -14 }, mayBeAddress: true },
  ]);
  for (const text of ["12° N 14° W", "12.0 N 14.0 W", "12 30 N 14 30 W"]) {
    assert.equal(readGps(text)[0].mayBeAddress, undefined, text);
  }
});

Deno.test("one coordinate alone is read by its axis", () => {
  for (const text of ["48.25", "48,25", "48°15'", "48° 15' N", "N 48.25", "lat 48.25"]) {
    assert.equal(parseAngle(text, "latitude"), 48.25, text);
  }
  assert.equal(parseAngle("16.5 W", "longitude"), -16.5);
  for (const text of ["", "north", "91", "16 W", "48, 16", "1 2 3 4"]) {
    assert.equal(parseAngle(text, "latitude"), null, text);
  }
});

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
  "90.0001, 90.0001",
  "180.0001, 0",
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
  "48,16",
  "48,2082",
  "-48,2082",
  "1,2",
  "12 E 14",
  "12 E, 14",
  "12/14",
  "40.7589, -74.6672 Koordinaten",
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
    // Without the space, two whole numbers would be one with a decimal comma.
    assert.deepEqual(parseGps(`${latitude}, ${longitude}`), {
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
