import assert from "node:assert/strict";
import fc from "fast-check";
import { formatGps } from "../../../../lib/geo/location/gps.ts";
import { readLocation } from "../../../../lib/geo/location/read_location.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { anyPosition } from "../any_position.ts";

/** What is pasted for 40.7589 north, 74.6672 west, and the name that comes along. */
const PASTED: [text: string, label?: string][] = [
  ["https://www.google.com/maps/@40.7589,-74.6672,15z"],
  ["https://www.google.com/maps/@40.7589,-74.6672,3a,75y,90t/data=!3m6!1e1"],
  ["https://www.google.com/maps/place/Old+Mill/@40.7589,-74.6672,17z", "Old Mill"],
  [
    "https://www.google.com/maps/place/Old+Mill/@40.75,-74.66,17z/data=!3m1!4b1!4m6!3m5!1s0x89c:0x1!8m2!3d40.7589!4d-74.6672!16s",
    "Old Mill",
  ],
  ["https://www.google.co.uk/maps/place/40.7589,-74.6672/@40.7,-74.6,17z"],
  ["https://www.google.com/maps/search/40.7589,+-74.6672?entry=tts"],
  ["https://www.google.com/maps/search/?api=1&query=40.7589%2C-74.6672"],
  ["https://www.google.com/maps/dir/?api=1&destination=40.7589,-74.6672"],
  ["https://www.google.com/maps/dir//Old+Mill/data=!4m9!4m8!1m0!1m5!1m1!1s0x0!2m2!1d-74.6672!2d40.7589"],
  ["https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d659.1!2d-74.6672!3d40.7589!2m3!1f0"],
  ["https://maps.google.com/maps?q=40.7589,-74.6672"],
  ["https://maps.google.com/?q=loc:40.7589,-74.6672"],
  ["http://maps.google.com/maps?ll=40.7589,-74.6672&z=14"],
  ["https://maps.google.com/?q=40.7589,-74.6672+(Old+Mill)", "Old Mill"],
  ["https://maps.google.com/?q=Old+Mill@40.7589,-74.6672", "Old Mill"],
  ["https://maps.google.at/maps?daddr=40.7589,-74.6672"],
  ["https://earth.google.com/web/@40.7589,-74.6672,120a,900d"],
  ["https://consent.google.com/ml?continue=https://www.google.com/maps/@40.7589,-74.6672,15z"],
  ["google.com/maps/@40.7589,-74.6672,15z"],
  ["www.google.com/maps/@40.7589,-74.6672,15z"],
  ["https://maps.apple.com/?ll=40.7589,-74.6672&q=Old%20Mill", "Old Mill"],
  ["https://maps.apple.com/?q=40.7589,-74.6672"],
  ["https://maps.apple.com/place?coordinate=40.7589,-74.6672&name=Old%20Mill", "Old Mill"],
  ["https://maps.apple.com/?daddr=40.7589,-74.6672&dirflg=w"],
  ["https://www.openstreetmap.org/#map=17/40.7589/-74.6672"],
  ["https://www.openstreetmap.org/node/123#map=17/40.7589/-74.6672&layers=N"],
  ["https://www.openstreetmap.org/?mlat=40.7589&mlon=-74.6672#map=17/40.7/-74.6"],
  ["https://www.openstreetmap.org/search?query=40.7589%2C-74.6672#map=5/1/2"],
  ["https://www.bing.com/maps?cp=40.7589~-74.6672&lvl=16"],
  ["https://www.bing.com/maps?sp=point.40.7589_-74.6672_Old%20Mill&cp=1~2", "Old Mill"],
  ["https://www.bing.com/maps?where1=40.7589,-74.6672"],
  ["The mill\n12 Main Street\nhttps://maps.google.com/?q=40.7589,-74.6672"],
  ["(https://maps.google.com/?q=40.7589,-74.6672)"],
  ["<https://www.google.com/maps/@40.7589,-74.6672,15z>."],
  ["geo:40.7589,-74.6672"],
  ["geo:40.7589,-74.6672,12;crs=wgs84;u=35"],
  ["GEO:40.7589,-74.6672?z=17"],
  ["geo:0,0?q=40.7589,-74.6672(Old+Mill)", "Old Mill"],
  ["maps://?ll=40.7589,-74.6672&q=Old%20Mill", "Old Mill"],
  ["maps:?q=40.7589,-74.6672"],
  ["https://www.openstreetmap.org/export/embed.html?bbox=-74.67,40.75,-74.66,40.76&marker=40.7589,-74.6672"],
  ["@40.7589,-74.6672"],
  ["@40.7589,-74.6672,17z"],
  ["40.7589,-74.6672,120m"],
  ["'40.7589','-74.6672'"],
  ["Lat. 40.7589 Long. -74.6672"],
  ["Lat. 40.7589, Lon. -74.6672."],
  ["40.7589° n. Br., 74.6672° w. L."],
  ["40,7589 Grad nördlicher Breite, 74,6672 Grad westlicher Länge"],
  ["40.7589° NB, 74.6672° WL"],
  ["40.7589° s. š., 74.6672° z. d."],
  ["緯度: 40.7589, 経度: -74.6672"],
  ["纬度 40.7589 经度 -74.6672"],
  ["위도 40.7589 경도 -74.6672"],
  ["북위 40.7589도 서경 74.6672도"],
  ["πλάτος 40.7589, μήκος -74.6672"],
  ["POINT(-74.6672 40.7589)"],
  ["Point (-74.6672 40.7589)"],
  ["POINT Z (-74.6672 40.7589 120)"],
  ["SRID=4326;POINT(-74.6672 40.7589)"],
  ['{"lat": 40.7589, "lng": -74.6672}'],
  ['{"latitude":"40.7589","longitude":"-74.6672"}'],
  ["{lat: 40.7589, lng: -74.6672}"],
  ['{"name":"Mill","location":{"lat":40.7589,"lng":-74.6672}}'],
  ['{"coords":{"latitude":40.7589,"longitude":-74.6672,"accuracy":12}}'],
  ['{"type":"Point","coordinates":[-74.6672,40.7589]}'],
  ['{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[-74.6672,40.7589,3]}}'],
  ["+40.7589-074.6672/"],
  ["+40.7589-074.6672+120CRSWGS_84/"],
  ["+4045.534-07440.032/"],
];
for (const [text, label] of PASTED) {
  Deno.test(`${JSON.stringify(text)} is read as the place that it names`, () => {
    const reading = readLocation(text);
    assert.ok(reading.kind === "found", JSON.stringify(reading));
    const { latitude, longitude } = reading.location;
    assert.ok(Math.abs(latitude - 40.7589) < 1e-9, String(latitude));
    assert.ok(Math.abs(longitude + 74.6672) < 1e-9, String(longitude));
    assert.equal(reading.location.label, label);
  });
}

