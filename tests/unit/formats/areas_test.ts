/** Areas in files of this program and of others. */
import assert from "node:assert/strict";
import { exportTour } from "../../../lib/formats/export_tour.ts";
import { importFile } from "../../../lib/formats/import_file.ts";
import { decodeLine, encodeLine } from "../../../lib/model/tour/legs/polyline.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const ORIGIN = "https://tours.example";

const read = (text: string) => importFile(new TextEncoder().encode(text), "places", ORIGIN);

/** A yard of some 70 by 110 m, as longitude and latitude. */
const YARD = [[-1.25, 51.75], [-1.249, 51.75], [-1.249, 51.751], [-1.25, 51.751], [-1.25, 51.75]];

/** Which stops there are, where, and how many corners their zones have. */
const seen = ({ form }: Awaited<ReturnType<typeof read>>) =>
  form.audioStops.map(({ title, latitude, longitude, area }) => [
    title,
    latitude?.toFixed(4),
    longitude?.toFixed(4),
    area && decodeLine(area)?.length,
  ]);

const geojson = (...geometries: object[]) =>
  JSON.stringify({
    type: "FeatureCollection",
    features: geometries.map((geometry) => ({
      type: "Feature",
      properties: { name: "Yard" },
      geometry,
    })),
  });
const polygon = (...rings: number[][][]) => ({ type: "Polygon", coordinates: rings });

Deno.test("an area in GeoJSON is a stop in its middle, whose zone it is", async () => {
  assert.deepEqual(seen(await read(geojson(polygon(YARD)))), [["Yard", "51.7505", "-1.2495", 4]]);
  const point = { type: "Point", coordinates: [-1.2499, 51.7501] };
  const both = { type: "GeometryCollection", geometries: [point, polygon(YARD)] };
  assert.deepEqual(seen(await read(geojson(both))), [["Yard", "51.7501", "-1.2499", 4]]);
});

Deno.test("an area in KML is a stop in its middle, or at the point beside it", async () => {
  const coordinates = (points: number[][]) =>
    `<coordinates>${points.map((point) => [...point, 0].join(",")).join(" ")}</coordinates>`;
  const area = `<Polygon><outerBoundaryIs><LinearRing>${coordinates(YARD)}</LinearRing>` +
    "</outerBoundaryIs></Polygon>";
  const point = `<Point>${coordinates([[-1.2499, 51.7501]])}</Point>`;
  const kml = (shapes: string) =>
    `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Yard</name>${shapes}` +
    "</Placemark></Document></kml>";
  assert.deepEqual(seen(await read(kml(area))), [["Yard", "51.7505", "-1.2495", 4]]);
  const both = await read(kml(`<MultiGeometry>${point}${area}</MultiGeometry>`));
  assert.deepEqual(seen(both), [["Yard", "51.7501", "-1.2499", 4]]);
  assert.ok(both.report.every(({ kind }) => kind !== "left-out"));
});

Deno.test("a district is no zone, nor is an area without three corners", async () => {
  const district = YARD.map(([east, north]) => [east * 30, north]);
  for (const shape of [polygon(district), polygon(YARD.slice(0, 2)), polygon([]), polygon()]) {
    const { form, report } = await read(geojson(shape));
    assert.deepEqual(form.audioStops, []);
    assert.ok(report.some(({ kind }) => kind === "left-out"));
  }
});

Deno.test("an area with many corners keeps those that make its shape", async () => {
  const ring = Array.from({ length: 720 }, (_, i) => {
    const angle = i * Math.PI / 360;
    return [-1.25 + Math.cos(angle) / 1000, 51.75 + Math.sin(angle) / 1000];
  });
  const [[, , , corners]] = seen(await read(geojson(polygon([...ring, ring[0]]))));
  assert.equal(corners, 100);
});

Deno.test("an area whose sides cross, or whose corners are in one line, is no zone", async () => {
  const [a, b, c, d] = YARD;
  const line = [a, [-1.2495, 51.75], b];
  for (const ring of [[a, c, b, d, a], [...line, a]]) {
    const { form, report } = await read(geojson(polygon(ring)));
    assert.deepEqual(form.audioStops.map(({ area }) => area), [undefined]);
    assert.ok(report.length > 0);
  }
});

for (const kind of ["json", "geojson", "gpx", "kml"] as const) {
  Deno.test(`the zone of a stop comes back from ${kind}`, async () => {
    const area = encodeLine(
      YARD.slice(1).map(([longitude, latitude]) => ({ latitude, longitude })),
    );
    const place = { latitude: 51.7505, longitude: -1.2495 };
    const tour = makeTour({ ...place, audioStops: [makeStop({ ...place, area })] });
    const { text } = exportTour(tour, kind, { now: new Date(), origin: ORIGIN });
    const { form } = await read(text);
    assert.deepEqual(form.audioStops.map((stop) => stop.area), [area]);
  });
}
