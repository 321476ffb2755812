/** Maps as other programs write them: what each should give stands beside the files. */
import assert from "node:assert/strict";
import { strToU8, zipSync } from "fflate";
import { projection } from "../../../lib/geo/projection.ts";
import { importFile } from "../../../lib/formats/import_file.ts";
import { sharedFile, sharedTest } from "../../support/data/shared_files.ts";

const read = (bytes: Uint8Array, name: string) =>
  importFile(bytes, name, "https://tours.example.org");
const places = ({ form }: ReturnType<typeof read>) =>
  form.audioStops.map(({ title, latitude, longitude }) => [title, latitude, longitude]);
const said = ({ report }: ReturnType<typeof read>) => report.map(({ message }) => message);
const kml = (content: string) => `<kml><Document><name>Walk</name>${content}</Document></kml>`;
const placemark = (name: string, coordinates: string) =>
  `<Placemark><name>${name}</name><Point><coordinates>${coordinates}</coordinates></Point></Placemark>`;

sharedTest("coordinates with decimal commas are two numbers, not four", () => {
  assert.deepEqual(places(read(sharedFile("k04-decimal-comma.kml"), "k04.kml")), [
    ["Gate", 52.0853496, 21.11824216],
    ["Mill", 52.09, 21.12],
  ]);
});

Deno.test("coordinates of four parts or more are read as decimal commas, or not at all", () => {
  const cases: [string, number | undefined, number | undefined][] = [
    ["21,12,52,09", 52.09, 21.12],
    ["-1,2545,51,756,0,0", 51.756, -1.2545],
    ["21.12,52.09,3,4", undefined, undefined],
    ["1,2,3,4,5,6,7", undefined, undefined],
    [" 21.12 , 52.09 , 100 ", 52.09, 21.12],
  ];
  for (const [text, latitude, longitude] of cases) {
    const imported = read(strToU8(kml(placemark("Gate", text))), "x.kml");
    assert.deepEqual(places(imported), [["Gate", latitude, longitude]], text);
    const isSaid = said(imported).some((message) => /no readable place/.test(message));
    assert.equal(isSaid, latitude === undefined, text);
  }
});

Deno.test("a line with decimal commas has its points, and GPX may have them, too", () => {
  const line = "<LineString><coordinates>21,12,52,09 21,13,52,10</coordinates></LineString>";
  const { lines } = read(strToU8(kml(`<Placemark><name>Way</name>${line}</Placemark>`)), "x.kml");
  assert.deepEqual(lines?.[0].points, [
    { latitude: 52.09, longitude: 21.12 },
    { latitude: 52.1, longitude: 21.13 },
  ]);
  const gpx = '<gpx><wpt lat="52,09" lon="21,12"><name>Gate</name></wpt></gpx>';
  assert.deepEqual(places(read(strToU8(gpx), "x.gpx")), [["Gate", 52.09, 21.12]]);
});

sharedTest("the maps that a KMZ file links to are read in their order", () => {
  const imported = read(sharedFile("k05-backup.kmz"), "k05.kmz");
  assert.deepEqual(places(imported), [
    ["Gate", 51.756, -1.2545],
    ["Mill", 51.757, -1.26],
    ["Pool", 51.758, -1.27],
  ]);
  assert.equal(imported.form.title, "Backup");
  assert.ok(said(imported).every((message) => !/other|link/.test(message)), said(imported).join());
});

sharedTest("doc.kml is the map of a KMZ file, wherever it stands", () => {
  const { form } = read(sharedFile("k06-doc-last.kmz"), "k06.kmz");
  assert.deepEqual(form.audioStops.map(({ title }) => title), ["Gate", "Mill"]);
});

Deno.test("doc.kml comes before another map in the same folder", () => {
  const zip = zipSync({
    "a.kml": strToU8(kml(placemark("Pool", "5,6"))),
    "doc.kml": strToU8(kml(placemark("Gate", "1,2"))),
  });
  assert.deepEqual(places(read(zip, "x.kmz")), [["Gate", 2, 1]]);
});

const link = (href: string) =>
  `<NetworkLink><name>More</name><Link><href>${href}</href></Link></NetworkLink>`;

Deno.test("a link of a map to itself, to the web, to nothing or to a damaged map is only named", () => {
  const whole = strToU8(kml(placemark("Gate", "1,2") + placemark("Mill", "3,4")));
  for (const href of ["doc.kml", "https://maps.example.org/a.kml", "b.kml"]) {
    const zip = zipSync({ "doc.kml": strToU8(kml(link(href) + placemark("Gate", "1,2"))) });
    const imported = read(zip, "x.kmz");
    assert.deepEqual(places(imported), [["Gate", 2, 1]], href);
  }
  const zip = zipSync({ "doc.kml": strToU8(kml(link("a%20b.kml"))), "a b.kml": whole });
  assert.deepEqual(places(read(zip, "x.kmz")).map(([title]) => title), ["Gate", "Mill"]);
  const bomb = zipSync({
    "doc.kml": strToU8(kml(link("big.kml") + placemark("Gate", "1,2"))),
    "big.kml": new Uint8Array(24 * 1024 * 1024),
  });
  const imported = read(bomb, "x.kmz");
  assert.deepEqual(places(imported), [["Gate", 2, 1]]);
  assert.ok(said(imported).some((message) => /1 link to another map/.test(message)));
});