Deno.test("degrees, minutes and seconds of ISO 6709 and of links to Wikipedia's maps are read", () => {
  for (
    const text of [
      "+404532-0744002/",
      "https://geohack.toolforge.org/geohack.php?pagename=X&params=40_45_32_N_74_40_2_W_type:city",
      "https://www.google.com/maps/place/40%C2%B045'32.0%22N+74%C2%B040'02.0%22W/@1,2,17z",
    ]
  ) {
    const reading = readLocation(text);
    assert.ok(reading.kind === "found", text);
    assert.ok(Math.abs(reading.location.latitude - (40 + 45 / 60 + 32 / 3600)) < 1e-9);
    assert.ok(Math.abs(reading.location.longitude + (74 + 40 / 60 + 2 / 3600)) < 1e-9);
  }
});

const SOUTH_EAST: string[] = [
  "33.8688° s. Br., 151.2093° ö. L.",
  "33.8688° j. š., 151.2093° v. d.",
  "33.8688° ZB 151.2093° OL",
  "남위 33.8688도 동경 151.2093도",
  "[151.2093, -33.8688]",
];
for (const text of SOUTH_EAST) {
  Deno.test(`${JSON.stringify(text)} is south of the equator, and east of Greenwich`, () => {
    const reading = readLocation(text);
    assert.ok(reading.kind === "found", JSON.stringify(reading));
    const { latitude, longitude } = reading.location;
    assert.deepEqual({ latitude, longitude }, { latitude: -33.8688, longitude: 151.2093 });
  });
}

