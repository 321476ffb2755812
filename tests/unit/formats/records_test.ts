/** Catalogue records in tables, and as files of other origins have them. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { exportArchive, exportTour } from "../../../lib/formats/export_tour.ts";
import { importFile } from "../../../lib/formats/import_file.ts";
import { joinRecords } from "../../../lib/model/record/record_fields.ts";
import type { UnfinishedTour } from "../../../lib/model/tour/tour_form.ts";
import { anySentTour } from "../../support/data/any/any_tour.ts";
import { byLength } from "../../support/measure/length.ts";

const ORIGIN = "https://tours.example.org";
const NOW = new Date("2026-05-04T09:30:00Z");

const read = (text: string) => importFile(new TextEncoder().encode(text), "x.csv", ORIGIN);
const table = (form: UnfinishedTour) => exportTour(form, "csv", { now: NOW, origin: ORIGIN }).text;
const messages = (text: string) => read(text).report.map(({ message }) => message).join("\n");

/** The list without repeated entries. */
const unique = (list: unknown[]) =>
  [...new Set(list.map((one) => JSON.stringify(one)))].map((text) => JSON.parse(text));

/** The record of each stop, with inherited fields. */
const recordsOf = ({ record, audioStops }: UnfinishedTour) =>
  audioStops.map((stop) => joinRecords(record, stop.record));

Deno.test("records go through a table by the names of Dublin Core, and come back", () => {
  // A table has no place for its own marks in a value, nor for two stops that are the same.
  const isFit = (tour: UnfinishedTour) => {
    const text = JSON.stringify(recordsOf(tour));
    const places = tour.audioStops.map(({ latitude, longitude }) => `${latitude} ${longitude}`);
    return !/\^|[()<>]/.test(text) && new Set(places).size === places.length &&
      tour.audioStops.every(({ latitude, longitude }) =>
        Math.abs(latitude ?? 0) > 1e-5 || Math.abs(longitude ?? 0) > 1e-5
      );
  };
  fc.assert(
    fc.property(anySentTour.filter(isFit), (tour) => {
      // A date in "Coverage" is the date of the events, and the sign for a lost letter is left out.
      const form = JSON.parse(
        JSON.stringify(
          tour,
          (name, value) =>
            ["coverage", "creators", "subjects", "identifiers"].includes(name)
              ? [
                ...new Set((value as string[]).map((one) => `a ${one.replace(/\s+/g, " ")}`)),
              ]
              : ["contributors", "sources"].includes(name)
              ? unique(value)
              : typeof value === "string"
              ? value.replace(/\s+/g, " ")
              : value,
        ).replaceAll("\ufffd", "a"),
      );
      const again = read(table(form)).form;
      assert.deepEqual(recordsOf(again), recordsOf(form));
    }),
    { numRuns: byLength(15, 60) },
  );
});

Deno.test("columns of Omeka become the record of a stop", () => {
  const { form } = read(
    `Dublin Core:Title,Dublin Core:Creator,Dublin Core:Contributor,Dublin Core:Date,` +
      `Dublin Core:Coverage,Dublin Core:Source,Dublin Core:Identifier,Dublin Core:Rights,` +
      `Dublin Core:Publisher,Item Type Metadata:Interviewer,tags,collection,latitude,longitude
Mill,"Miller, A.^^Class 8b",Mae Lewis (Speaker),about 1931,"Mill Lane;1944",` +
      `"Box 7 <http://archive.example/7>",A 12|A 13,CC BY 4.0,Town archive,Jo Park,"water,mills",Mills,1,2`,
  );
  assert.deepEqual(form.audioStops[0].record, {
    creators: ["Miller, A.", "Class 8b"],
    contributors: [{ name: "Mae Lewis", role: "Speaker" }, {
      name: "Jo Park",
      role: "Interviewer",
    }],
    dateText: "1944",
    dateRecorded: "1931~",
    subjects: ["water", "mills"],
    coverage: ["Mill Lane"],
    sources: [{ text: "Box 7", url: "http://archive.example/7" }],
    identifiers: ["A 12", "A 13"],
    collection: "Mills",
    repository: "Town archive",
    rights: "https://creativecommons.org/licenses/by/4.0/",
  });
});

Deno.test("what all rows say is the archive's, and stops inherit it", () => {
  const { form } = read(
    "title,creator,collection,lat,lng\nMill,A,Mills,1,2\nPond,B,Mills,3,4\nWell,,Mills,5,6",
  );
  assert.deepEqual(form.record, { collection: "Mills" });
  assert.deepEqual(form.audioStops.map(({ record }) => record), [
    { creators: ["A"] },
    { creators: ["B"] },
    undefined,
  ]);
});

Deno.test("dates and rights that nobody can read are named", () => {
  const said = messages("title,dc:date,dc:rights,lat,lng\nMill,long ago,Ask the mayor,1,2");
  assert.match(said, /can’t take these dates and rights: “long ago”, “Ask the mayor”/);
  assert.doesNotMatch(said, /has no field/);
});

Deno.test("a cell that a spreadsheet would calculate is a text, and comes back as it was", () => {
  const form = {
    title: "x",
    audioStops: [{ title: "=1+1", description: "-x", latitude: -1, longitude: 2 }],
  };
  const text = table(form);
  assert.match(text, /\r\n'=1\+1,'-x,,,,-1,2,/);
  const [stop] = read(text).form.audioStops;
  assert.deepEqual([stop.title, stop.description, stop.latitude], ["=1+1", "-x", -1]);
});

Deno.test("fields of a record that do not fit are left out by name, and the others come in", () => {
  const file = {
    format: "animating-the-archives-tour",
    version: "1.0",
    title: "Mills",
    record: { creators: ["A\ud800"], dateText: "long ago", odd: 1, subjects: { length: {} } },
    audioStops: [{ title: "Mill", record: [] }],
  };
  const { form, report } = read(JSON.stringify(file));
  assert.deepEqual(form.record, { creators: ["A\ufffd"] });
  const paths = report.filter(({ kind }) => kind === "left-out").map(({ path }) => path);
  assert.deepEqual(paths.sort(), [
    "audioStops.0.record",
    "record.dateText",
    "record.odd",
    "record.subjects",
  ]);
});

Deno.test("records come back from a zip file as they were", () => {
  fc.assert(
    fc.property(anySentTour, (tour) => {
      const { parts } = exportArchive(tour, new Map(), NOW);
      const bytes = new Uint8Array(parts.flatMap((part) => Array.from(part)));
      const { form } = importFile(bytes, "x.zip", ORIGIN);
      assert.deepEqual([form.record, recordsOf(form)], [tour.record, recordsOf(tour)]);
    }),
    { numRuns: byLength(15, 60) },
  );
});
