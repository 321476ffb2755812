/** Control points as annotations, in and out; and what else old maps are for others. */
import assert from "node:assert/strict";
import { mediaPathsOf } from "../../../../lib/formats/archive_files.ts";
import { readGeoreference, toGeoreferenceFile } from "../../../../lib/formats/iiif/georeference.ts";
import { toManifest } from "../../../../lib/formats/iiif/manifest.ts";
import type { OldMap } from "../../../../lib/model/media/old_map.ts";
import type { Tour } from "../../../../lib/model/tour/tour.ts";
import { filesOf } from "../../../../lib/offline/keep/tour_files.ts";
import { makeTour } from "../../../support/data/tours.ts";

const SITE = "https://tours.example.org";
const [SCAN, SMALL, PLACED] = ["a", "b", "c"].map((digit) => `/media/${digit.repeat(64)}.jpg`);
const map: OldMap = {
  title: "Town plan",
  year: "1860",
  credit: "City Archive",
  scanUrl: `${SCAN}#size=2400x1800&small=${SMALL}`,
  imageUrl: `${PLACED}#size=2000x1900`,
  edges: { south: 51, west: -1, north: 51.1, east: -0.9 },
  transformation: "thinPlateSpline",
  points: [
    { x: 100, y: 200, latitude: 51.09, longitude: -0.99 },
    { x: 2300, y: 210.5, latitude: 51.09, longitude: -0.91 },
    { x: 2290, y: 1700, latitude: 51.01, longitude: -0.91 },
    { x: 90, y: 1710, latitude: 51.01, longitude: -0.99 },
  ],
};
const size = { width: 2400, height: 1800 };
const source = { id: SITE + SCAN, type: "Image", ...size };
const form = makeTour({ oldMaps: [map] });
const tour: Tour = {
  ...form,
  id: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  stopCount: 2,
  revision: 1,
  createdAt: "2026-05-04T09:30:00Z",
  updatedAt: "2026-05-04T09:30:00Z",
  audioStops: form.audioStops.map((stop, i) => ({ ...stop, id: `s${i}` })),
};

Deno.test("points come back from their annotation, for a scan of another size in its pixels", () => {
  for (const transformation of ["polynomial", "thinPlateSpline"] as const) {
    const text = toGeoreferenceFile({ ...map, transformation }, source);
    const read = readGeoreference(text, size);
    assert.deepEqual(read, { points: map.points, leftOut: 0, transformation });
    const half = readGeoreference(text, { width: 1200, height: 900 })!;
    assert.deepEqual(
      half.points.map(({ x, y }) => [2 * x, 2 * y]),
      map.points.map(({ x, y }) => [x, y]),
    );
  }
});

Deno.test("an annotation page as Allmaps writes it is read, with other transformations as splines", () => {
  const page = (transformation?: object, count = 4) =>
    JSON.stringify({
      type: "AnnotationPage",
      "@context": "http://www.w3.org/ns/anno.jsonld",
      items: [{ type: "Annotation" }, {
        id: "https://annotations.allmaps.org/maps/135dfd2d58dc26ec",
        type: "Annotation",
        "@context": ["http://iiif.io/api/extension/georef/1/context.json"],
        motivation: "georeferencing",
        target: {
          type: "SpecificResource",
          source: {
            id: "https://iiif.example.org/1",
            type: "ImageService2",
            width: 24,
            height: 18,
          },
          selector: { type: "SvgSelector", value: "<svg/>" },
        },
        body: {
          type: "FeatureCollection",
          transformation,
          features: Array.from({ length: count }, (_, i) => ({
            type: "Feature",
            properties: i % 2 ? { resourceCoords: [i, 1] } : { pixelCoords: [i, 1] },
            geometry: { type: "Point", coordinates: [-0.9 - i / 1000, 51, 0] },
          })),
        },
      }],
    });
  const read = readGeoreference(page({ type: "polynomial", options: { order: 1 } }), size)!;
  assert.equal(read.transformation, "polynomial");
  assert.deepEqual(read.points[1], { x: 100, y: 100, latitude: 51, longitude: -0.901 });
  assert.equal(
    readGeoreference(page({ type: "helmert" }), size)!.transformation,
    "thinPlateSpline",
  );
  const many = readGeoreference(page(undefined, 30), size)!;
  assert.deepEqual([many.points.length, many.leftOut], [25, 5]);
});

for (const text of ["", "{}", "[1]", '{"type":"Annotation"}', '{"items":{"length":9}}', "null"]) {
  Deno.test(`no points are read from ${text || "an empty file"}`, () => {
    assert.equal(readGeoreference(text, size), undefined);
  });
}

Deno.test("a manifest has a canvas for an old map, with its scan and its annotation", () => {
  const manifest = toManifest(tour, { origin: SITE });
  assert.ok(manifest["@context"].some((one) => one.includes("/georef/")));
  const canvas = manifest.items.at(-1)!;
  assert.ok("width" in canvas);
  assert.deepEqual([canvas.id, canvas.width, canvas.height], [
    `${manifest.id}/canvas/old-map-1`,
    2400,
    1800,
  ]);
  const [{ items: [annotation] }] = canvas.annotations!;
  assert.equal(annotation.motivation, "georeferencing");
  const text = JSON.stringify(annotation);
  assert.deepEqual(readGeoreference(text, size)?.points, map.points);
  assert.equal(toManifest({ ...tour, oldMaps: undefined }, { origin: SITE }).items.length, 2);
});

Deno.test("exports have a scan and its picture; kept archives only what visitors see", () => {
  assert.deepEqual(mediaPathsOf(form), [PLACED, SCAN, SMALL]);
  const kept = filesOf(tour).map(({ url }) => url).filter((url) => url.startsWith("/media/"));
  assert.deepEqual(kept, [PLACED]);
});