Deno.test("a geo URI of no place but a name is looked up by that name", () => {
  assert.deepEqual(readLocation("geo:0,0?q=Old+Mill"), { kind: "ask", text: "Old Mill" });
  assert.equal(readLocation("geo:0,0").kind, "found");
});

Deno.test("two numbers of JSON are offered in both orders, since GeoJSON has the other one", () => {
  const reading = readLocation("[-74.6672, 40.7589]");
  assert.ok(reading.kind === "choose", JSON.stringify(reading));
  assert.deepEqual(reading.locations.map(({ latitude }) => latitude), [-74.6672, 40.7589]);
  assert.equal(readLocation("[40, 40]").kind, "found");
  for (const text of ["[40]", "[40, -74, 3, 4]", '["40", "-74"]', "[91, 181]", "[]"]) {
    assert.notEqual(readLocation(text).kind, "found", text);
  }
});

Deno.test("a time, a day, a score and a postal code are no places", () => {
  for (
    const text of [
      "12:30",
      "7:05",
      "10/10/2024",
      "90210",
      "W1A 1AA",
      "1010 Wien",
      "+1 908 555 0199",
    ]
  ) {
    const { kind } = readLocation(text);
    assert.ok(kind === "error" || kind === "ask", `${text}: ${kind}`);
  }
});

Deno.test("a short link of OpenStreetMap is the middle of its tile", () => {
  const reading = readLocation("https://osm.org/go/0EEQjE--");
  assert.ok(reading.kind === "found");
  // From the documentation of these links: zoom 9, east of London.
  assert.ok(Math.abs(reading.location.latitude - 51.511) < 0.001);
  assert.ok(Math.abs(reading.location.longitude - 0.055) < 0.001);
});

Deno.test("a link with several places lets its author choose", () => {
  const reading = readLocation("https://www.google.com/maps/dir/48.2,16.37/48.3,16.4/@48,16,9z");
  assert.ok(reading.kind === "choose");
  assert.deepEqual(reading.locations.map(({ latitude }) => latitude), [48.2, 48.3]);
});

const WITHOUT_A_PLACE: [text: string, message: RegExp][] = [
  ["https://maps.app.goo.gl/Xy12Zz", /^This short link doesn’t contain the place/],
  ["https://goo.gl/maps/Xy12Zz", /^This short link/],
  ["https://www.google.com/maps?cid=123", /^There are no coordinates in this link/],
  ["https://www.openstreetmap.org/node/123", /^There are no coordinates/],
  ["https://www.google.com/maps/@91.5,0,3z", /^There are no coordinates/],
  ["https://example.org/?ll=16.37,48.2", /^This link can’t be read/],
  ["https://yandex.com/maps/?ll=16.37,48.2", /^This link can’t be read/],
];
for (const [text, message] of WITHOUT_A_PLACE) {
  Deno.test(`${JSON.stringify(text)} names no place, and why is said`, () => {
    const reading = readLocation(text);
    assert.ok(reading.kind === "error", JSON.stringify(reading));
    assert.match(reading.message, message);
  });
}

Deno.test("coordinates that are not on the earth, or not in degrees, are refused in every notation", () => {
  for (
    const text of [
      "geo:91,0",
      "POINT(181 0)",
      "SRID=3857;POINT(16 48)",
      "POINT(16)",
      "+9100+00000/",
      "+4875+01600/",
      '{"lat":null,"lng":3}',
      '{"type":"Point","coordinates":["",""]}',
      '{"type":"LineString","coordinates":[[1,2],[3,4]]}',
      "[".repeat(2000),
    ]
  ) assert.notEqual(readLocation(text).kind, "found", text);
});

