import assert from "node:assert/strict";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { importFile as importFrom } from "../../../lib/formats/import_file.ts";
import { importLine } from "../../../lib/formats/import_line.ts";
import { MAX_ROUTE_POINTS, RouteLine } from "../../../lib/model/tour/route_line.ts";
import { MOST_LINE_STOPS, stopsAlong } from "../../../lib/formats/line_stops.ts";
import { exportTour } from "../../../lib/formats/export_tour.ts";
import { anyTour } from "../../support/data/any/any_tour.ts";
import { leastMs } from "../../support/measure/machine.ts";

const ORIGIN = "https://tours.example.org";
const importFile = (bytes: Uint8Array, name: string) => importFrom(bytes, name, ORIGIN);
const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string, name = "x") => importFile(utf8(text), name);
const stops = (text: string) =>
  read(text).form.audioStops.map(({ title, description, latitude, longitude }) => ({
    title,
    description,
    latitude,
    longitude,
  }));
const said = (text: string) => read(text).report.map(({ message }) => message);

const KML = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>
  <name>Mills &amp; wells</name><description><![CDATA[<p>A walk</p>]]></description>
  <Style id="a"><IconStyle/></Style>
  <Folder><name>East</name>
    <Placemark><name>The mill</name>
      <description><![CDATA[It <b>turned</b> until 1931.<br><img src="https://x.org/a.jpg">]]></description>
      <ExtendedData><Data name="Recording"><value>https://x.org/mill.mp3</value></Data>
        <Data name="Year"><value>1931</value></Data></ExtendedData>
      <Point><coordinates> 16.37,48.2,171 </coordinates></Point></Placemark>
    <Placemark><name>Nowhere</name><Point><coordinates>0,0</coordinates></Point></Placemark>
    <Placemark><name>The mill</name><description>It turned until 1931.</description>
      <Point><coordinates>16.37,48.2</coordinates></Point></Placemark>
  </Folder>
  <Placemark><name>Path</name><LineString><coordinates>
    16.37,48.2,0 16.38,48.21,0 16.39,48.2,0</coordinates></LineString></Placemark>
  <Placemark><name>Walked</name><gx:Track><gx:coord>16.37 48.2 1</gx:coord>
    <gx:coord>16.38 48.3 1</gx:coord></gx:Track></Placemark>
  <Placemark><name>Park</name><Polygon/></Placemark>
  <GroundOverlay/><GroundOverlay/>
