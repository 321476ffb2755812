import assert from "node:assert/strict";
import fc from "fast-check";
import { importFile } from "../../../lib/formats/import_file.ts";
import { importTour } from "../../../lib/formats/import_tour.ts";
import { EXPORT_FORMAT, EXPORT_VERSION } from "../../../lib/formats/json/export_file.ts";
import { tourInput } from "../store/builders.ts";

const file = (fields: Record<string, unknown>) =>
  JSON.stringify({ format: EXPORT_FORMAT, version: EXPORT_VERSION, ...tourInput(), ...fields });

const paths = (text: string) => importTour(text, "x").report.map(({ path }) => path);

Deno.test("what is wrong in a file is reported, and the rest is read", () => {
  const { form, report } = importTour(
    file({
      title: 1931,
      description: ["no text"],
      latitude: "40.5",
      longitude: "west",
      tourType: "circular",
      colour: "red",
      audioStops: [
        "no stop",
        { title: "Tower", triggerRadius: 9000, audioUrl: "ftp://x", loud: true },
      ],
    }),
    "x",
  );
  assert.equal(form.title, "1931");
  assert.equal(form.latitude, 40.5);
  assert.equal("longitude" in form, false);
  assert.deepEqual(form.audioStops, [
    { title: "Tower", triggerRadius: 9000, audioUrl: "ftp://x" },
  ]);
  const messages = Object.fromEntries(report.map(({ path, message }) => [path, message]));
  assert.equal(messages.description, "The file’s value is not a text and was left out");
  assert.equal(messages.longitude, "The file’s value is not a number and was left out");
  assert.equal(
    messages.tourType,
    "The file’s value is not 'ordered' or 'unordered' and was left out",
  );
  assert.equal(messages.colour, "This field is unknown and was left out");
  assert.equal(messages.audioStops, "Stop 1 of the file isn’t a stop and was left out");
  assert.equal(messages["audioStops.0.loud"], "This field is unknown and was left out");
  assert.equal(messages["audioStops.0.triggerRadius"], "Radius must be between 5-500 meters");
  assert.equal(messages["audioStops.0.audioUrl"], "Please enter a valid audio URL");
  assert.equal(messages["audioStops.0.audioDuration"], "Audio duration is required");
});

Deno.test("a file that is right in all has an empty report, also one of an older version of the program", () => {
  assert.deepEqual(paths(file({})), []);
  assert.deepEqual(paths(file({ tourType: "discovery", id: "x", userId: "y" })), []);
  assert.equal(importTour(file({ tourType: "discovery" }), "x").form.tourType, "unordered");
  assert.deepEqual(paths("\ufeff" + file({})), []);
  assert.deepEqual(paths(file({ format: "tour" })), ["format"]);
  assert.deepEqual(paths(file({ version: "2.0" })), ["version"]);
});

Deno.test("an id that the server would refuse is left out without a word", () => {
  const audioStops = [{ ...tourInput().audioStops[0], id: "no id!" }];
  const { form, report } = importTour(file({ audioStops }), "x");
  assert.deepEqual(report, []);
  assert.equal("id" in form.audioStops[0], false);
});

Deno.test("of a thousand stops five hundred are taken, and that is said", () => {
  const audioStops = Array.from({ length: 1000 }, () => tourInput().audioStops[0]);
  const { form, report } = importTour(file({ audioStops }), "x");
  assert.equal(form.audioStops.length, 500);
  assert.match(report[0].message, /has 1,000 stops\. The first 500/);
});