Deno.test("a KMZ file without stops says one thing: that it has none", () => {
  const zip = zipSync({ "doc.kml": strToU8(kml("")), "images/a.jpg": new Uint8Array(9) });
  const { form, report } = read(zip, "x.kmz");
  assert.equal(form.audioStops.length, 0);
  assert.ok(report.every(({ message }) => !/^Only the map/.test(message)));
});

Deno.test("the ends of a way in My Maps are no stops, and the way is a line", () => {
  const way = "<Placemark><name>Directions from Gate to Mill</name><LineString><coordinates>" +
    "1,2 3,4</coordinates></LineString></Placemark>";
  const folder = `<Folder><name>Directions from Gate to Mill</name>${way}${
    placemark("Gate", "1,2")
  }${placemark("Mill", "3,4")}</Folder>`;
  const imported = read(strToU8(kml(placemark("Pool", "5,6") + folder)), "x.kml");
  assert.deepEqual(places(imported), [["Pool", 6, 5]]);
  assert.equal(imported.lines?.length, 1);
  assert.ok(said(imported).some((message) => /The ends of a way are no stops/.test(message)));
});

sharedTest("GPX 1.0 has the text in cmt, and the recording in url", () => {
  const { form } = read(sharedFile("g03-gpx10-url.gpx"), "g03.gpx");
  assert.deepEqual(
    form.audioStops.map(({ description, audioUrl }) => [description, audioUrl]),
    [
      ["The old gate of the school", "https://example.org/gate.mp3"],
      ["The mill on the river", ""],
    ],
  );
  assert.deepEqual(form.audioStops[0].record?.identifiers, ["RP01"]);
});

sharedTest("of several links of a waypoint the one with sound is the recording", () => {
  const imported = read(sharedFile("g04-links-audio.gpx"), "g04.gpx");
  assert.equal(imported.form.audioStops[0].audioUrl, "https://example.org/note1.m4a");
  assert.ok(said(imported).some((message) => message.includes("note2.3gp")), said(imported).join());
});

sharedTest("a StoryMapJS file is an archive whose slides are stops", () => {
  const { form, report } = read(sharedFile("j09-storymap.json"), "j09.json");
  assert.equal(form.title, "School walk");
  assert.equal(form.description, "Intro");
  assert.deepEqual(places({ form, report }), [["Gate", 51.756, -1.2545], ["Mill", 51.757, -1.26]]);
  assert.equal(form.audioStops[0].audioUrl, "https://example.org/gate.mp3");
  assert.equal(form.audioStops[0].description, "Old gate\n\nc\n\nd");
});

Deno.test("a picture of a StoryMapJS slide keeps its caption and its credit", () => {
  const media = { url: "https://x.org/a.jpg", caption: "The <b>gate</b>", credit: "Mae Lewis" };
  const slide = { text: { headline: "Gate", text: "" }, location: { lat: 1, lon: 2 }, media };
  const text = JSON.stringify({
    storymap: { slides: [slide, { text: { headline: "No place" } }] },
  });
  const { form } = read(strToU8(text), "walk.json");
  const [stop, unplaced] = form.audioStops;
  assert.equal(form.title, "walk");
  assert.deepEqual(
    [stop.imageUrl, stop.imageAlt, stop.imageCredit],
    ["https://x.org/a.jpg", "The gate", "Mae Lewis"],
  );
  assert.deepEqual([unplaced.title, unplaced.latitude], ["No place", undefined]);
});

const inGrid = (name: string) =>
  strToU8(JSON.stringify({
    type: "FeatureCollection",
    crs: { type: "name", properties: { name } },
    features: [
      { properties: { name: "Gate" }, geometry: { type: "Point", coordinates: [451000, 206000] } },
      {
        properties: { name: "Way" },
        geometry: { type: "LineString", coordinates: [[451000, 206000, 60], [452000, 207000, 60]] },
      },
    ].map((feature) => ({ type: "Feature", ...feature })),
  }));

Deno.test("GeoJSON in a national grid asks for its conversion, and is read with it", () => {
  const bytes = inGrid("urn:ogc:def:crs:EPSG::27700");
  assert.equal(read(bytes, "x.geojson").projection, 27700);
  const toDegrees = projection(27700);
  const imported = importFile(bytes, "x.geojson", "https://tours.example.org", { toDegrees });
  const [[title, latitude, longitude]] = places(imported);
  assert.equal(title, "Gate");
  assert.ok(Math.abs(Number(latitude) - 51.75) < 0.01 && Math.abs(Number(longitude) + 1.26) < 0.01);
  assert.equal(imported.lines?.[0].points.length, 2);
  assert.equal(imported.projection, undefined);
  assert.ok(said(imported).some((message) => /were converted/.test(message)));
});

Deno.test("GeoJSON in degrees asks for none, and one of an unknown system says that it may be wrong", () => {
  assert.equal(read(inGrid("urn:ogc:def:crs:OGC:1.3:CRS84"), "x").projection, undefined);
  const imported = read(inGrid("a system of our own"), "x");
  assert.equal(imported.projection, 0);
  assert.ok(said(imported).some((message) => /aren’t in degrees/.test(message)));
});