</Document></kml>`;

Deno.test("placemarks of KML become stops, with plain text and their recordings", () => {
  const { form } = read(KML);
  assert.equal(form.title, "Mills & wells");
  assert.equal(form.description, "A walk");
  assert.deepEqual([form.latitude, form.longitude], [48.2, 16.37]);
  assert.deepEqual(stops(KML), [
    { title: "The mill", description: "It turned until 1931.", latitude: 48.2, longitude: 16.37 },
  ]);
  assert.equal(form.audioStops[0].audioUrl, "https://x.org/mill.mp3");
});

Deno.test("what KML has and the form cannot hold is named", () => {
  const messages = said(KML);
  assert.ok(messages.includes("A point at 0, 0 has no real place: “Nowhere”"), messages.join("\n"));
  assert.ok(messages.includes("1 point is in the file twice: “The mill”"));
  assert.ok(messages.includes("The form has no field for these: “Year”"));
  assert.ok(
    messages.some((message) => /not 1 area, 2 pictures laid over the ground$/.test(message)),
  );
});

Deno.test("lines of a file become stops when their author wants that", () => {
  const imported = read(KML);
  assert.deepEqual(imported.lines?.map(({ kind, name, points }) => [kind, name, points.length]), [
    ["line", "Path", 3],
    ["track", "Walked", 2],
  ]);
  const withLine = importLine(imported, { line: imported.lines![0], as: "stops" });
  assert.deepEqual(withLine.form.audioStops.map(({ longitude }) => longitude), [
    16.37,
    16.37,
    16.38,
    16.39,
  ]);
  assert.ok(withLine.report.some(({ path }) => path === "audioStops.3.title"), "to be filled in");
  assert.equal(withLine.lines, undefined);
  assert.equal(importLine(imported).form.audioStops.length, 1);
});

Deno.test("a line becomes the route line when its author wants that, beside the stops of the file", () => {
  const imported = read(KML);
  const line = imported.lines![0];
  const { form, report } = importLine(imported, { line, as: "route-line" });
  assert.equal(form.audioStops.length, 1, "the line makes no stops");
  assert.deepEqual(
    form.routeLine,
    line.points.map(({ latitude, longitude }) => ({ latitude, longitude })),
  );
  assert.ok(report.every(({ path }) => !path.startsWith("routeLine")));
  assert.equal(importLine(imported).form.routeLine, undefined, "unless nobody wants it");
});

Deno.test("a long track is a route line of its bends, to a metre, and the tour starts at its beginning", () => {
  const points = Array.from(
    { length: 5000 },
    (_, i) => `<trkpt lat="${48 + Math.sin(i / 20) / 100}" lon="${16 + i / 100_003}"/>`,
  );
  const imported = read(`<gpx><trk><trkseg>${points.join("")}</trkseg></trk></gpx>`);
  const { form } = importLine(imported, { line: imported.lines![0], as: "route-line" });
  assert.equal(form.routeLine?.length, MAX_ROUTE_POINTS);
  assert.ok(RouteLine.safeParse(form.routeLine).success);
  assert.deepEqual([form.latitude, form.longitude], [48, 16]);
  assert.deepEqual(form.routeLine?.at(0), { latitude: 48, longitude: 16 });
  for (const { longitude } of form.routeLine!) {
    assert.match(String(longitude), /^16(\.\d{1,5})?$/);
  }
});

Deno.test("a track alone has no stops until its author chooses, then some at its bends", () => {
  const points = Array.from(
    { length: 500 },
    (_, i) => `<trkpt lat="${48 + Math.sin(i / 20) / 100}" lon="${16 + i / 10_000}"/>`,
  );
  const imported = read(
    `<gpx><trk><name>Walk</name><trkseg>${points.join("")}</trkseg></trk></gpx>`,
  );
  assert.equal(imported.form.audioStops.length, 0);
  assert.equal(imported.lines?.length, 1, "which its author is asked about");
  const { form, report } = importLine(imported, { line: imported.lines![0], as: "stops" });
  assert.equal(form.audioStops.length, MOST_LINE_STOPS);
  assert.deepEqual([form.latitude, form.longitude], [48, 16]);
  assert.ok(!report.some(({ path }) => path === "audioStops"), "there are stops now");
  assert.ok(report.every(({ message }) => !/track/i.test(message)), "nothing is left to choose");
});

Deno.test("of a route with names each named point is a stop", () => {
  const points = [{ title: "One" }, {}, { title: "Three", description: "3" }, {}]
    .map((point, i) => ({ latitude: i, longitude: i, ...point }));
  assert.deepEqual(
    stopsAlong({ kind: "route", name: "", points }).map((
      { title, description },
    ) => [title, description]),
    [["One", ""], ["Three", "3"]],
  );
});

Deno.test("the map in a KMZ file is read, and its other files are counted", () => {
  const zip = zipSync({
    "images/a.jpg": new Uint8Array(100_000),
    "doc.kml": strToU8(KML),
    "b.kml": strToU8("<kml/>"),
  });
  const { form, report } = importFile(zip, "mills.kmz");
  assert.equal(form.audioStops[0].title, "The mill");
  assert.match(report[0].message, /not its 2 other files$/);
  const stored = zipSync({ "doc.kml": [strToU8(KML), { level: 0 }] });
  assert.equal(importFile(stored, "x").form.audioStops.length, 1);
});

Deno.test("an archive that unpacks to more than a map can have, is damaged or has no map is refused in a moment", () => {
  const bomb = zipSync({ "doc.kml": new Uint8Array(24 * 1024 * 1024) });
  assert.ok(bomb.length < 200_000);
  const whole = zipSync({ "doc.kml": strToU8(KML.repeat(20)) });
  const cases: [Uint8Array, RegExp][] = [
    [bomb, /too large/],
    [whole.slice(0, 300), /damaged/],
    [whole.map((byte, i) => i > 60 && i < 200 ? byte ^ 0x5a : byte), /damaged|XML/],
    [zipSync({ "a.txt": strToU8("a") }), /without an archive or a map/],
    [Uint8Array.from([0x50, 0x4b, 3, 4]), /damaged/],
  ];
  for (const [bytes, message] of cases) {
    const { form, report } = importFile(bytes, "x.kmz");
    assert.deepEqual(form.audioStops, []);
    assert.match(report[0].message, message);
  }
});

Deno.test("bytes that lie about being an archive make no error", () => {
  const whole = zipSync({ "doc.kml": strToU8(KML), "b": strToU8("b") });
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), (at, byte, length) => {
      const damaged = whole.slice(0, Math.max(4, length));
      if (at >= 4 && at < damaged.length) damaged[at] = byte;
      assert.ok(Array.isArray(importFile(damaged, "x").report));
    }),
    { numRuns: 200 },
  );
});

const MILL = { title: "Mühle", description: "Alt", latitude: 48.25, longitude: 16.5 };
const TABLES: [what: string, text: string][] = [
  [
    "commas",
    'title,description,latitude,longitude\nMühle,Alt,48.25,16.5\nTeich,"Neu, tief",48.5,16.75',
  ],
  [
    "semicolons and decimal commas",
    "Titel;Beschreibung;Breite;Länge\nMühle;Alt;48,25;16,5\nTeich;Neu, tief;48,5;16,75",
  ],
  ["tabs", "Name\tNotes\tLat\tLong\nMühle\tAlt\t48.25\t16.5\nTeich\tNeu, tief\t48.5\t16.75"],
  [
    "Excel's line about separators",
    "sep=;\r\nname;text;y;x\r\nMühle;Alt;48.25;16.5\r\nTeich;Neu, tief;48.5;16.75",
  ],
  [
    "one column for both",
    'Site name,Story,Coordinates\nMühle,Alt,"48.25, 16.5"\nTeich,"Neu, tief","48.5, 16.75"',
  ],
  [
    "degrees and minutes",
    "name,info,latitude,longitude\nMühle,Alt,48°15'N,16°30'E\nTeich,\"Neu, tief\",48°30'N,16°45'E",
  ],
  [
    "Well-Known Text",
    'WKT,name,description\nPOINT (16.5 48.25),Mühle,Alt\nPOINT (16.75 48.5),Teich,"Neu, tief"',
  ],
  [
    "links to maps",
    'name,desc,link\nMühle,Alt,"https://maps.google.com/?q=48.25,16.5"\nTeich,"Neu, tief","https://maps.google.com/?q=48.5,16.75"',
  ],
  ["no names of columns", 'Mühle,48.25,16.5,Alt\nTeich,48.5,16.75,"Neu, tief"'],
  [
    "a list of JSON",
    JSON.stringify([
      { name: "Mühle", text: "Alt", lat: 48.25, lng: 16.5 },
      { name: "Teich", text: "Neu, tief", lat: "48.5", lng: "16.75" },
    ]),
  ],
];
for (const [what, text] of TABLES) {
  Deno.test(`a table with ${what} is read, a stop a row`, () => {
    const { form } = read(text, "walk.csv");
    assert.equal(form.title, "walk");
    assert.deepEqual(stops(text), [
      MILL,
      { title: "Teich", description: "Neu, tief", latitude: 48.5, longitude: 16.75 },
    ]);
  });
}

Deno.test("a table in windows-1252 is read, and that its letters were guessed is said", () => {
  const text = "name;lat;lon\nMühle;48,25;16,5\nÄcker;48,5;16,75";
  const bytes = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
  const { form, report } = importFile(bytes, "x.csv");
  assert.deepEqual(form.audioStops.map(({ title }) => title), ["Mühle", "Äcker"]);
  assert.match(report[0].message, /read as Western European \(windows-1252\)/);
});

Deno.test("rows without a place become stops to be placed, and columns that nothing is for are named", () => {
  const { form, report } = read("title,address,audio\nMill,12 Main St,https://x.org/a.mp3\nPond,,");
  assert.deepEqual(form.audioStops.map(({ latitude }) => latitude), [undefined, undefined]);
  assert.equal(form.audioStops[0].audioUrl, "https://x.org/a.mp3");
  assert.match(report[0].message, /^2 rows have no readable place/);
  assert.equal((form.audioStops[0] as { placeText?: string }).placeText, "12 Main St");
});

const MY_MAP = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>School walk</name>
  <Placemark><name>Old Mill</name><description><![CDATA[Title: Mill no. 1]]></description>
    <ExtendedData><Data name="Title"><value>Mill no. 1</value></Data></ExtendedData>
    <Point><coordinates>16.37,48.2,0</coordinates></Point></Placemark>
  <Placemark><name>Church</name><address>12 Main St</address></Placemark>
  <Placemark><name>Way</name><LineString><coordinates>16,48 17,49</coordinates></LineString></Placemark>
</Document></kml>`;

