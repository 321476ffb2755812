/** The KML of this program, as other programs see it. */
import assert from "node:assert/strict";
import type { XmlElement } from "@rgrove/parse-xml";
import fc from "fast-check";
import { exportTour } from "../../../lib/formats/export_tour.ts";
import { importFile } from "../../../lib/formats/import_file.ts";
import { encodeLine } from "../../../lib/model/tour/legs/polyline.ts";
import { children, localName, parseRoot, textOf } from "../../../lib/formats/xml.ts";
import { missing } from "../../../tools/programs.ts";
import { anySentTour } from "../../support/data/any/any_tour.ts";
import { makeStop, makeTour, makeUnplacedStop } from "../../support/data/tours.ts";
import { byLength } from "../../support/measure/length.ts";
import { askPython } from "../../support/servers/python.ts";
import { orSkipped } from "../../support/skipped.ts";

const ORIGIN = "https://tours.example";
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const CORNERS = [at(51.7519, -1.2461), at(51.7519, -1.2459), at(51.7521, -1.246)];
const WAY = [at(51.75, -1.25), at(51.752, -1.25), at(51.752, -1.246)];

const tour = makeTour({
  title: "Mills & <locks>",
  ...WAY[0],
  audioStops: [
    makeStop({ title: "The mill", ...WAY[0], ambientUrl: "/archives/rain.mp3" }),
    makeUnplacedStop("indoors", { title: "The hall", description: "Two\nlines" }),
    makeStop({
      title: "The bridge",
      description: "AT&T, R & D, &lt;, 1 < 2, <b>bold</b>",
      ...WAY[2],
      area: encodeLine(CORNERS),
      leg: { line: encodeLine(WAY), by: "hand" },
    }),
  ],
});

const { name, type, text } = exportTour(tour, "kml", { now: new Date(), origin: ORIGIN });
const [document] = children(parseRoot(text) as XmlElement, "Document");
const folders = children(document, "Folder");
const placemarks = folders.map((folder) => children(folder, "Placemark"));

/** The coordinates of the first shape with this name within an element. */
function shapeIn(element: XmlElement, shape: string): number[][] | undefined {
  if (localName(element) === shape) {
    return textOf(element, "coordinates")?.split(" ").map((place) => place.split(",").map(Number));
  }
  return children(element).map((child) => shapeIn(child, shape)).find((found) => found);
}

const lngLat = (points: typeof WAY) =>
  points.map(({ latitude, longitude }) => [longitude, latitude]);

Deno.test("a KML file has its stops in a folder, and the ways to them with their bends in another", () => {
  assert.deepEqual([name, type], [
    "Mills & locks.kml",
    "application/vnd.google-earth.kml+xml",
  ]);
  assert.equal(textOf(document, "name"), tour.title);
  assert.deepEqual(folders.map((folder) => textOf(folder, "name")), ["Stops", "Ways"]);
  const [stops, ways] = placemarks;
  assert.deepEqual(stops.map((stop) => textOf(stop, "name")), [
    "The mill",
    "The hall",
    "The bridge",
  ]);
  assert.deepEqual(stops.map((stop) => shapeIn(stop, "Point")), [
    lngLat([WAY[0]]),
    undefined,
    lngLat([WAY[2]]),
  ]);
  assert.deepEqual(stops.map((stop) => shapeIn(stop, "LinearRing")), [
    undefined,
    undefined,
    lngLat([...CORNERS, CORNERS[0]]),
  ]);
  assert.deepEqual(ways.map((way) => [textOf(way, "name"), shapeIn(way, "LineString")]), [
    ["The bridge", lngLat(WAY)],
  ]);
});

Deno.test("tags and entities in a description stay text", () => {
  const [mill, hall, bridge] = placemarks[0].map((stop) => textOf(stop, "description"));
  assert.equal(mill, tour.audioStops[0].description);
  assert.equal(hall, "Two\nlines");
  assert.equal(bridge, "AT&amp;T, R & D, &amp;lt;, 1 < 2, &lt;b>bold&lt;/b>");
  const { form } = importFile(new TextEncoder().encode(text), name, ORIGIN);
  assert.deepEqual(
    form.audioStops.map(({ description }) => description),
    tour.audioStops.map(({ description }) => description),
  );
});

Deno.test("a map program that drops our elements leaves the stops with their recordings, zones and places", () => {
  const others = text.replace(/ xmlns:tour="[^"]*"/, "")
    .replace(/\n\s*<tour:(\w+)>[^]*?<\/tour:\1>/g, "");
  assert.doesNotMatch(others, /tour:/);
  const { form, lines } = importFile(new TextEncoder().encode(others), name, ORIGIN);
  assert.equal(form.title, tour.title);
  const kept = (stops: object[]) =>
    (stops as typeof tour.audioStops[number][]).map((stop) => [
      stop.title,
      stop.description,
      stop.audioUrl,
      stop.audioDuration,
      stop.place,
      ...stop.place ? [] : [stop.latitude, stop.longitude, stop.triggerRadius, stop.area],
      ...stop.place ? [] : [stop.ambientUrl],
    ]);
  assert.deepEqual(kept(form.audioStops), kept(tour.audioStops));
  assert.deepEqual(lines?.map(({ points }) => points), [WAY]);
});

const SCRIPT = `import sys, json, fastkml.validator
from lxml import etree
schema = fastkml.validator.get_schema_parser()
for line in sys.stdin:
    root = etree.fromstring(json.loads(line).encode())
    print("valid" if schema.validate(root) else schema.error_log.last_error)`;

Deno.test({
  ...orSkipped("the KML of any archive is valid by the schema of the OGC", missing("fastkml")),
  async fn() {
    const tours = [tour, ...fc.sample(anySentTour, byLength(40, 500))];
    const files = tours.map((one) =>
      JSON.stringify(exportTour(one, "kml", { now: new Date(), origin: ORIGIN }).text)
    );
    assert.deepEqual(await askPython(SCRIPT, files), files.map(() => "valid"));
  },
});