Deno.test("points of a foreign GeoJSON file become stops, in a tour that is called as the file", () => {
  const point = (name: string, coordinates: unknown) => ({
    type: "Feature",
    properties: { name, desc: `${name}!` },
    geometry: { type: "Point", coordinates },
  });
  const line = { type: "Feature", properties: null, geometry: { type: "LineString" } };
  const features = [point("Well", [16.37, 48.2, 171]), line, point("Mill", [16.4, 48.3])];
  const text = JSON.stringify({ type: "FeatureCollection", features });
  const { form, report } = importTour(text, "C:\\maps\\Old town.geojson");
  assert.equal(form.title, "Old town");
  assert.deepEqual([form.latitude, form.longitude], [48.2, 16.37]);
  assert.deepEqual(
    form.audioStops.map(({ title, description, latitude, longitude }) => ({
      title,
      description,
      latitude,
      longitude,
    })),
    [
      { title: "Well", description: "Well!", latitude: 48.2, longitude: 16.37 },
      { title: "Mill", description: "Mill!", latitude: 48.3, longitude: 16.4 },
    ],
  );
  assert.equal(form.audioStops[0].triggerRadius, 50);
  assert.match(report[0].message, /; 1 other feature was left out$/);
  assert.ok(report.some(({ path }) => path === "audioStops.0.audioUrl"), "what is to be added");
});

const GPX = `<?xml version="1.0"?>
<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
<g:gpx xmlns:g="http://www.topografix.com/GPX/1/1" version="1.1" creator="a device">
  <g:metadata><g:name>Walk &amp; talk</g:name><g:author><g:name>Ada</g:name></g:author></g:metadata>
  <g:wpt lat="48.2" lon="16.37"><g:ele>171</g:ele><g:name><![CDATA[The <old> well]]></g:name></g:wpt>
  <g:wpt lat="48.3" lon="east"><g:name>Mill</g:name><g:desc>It
turns.</g:desc></g:wpt>
  <g:trk><g:name>track</g:name></g:trk>
</g:gpx>`;

Deno.test("waypoints of a foreign GPX file become stops, whatever prefix it uses", () => {
  const { form, report } = importTour(GPX.replaceAll("\n", "\r\n"), "walk.gpx");
  assert.equal(form.title, "Walk & talk");
  assert.equal(form.creatorName, "Ada");
  assert.equal(form.latitude, 48.2);
  assert.equal(form.audioStops[0].title, "The <old> well");
  assert.equal(form.audioStops[1].description, "It\nturns.");
  assert.equal("longitude" in form.audioStops[1], false);
  assert.equal(report[0].message, "The tracks in the file have fewer than two points");
  assert.ok(report.some(({ path }) => path === "audioStops.1.longitude"));
});

Deno.test("a GPX file without waypoints is read by the points of its route", () => {
  const text = `<gpx><rte><rtept lat="1" lon="2"><name>One</name></rtept></rte></gpx>`;
  assert.equal(importTour(text, "x").form.audioStops[0].title, "One");
});

Deno.test("entities that a file defines are never expanded", () => {
  const { form, report } = importTour(GPX.replace("Mill", "&b;"), "x");
  assert.deepEqual(form, { audioStops: [] });
  assert.match(report[0].message, /can’t be read as XML/);
});

const NONSENSE = {
  "nothing": "",
  "a text": "Dear archive",
  "a number": "42",
  "a list": "[]",
  "null": "null",
  "half a file": '{"title":',
  "another kind of XML": "<svg/>",
  "broken XML": "<gpx><wpt",
  "XML of great depth": "<a>".repeat(100_000),
  "GeoJSON without features": '{"type":"FeatureCollection"}',
  "five million characters": "x".repeat(5_000_000),
};
for (const [what, text] of Object.entries(NONSENSE)) {
  Deno.test(`${what} is no tour: the report says why, and the form is empty`, () => {
    const { form, report } = importTour(text, "x");
    assert.deepEqual(form, { audioStops: [] });
    assert.equal(report.length, 1);
    assert.equal(report[0].path, "");
    assert.ok(report[0].message.length > 10);
  });
}