Deno.test("a placemark is called by its own name, and one with an address alone is a stop to be placed", () => {
  const { form, report } = read(MY_MAP);
  assert.deepEqual(form.audioStops.map(({ title, latitude }) => [title, latitude]), [
    ["Old Mill", 48.2],
    ["Church", undefined],
  ]);
  const messages = report.map(({ message }) => message);
  assert.equal(messages[0], "1 point has no readable place: set it on the map");
  assert.ok(messages.includes("The form has no field for these: “Title”"));
});

Deno.test("a feature of GeoJSON without a place is a stop to be placed if it has a name, else it is counted", () => {
  const feature = (properties: unknown, geometry: unknown) => ({
    type: "Feature",
    properties,
    geometry,
  });
  const area = { type: "Polygon", coordinates: [[[16, 48], [17, 48], [17, 49], [16, 48]]] };
  const features = [
    feature({ name: "Church" }, null),
    feature(null, null),
    feature({ name: "Park" }, area),
    feature({ name: "Mill" }, { type: "Point", coordinates: [16.37, 48.2] }),
  ];
  const { form, report } = read(JSON.stringify({ type: "FeatureCollection", features }));
  assert.deepEqual(form.audioStops.map(({ title }) => title), ["Church", "Mill"]);
  assert.deepEqual([form.latitude, form.longitude], [48.2, 16.37], "the start is a place");
  const messages = report.map(({ message }) => message);
  assert.ok(messages.includes("Only points become stops; 2 other features were left out: “Park”"));
  assert.ok(messages.includes("1 point has no readable place: set it on the map"));
});