/** Ways in which programs write a position, without loss. */
const WRITERS: Record<string, (at: Position) => string> = {
  "a pair": ({ latitude, longitude }) => `${latitude}, ${longitude}`,
  "a geo URI": ({ latitude, longitude }) => `geo:${latitude},${longitude}`,
  "Well-Known Text": ({ latitude, longitude }) => `POINT(${longitude} ${latitude})`,
  "JSON": ({ latitude, longitude }) => JSON.stringify({ lat: latitude, lng: longitude }),
  "GeoJSON": ({ latitude, longitude }) =>
    JSON.stringify({ type: "Point", coordinates: [longitude, latitude] }),
  "Google's link to a view": ({ latitude, longitude }) =>
    `https://www.google.com/maps/@${latitude},${longitude},15z`,
  "Google's link to a pin": ({ latitude, longitude }) =>
    `https://www.google.com/maps/place/X/@1,2,3z/data=!8m2!3d${latitude}!4d${longitude}`,
  "Google's link to a search": ({ latitude, longitude }) =>
    `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`,
  "Apple's link": ({ latitude, longitude }) =>
    `https://maps.apple.com/?ll=${latitude},${longitude}`,
  "OpenStreetMap's link": ({ latitude, longitude }) =>
    `https://www.openstreetmap.org/#map=17/${latitude}/${longitude}`,
  "Bing's link": ({ latitude, longitude }) =>
    `https://www.bing.com/maps?cp=${latitude}~${longitude}`,
};
for (const [what, write] of Object.entries(WRITERS)) {
  Deno.test(`${what} of any position is read as that position`, () => {
    fc.assert(fc.property(anyPosition, (exact) => {
      // As programs print it, without exponents.
      const at = {
        latitude: Number(exact.latitude.toFixed(7)) + 0,
        longitude: Number(exact.longitude.toFixed(7)) + 0,
      };
      fc.pre(Object.values(at).every((degrees) => !/e/.test(String(degrees))));
      const reading = readLocation(write(at));
      assert.ok(reading.kind === "found", JSON.stringify([write(at), reading]));
      const { latitude, longitude } = reading.location;
      assert.deepEqual({ latitude, longitude }, at);
    }));
  });
}

Deno.test("what the form says of a place is read back as that place, within quotes and marks", () => {
  fc.assert(fc.property(anyPosition, (at) => {
    const text = formatGps(at);
    for (const pasted of [text, `"${text}"`, `\u200e${text}.`, ` (${text}) `]) {
      const reading = readLocation(pasted);
      assert.ok(reading.kind === "found", pasted);
      assert.ok(Math.abs(reading.location.latitude - at.latitude) <= 5.1e-7);
      assert.ok(Math.abs(reading.location.longitude - at.longitude) <= 5.1e-7);
    }
  }));
});

Deno.test("no text makes the reading fail, and what it finds is on the earth", () => {
  const piece = fc.constantFrom(
    ..."1234567890.,-+°'\"NSEWO/?&=:;()[]{}@!~_#% ",
    "https://",
    "www.google.com/maps/",
    "maps.apple.com/?ll=",
    "geo:",
    "POINT(",
    "lat",
    "lng",
    "%20",
    "%",
    "!3d",
    "!4d",
    "९",
    "\ud800",
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 40 }).map((parts) => parts.join("")),
    fc.string({ unit: "binary" }),
    fc.json(),
  );
  fc.assert(
    fc.property(text, (text) => {
      const reading = readLocation(text, { latitude: 1, longitude: 2 });
      const found = reading.kind === "found"
        ? [reading.location]
        : reading.kind === "choose"
        ? reading.locations
        : [];
      for (const { latitude, longitude } of found) {
        assert.ok(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, text);
      }
    }),
    { numRuns: 3000 },
  );
});