Deno.test("no text and no JSON makes the import fail", () => {
  const geoJson = fc.jsonValue().map((features) =>
    JSON.stringify({ type: "FeatureCollection", features: [features].flat() })
  );
  const tour = fc.dictionary(
    fc.constantFrom("title", "latitude", "tourType", "audioStops", "__proto__"),
    fc.jsonValue(),
  ).map((data) => JSON.stringify(data));
  const xml = fc.array(
    fc.constantFrom("<gpx>", "</gpx>", "<wpt ", 'lat="1"', "/>", "&lt;", "<![CDATA[", " ", "\r"),
  )
    .map((parts) => parts.join(""));
  const any = fc.oneof(fc.string(), fc.json(), geoJson, tour, xml);
  fc.assert(
    fc.property(any, (text) => {
      const { form, report } = importTour(text, "x");
      assert.ok(Array.isArray(form.audioStops) && Array.isArray(report));
    }),
    { numRuns: 1000 },
  );
});

Deno.test("a value that cannot be made a text does not make the import fail", () => {
  const value = { toString: null, valueOf: null };
  const names = ["title", "tourType", "subjects", "images", "lat", "order", "speaker", "duration"];
  for (const name of names) {
    const stop = { title: "The mill", [name]: value };
    const geometry = { type: "Point", coordinates: [16.37, 48.2] };
    const files = [
      { title: "The valley", [name]: value, audioStops: [stop, { ...stop, [name]: [value] }] },
      { type: "FeatureCollection", features: [{ type: "Feature", geometry, properties: stop }] },
      [{ lat: 48.2, lng: 16.37, ...stop }, { lat: 48.2, lng: 16.37, title: "The pond" }],
    ];
    for (const file of files) {
      assert.doesNotThrow(() => importTour(JSON.stringify(file), "x"), name);
    }
  }
});

Deno.test("elements of a map that are called as what every object has are elements like others", () => {
  const point = (n: number) => `<Point><coordinates> ${n} , 48.2,171 </coordinates></Point>`;
  const text = "<kml><constructor/><toString/><__proto__/><valueOf/>" +
    [1, 2].map((n) => `<Placemark><name>${n}</name>${point(n)}</Placemark>`).join("") + "</kml>";
  const { form, report } = importTour(text, "x.kml");
  assert.deepEqual(form.audioStops.map(({ title, longitude }) => [title, longitude]), [
    ["1", 1],
    ["2", 2],
  ]);
  assert.ok(report.every(({ message }) => !message.startsWith("Only points")));
});

Deno.test("a file that is nested thousands deep is refused in words", () => {
  const deep = `${"[".repeat(100_000)}1${"]".repeat(100_000)}`;
  const nested = '{"type":"GeometryCollection","geometries":['.repeat(20_000) + "]}".repeat(20_000);
  for (const text of [deep, `[{"title":"The mill","coordinates":${deep}}]`, nested]) {
    const { form, report } = importTour(text, "x.json");
    assert.equal(form.audioStops.length, 0);
    assert.ok(report.some(({ message }) => /nested too deeply/.test(message)));
  }
});

Deno.test("a column of a table says the languages of stops, by tags or by names", () => {
  const table = "title,description,language,latitude,longitude\n" +
    "A,a,German,1,2\nB,b,he_IL,1,3\nC,c,Klingon,1,4\nD,d,,1,5\n";
  const { form, report } = importFile(
    new TextEncoder().encode(table),
    "x.csv",
    "https://example.org",
  );
  assert.deepEqual(form.audioStops.map(({ language }) => language), [
    "de",
    "he-IL",
    undefined,
    undefined,
  ]);
  assert.match(
    report.map(({ message }) => message).join(),
    /The form has no field for these: “language”/,
  );
});

Deno.test("an unknown language is reported, and kept to be corrected", () => {
  const { form, report } = importTour(file({ language: "Elvish" }), "x");
  assert.equal(form.language, "Elvish");
  assert.deepEqual(report.map(({ path, kind }) => [path, kind]), [["language", "incomplete"]]);
});