Deno.test("what is no file of a map, but is taken for one, is told what it is", () => {
  const excel = zipSync({ "[Content_Types].xml": utf8("<a/>"), "xl/workbook.xml": utf8("<a/>") });
  const libre = zipSync({ mimetype: utf8("x"), "content.xml": utf8("<a/>") });
  for (const bytes of [excel, libre]) {
    assert.match(importFile(bytes, "x").report[0].message, /Save it as CSV/);
  }
  assert.match(said("<!DOCTYPE html><html><h1>Sign in</h1></html>")[0], /^This is a web page/);
});

Deno.test("names are found in whatever property holds them", () => {
  for (
    const key of [
      "NAME",
      "Titel",
      "Name of site",
      "título",
      "name:de",
      "stop_title",
      "名称",
      "Denkmal",
    ]
  ) {
    const feature = {
      type: "Feature",
      properties: { id: 7, "marker-color": "#ff0000", url: "https://x.org", [key]: "The mill" },
      geometry: { type: "Point", coordinates: [16, 48] },
    };
    const { form } = read(JSON.stringify({ type: "FeatureCollection", features: [feature] }));
    assert.equal(form.audioStops[0].title, "The mill", key);
  }
});

Deno.test("points within collections and several at once become stops, lines of all kinds lines", () => {
  const geometry = {
    type: "GeometryCollection",
    geometries: [
      { type: "MultiPoint", coordinates: [[16, 48], [17, 49]] },
      { type: "Point", coordinates: [18, 50] },
      { type: "MultiLineString", coordinates: [[[1, 2], [3, 4]], [[5, 6], [7, 8]], [[9]]] },
    ],
  };
  const { form, lines } = read(JSON.stringify({ type: "Feature", properties: {}, geometry }));
  assert.deepEqual(form.audioStops.map(({ latitude }) => latitude), [48, 49, 50]);
  assert.equal(lines?.length, 2);
});

Deno.test("a tour of our own is never cleaned: its texts, doubles and places at 0, 0 stay", () => {
  fc.assert(
    fc.property(anyTour, fc.constantFrom("json", "geojson", "gpx", "kml"), (tour, kind) => {
      const [stop] = tour.audioStops;
      const twice = { ...stop, latitude: 0, longitude: 0, description: "<p>as typed</p>" };
      const form = { ...tour, audioStops: [twice, twice, ...tour.audioStops] };
      const { text } = exportTour(form, kind as "json", { now: new Date(0), origin: ORIGIN });
      const imported = importFile(utf8(text), "x");
      assert.equal(imported.form.audioStops.length, form.audioStops.length);
      assert.equal(imported.form.audioStops[0].description, "<p>as typed</p>");
      assert.equal(imported.lines?.length ?? 0, 0);
    }),
    { numRuns: 60 },
  );
});

Deno.test("a megabyte of nonsense is read, or refused, within two seconds", async () => {
  const SIZE = 1024 * 1024;
  const pieces = [
    ",",
    '"',
    '",',
    '"a",',
    ";\n",
    "a,b\n",
    "name,lat\n",
    '"\n',
    "\t",
    "|a",
    "<",
    "[",
    '{"a":',
  ];
  for (const piece of pieces) {
    const text = ("name,lat,lon\n" + piece.repeat(SIZE / piece.length)).slice(0, SIZE);
    const least = await leastMs(() => read(text), 2000);
    assert.ok(least < 2000, `${least} ms for ${JSON.stringify(piece)}`);
  }
});

Deno.test("control characters in transcripts and chapters of a file are left out, too", () => {
  const text = JSON.stringify({
    format: "animating-the-archives-tour",
    version: "1.0",
    title: "Mills",
    audioStops: [{
      title: "Mill",
      transcript: {
        language: "en",
        source: "typed",
        cues: [{ text: "The \u0007mill" }, { text: "stood", speaker: "Mae\u0000" }],
      },
      chapters: [{ at: 0, title: "The\u001f start", keywords: ["oak\u0008"] }],
    }],
  });
  const { form: { audioStops: [stop] }, report } = read(text);
  assert.deepEqual(stop.transcript?.cues.map(({ text, speaker }) => [text, speaker]), [
    ["The mill", undefined],
    ["stood", "Mae"],
  ]);
  assert.deepEqual(stop.chapters, [{ at: 0, title: "The start", keywords: ["oak"] }]);
  assert.match(report[0].message, /^Control characters/);
});
