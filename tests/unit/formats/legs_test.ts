/** Legs in the files of this program and of others. */
import assert from "node:assert/strict";
import { exportTour } from "../../../lib/formats/export_tour.ts";
import { importFile } from "../../../lib/formats/import_file.ts";
import { importLine } from "../../../lib/formats/import_line.ts";
import { legsOf, type LegTour } from "../../../lib/geo/legs.ts";
import { decodeLine, encodeLine } from "../../../lib/model/tour/legs/polyline.ts";
import type { UnfinishedTour } from "../../../lib/model/tour/tour_form.ts";
import { makeStop, makeTour, makeUnplacedStop } from "../../support/data/tours.ts";

const ORIGIN = "https://tours.example";
const read = (text: string) => importFile(new TextEncoder().encode(text), "walk", ORIGIN);

/** South of the mill, round two corners to the bridge. */
const WAY = [[51.75, -1.25], [51.75, -1.248], [51.752, -1.248], [51.752, -1.246]] as const;
const POINTS = WAY.map(([latitude, longitude]) => ({ latitude, longitude }));
const MILL = { title: "The mill", ...POINTS[0] };
const BRIDGE = { title: "The bridge", ...POINTS[3] };
const LEG = {
  line: encodeLine(POINTS),
  by: "streets" as const,
  parts: [{ at: 0, name: "Mill Lane & <Co>" }, { at: 1, steps: true as const }],
  via: encodeLine([POINTS[2]]),
};

const walk = makeTour({
  ...POINTS[0],
  audioStops: [
    makeStop(MILL),
    makeUnplacedStop("indoors", { title: "The hall" }),
    makeStop({ ...BRIDGE, leg: LEG }),
  ],
});

const ways = (form: UnfinishedTour) =>
  legsOf({ tourType: "ordered", ...form } as LegTour).map(({ to, points }) => [to, points.length]);

for (const kind of ["json", "geojson", "gpx", "kml"] as const) {
  Deno.test(`a leg with its streets and the places it was led over comes back from ${kind}`, () => {
    const { text } = exportTour(walk, kind, { now: new Date(), origin: ORIGIN });
    const { form, report } = read(text);
    assert.deepEqual(form.audioStops.map(({ leg }) => leg), [undefined, undefined, LEG]);
    if (kind !== "gpx" && kind !== "kml") assert.deepEqual(report, []);
  });

  Deno.test(`a route line in an older ${kind} becomes legs`, () => {
    const audioStops = [makeStop(MILL), makeStop(BRIDGE)];
    const older = makeTour({ ...POINTS[0], audioStops, routeLine: POINTS });
    const { form } = read(exportTour(older, kind, { now: new Date(), origin: ORIGIN }).text);
    assert.deepEqual(form.audioStops[1].leg, { line: LEG.line, by: "track" });
    assert.equal(form.routeLine, undefined);
  });
}

Deno.test("GPX has stops and bends as a route, in which other programs find the way again", () => {
  const { text } = exportTour(walk, "gpx", { now: new Date(), origin: ORIGIN });
  const points = [...text.matchAll(/<rtept lat="([\d.-]+)" lon="([\d.-]+)"(\/>|>\s*<name>)/g)];
  assert.deepEqual(points.map(([, lat, lon, end]) => [Number(lat), Number(lon), end === "/>"]), [
    [...WAY[0], false],
    [...WAY[1], true],
    [...WAY[2], true],
    [...WAY[3], false],
  ]);
  const route = /<rte>[^]*<\/rte>/.exec(text)![0];
  const imported = read(`<gpx version="1.1">${route}</gpx>`);
  assert.deepEqual(imported.form.audioStops.map(({ title }) => title), ["The mill", "The bridge"]);
  const { form } = importLine(imported, { line: imported.lines![0], as: "route-line" });
  assert.deepEqual(decodeLine(form.audioStops[1].leg!.line), POINTS);
});

Deno.test("GeoJSON has a line for a leg, and none straight through houses beside it", () => {
  const { text } = exportTour(walk, "geojson", { now: new Date(), origin: ORIGIN });
  const { features } = JSON.parse(text);
  const lines = features.filter(({ geometry }: { geometry?: { type: string } }) =>
    geometry?.type === "LineString"
  );
  assert.deepEqual(lines.map(({ properties }: { properties: object }) => properties), [
    { kind: "leg", number: 3, by: LEG.by, parts: LEG.parts, via: LEG.via },
  ]);
  assert.deepEqual(lines[0].geometry.coordinates, WAY.map(([lat, lng]) => [lng, lat]));
});

const POSITIONS = WAY.map(([lat, lng]) => `${lng},${lat}`).join(" ");
const OTHERS = {
  "GPX with waypoints and a track": `<gpx version="1.1">
    <wpt lat="51.7501" lon="-1.25"><name>The mill</name></wpt>
    <wpt lat="51.7521" lon="-1.246"><name>The bridge</name></wpt>
    <trk><name>Walk</name><trkseg>${
    WAY.map(([lat, lng]) => `<trkpt lat="${lat}" lon="${lng}"/>`).join("")
  }</trkseg></trk></gpx>`,
  "KML with a path": `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
    <Placemark><name>The mill</name><Point><coordinates>-1.25,51.7501</coordinates></Point></Placemark>
    <Placemark><name>The bridge</name><Point><coordinates>-1.246,51.7521</coordinates></Point></Placemark>
    <Placemark><name>Walk</name><LineString><coordinates>${POSITIONS}</coordinates></LineString></Placemark>
    </Document></kml>`,
};

for (const [what, text] of Object.entries(OTHERS)) {
  Deno.test(`${what} of another program: its line leads from stop to stop`, () => {
    const imported = read(text);
    const { form } = importLine(imported, { line: imported.lines![0], as: "route-line" });
    assert.deepEqual(ways(form), [[1, 6]]);
    assert.equal(form.routeLine, undefined);
    assert.deepEqual(ways(importLine(imported).form), [], "unless nobody wants it");
  });
}

Deno.test("a leg that cannot be read is left out, and named", () => {
  const { text } = exportTour(walk, "gpx", { now: new Date(), origin: ORIGIN });
  for (const broken of [text.replace(LEG.line, "?"), text.replace(">streets<", ">magic<")]) {
    const { form, report } = read(broken);
    assert.equal(form.audioStops[2].leg, undefined);
    assert.ok(report.some(({ path, kind }) => path === "audioStops.2.leg" && kind === "left-out"));
  }
});
