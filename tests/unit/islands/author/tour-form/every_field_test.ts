import assert from "node:assert/strict";
import {
  differences,
  merge,
} from "../../../../../islands/author/tour-form/conflict/differences.ts";
import { toInput } from "../../../../../islands/author/tour-form/schema.ts";
import { readValues, toUnfinished } from "../../../../../islands/author/tour-form/values.ts";
import { exportTour } from "../../../../../lib/formats/export_tour.ts";
import { importFile } from "../../../../../lib/formats/import_file.ts";
import { type Fields, rowsOf } from "../../../../../lib/model/tour/fields/field.ts";
import {
  STOP_FIELDS,
  STOP_NAMES,
  TOUR_FIELDS,
  TOUR_NAMES,
} from "../../../../../lib/model/tour/fields/table.ts";
import { mergeTours } from "../../../../../lib/model/tour/merge/merge_tours.ts";
import { TourInput } from "../../../../../lib/model/tour/tour.ts";
import { fullTour } from "../../../../support/data/full_tour.ts";

// Each test goes through all rows of the table: a new field is tested as soon as `fullTour` has it.

const NOW = new Date("2026-05-04T09:30:00Z");
const ORIGIN = "https://tours.example.org";

const SENT = TourInput.parse(fullTour());
const unplaced = new Set(["place"]);
/** The stop of `fullTour` that has the field: the second one is indoors. */
const stopWith = (name: string) => unplaced.has(name) ? 1 : 0;

Deno.test("the archive that has everything has a value for every row of the table", () => {
  const tour: Record<string, unknown> = { ...SENT };
  const stops: Record<string, unknown>[] = SENT.audioStops;
  assert.deepEqual(TOUR_NAMES.filter((name) => tour[name] === undefined), []);
  assert.deepEqual(STOP_NAMES.filter((name) => stops[stopWith(name)][name] === undefined), []);
});

Deno.test("every field comes back from the form as it was", () => {
  const values = readValues(SENT);
  const withoutCodes = SENT.audioStops.map(({ code: _, ...stop }) => stop);
  assert.deepEqual(TourInput.parse(toInput(values)), { ...SENT, audioStops: withoutCodes });
  assert.deepEqual(readValues(toUnfinished(values)), values);
});

for (const kind of ["json", "geojson"] as const) {
  Deno.test(`every field comes back from ${kind}`, async () => {
    const { text } = exportTour(SENT, kind, { now: NOW, origin: ORIGIN });
    const { form, report } = await importFile(new TextEncoder().encode(text), "x", ORIGIN);
    assert.deepEqual(report, []);
    for (const name of TOUR_NAMES) assert.deepEqual(form[name], SENT[name], name);
    assert.equal(form.imageUrl, SENT.things?.[0].url, "for older programs");
    for (const name of STOP_NAMES) {
      const n = stopWith(name);
      const stop: Record<string, unknown> = SENT.audioStops[n];
      assert.deepEqual(form.audioStops[n][name], stop[name], name);
    }
  });
}

for (const kind of ["gpx", "kml"] as const) {
  Deno.test(`every field comes back from ${kind} but catalogue records, transcripts, chapters, things and old maps`, async () => {
    const { text } = exportTour(SENT, kind, { now: NOW, origin: ORIGIN });
    const { form } = await importFile(new TextEncoder().encode(text), "x", ORIGIN);
    for (const [name] of plainRows(TOUR_FIELDS)) {
      assert.deepEqual(form[name as "title"], SENT[name as "title"], name);
    }
    for (const [name] of plainRows(STOP_FIELDS)) {
      const n = stopWith(name);
      assert.deepEqual(form.audioStops[n][name as "title"], SENT.audioStops[n][name as "title"]);
    }
  });
}

/** What GPX and KML have no place for. */
const NOT_IN_XML = ["maps", "chapters", "record", "transcript", "things", "unread"];

const plainRows = (fields: Fields) =>
  rowsOf(fields).filter(([, { kind }]) => !NOT_IN_XML.includes(kind));

Deno.test("every column of a table comes back", async () => {
  const { text } = exportTour(SENT, "csv", { now: NOW, origin: ORIGIN });
  const { form } = await importFile(new TextEncoder().encode(text), "x.csv", ORIGIN);
  for (const [name, { column }] of rowsOf(STOP_FIELDS)) {
    if (column === undefined) continue;
    const n = stopWith(name);
    assert.deepEqual(form.audioStops[n][name as "title"], SENT.audioStops[n][name as "title"]);
  }
});

/** Each field of the archive and of its first stops, taken out of the form. */
function* withoutOne() {
  for (const name of TOUR_NAMES) {
    if (name === "tourType" || name === "visibility") continue;
    yield { name, form: { ...SENT, [name]: undefined } };
  }
  for (const name of STOP_NAMES) {
    const audioStops = SENT.audioStops.map((stop, i) =>
      i === stopWith(name) ? { ...stop, [name]: undefined } : stop
    );
    yield { name, form: { ...SENT, audioStops } };
  }
}

Deno.test("every field that two versions have differently is a difference, and either can be taken", () => {
  const whole = readValues(SENT);
  for (const { name, form } of withoutOne()) {
    const other = readValues(form);
    const found = differences(whole, other);
    assert.ok(found.length > 0, `${name} makes a difference`);
    const choices = Object.fromEntries(found.map(({ key }) => [key, "theirs" as const]));
    assert.deepEqual(readValues(merge(whole, other, choices)), other, name);
    assert.deepEqual(readValues(merge(whole, other, {})), whole, name);
  }
});

Deno.test("every field that one person took out is out after a merge, without a conflict", () => {
  const base = readValues(SENT);
  for (const { name, form } of withoutOne()) {
    const { merged, conflicts } = mergeTours({ base, theirs: base, mine: readValues(form) });
    assert.deepEqual(conflicts, [], name);
    assert.deepEqual(readValues(merged), readValues(form), name);
  }
});
