import assert from "node:assert/strict";
import { toCsv } from "../../../lib/formats/csv_write.ts";
import { exportTour } from "../../../lib/formats/export_tour.ts";
import { importFile } from "../../../lib/formats/import_file.ts";
import { TourInput } from "../../../lib/model/tour/tour.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const read = (text: string) => importFile(new TextEncoder().encode(text), "x", "").form;
const warned = (archive?: string, ...stops: (string | undefined)[]) =>
  makeTour({
    contentWarning: archive,
    audioStops: stops.map((contentWarning) => makeStop({ contentWarning })),
  });

for (const kind of ["json", "geojson", "gpx", "kml"] as const) {
  Deno.test(`content warnings of an archive and of its stops come back from ${kind}`, () => {
    const tour = warned("Speaks of war.", "Gunfire.", undefined);
    const { text } = exportTour(tour, kind, { now: new Date(0), origin: "" });
    const { contentWarning, audioStops } = read(text);
    assert.equal(contentWarning, "Speaks of war.");
    assert.deepEqual(audioStops.map((stop) => stop.contentWarning), ["Gunfire.", undefined]);
  });
}

Deno.test("a table has a column of content warnings where there are any, with what a stop inherits", () => {
  const rows = toCsv(warned("Speaks of war.", "Gunfire.", undefined));
  assert.deepEqual(read(rows).audioStops.map(({ contentWarning }) => contentWarning), [
    "Gunfire.",
    "Speaks of war.",
  ]);
  assert.doesNotMatch(toCsv(warned(undefined, undefined)), /warning/i);
});

Deno.test("a content warning is one line of at most 300 characters, or none", () => {
  const problems = (text: string) =>
    TourInput.safeParse(warned(text, text)).error?.issues.map(({ message }) => message) ?? [];
  assert.deepEqual(problems("x".repeat(300)), []);
  assert.deepEqual(problems(""), []);
  assert.equal(problems("x".repeat(301)).length, 2);
  assert.match(problems("Two\nlines")[0], /line break/);
});
