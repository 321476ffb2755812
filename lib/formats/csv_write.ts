/**
 * The stops of a tour as a table (RFC 4180) for spreadsheets and Omeka: a row for each stop, with
 * its catalogue record, inherited fields included, in columns of Dublin Core. Several values are
 * separated by "^^", as in Omeka.
 */
import type { CatalogueRecord } from "../model/record/record.ts";
import { joinRecords } from "../model/record/record_fields.ts";
import { namesWhere, pick, rowsOf } from "../model/tour/fields/field.ts";
import { STOP_FIELDS, TABLE_FIELDS } from "../model/tour/fields/table.ts";
import type { UnfinishedStop, UnfinishedTour } from "../model/tour/tour_form.ts";
import { stopWithImages, VALUES } from "./more_images.ts";
import { normalizeForm } from "./normalize_form.ts";

type Column = [name: string, value: (stop: UnfinishedStop, record: CatalogueRecord) => unknown];

const [inEachTable, others] = [true, false].map((inEach) =>
  rowsOf(TABLE_FIELDS).filter(([, row]) => row.column && Boolean(row.inEachTable) === inEach)
    .map(([name, { column }]): Column => [column!, (stop) => stop[name as "title"]])
);

/** Columns that appear only if a stop or a record fills them. */
const OPTIONAL_COLUMNS: Column[] = [
  ...others,
  ["Dublin Core:Creator", (_, { creators }) => several(creators)],
  [
    "Dublin Core:Contributor",
    (_, { contributors }) =>
      several(
        contributors?.map(({ name, role = "" }) =>
          role || name.endsWith(")") ? `${name} (${role})` : name
        ),
      ),
  ],
  ["Dublin Core:Temporal Coverage", (_, { dateText }) => dateText],
  ["Dublin Core:Date", (_, { dateRecorded }) => dateRecorded],
  ["Dublin Core:Subject", (_, { subjects }) => several(subjects)],
  ["Dublin Core:Spatial Coverage", (_, { coverage }) => several(coverage)],
  [
    "Dublin Core:Source",
    (_, { sources }) =>
      several(sources?.map(({ text, url }) => !url || text === url ? text : `${text} <${url}>`)),
  ],
  ["Dublin Core:Identifier", (_, { identifiers }) => several(identifiers)],
  ["Dublin Core:Is Part Of", (_, { collection }) => several(collection && [collection])],
  ["Dublin Core:Publisher", (_, { repository }) => several(repository && [repository])],
  ["Dublin Core:Rights Holder", (_, { rightsHolder }) => several(rightsHolder && [rightsHolder])],
  ["Dublin Core:Rights", (_, { rights }) => rights],
];

/** The fields that a stop has from its archive. */
const INHERITED = namesWhere(STOP_FIELDS, ({ isInherited }) => isInherited) as (
  & keyof UnfinishedStop
  & keyof UnfinishedTour
)[];

/** The text of the table, with a byte order mark for spreadsheets. */
export function toCsv(form: UnfinishedTour): string {
  const { audioStops, ...tour } = normalizeForm(form);
  const stops = audioStops.map((stop) => ({
    stop: { ...pick(tour, INHERITED), ...given(stopWithImages(stop)) },
    record: joinRecords(tour.record, stop.record) ?? {},
  }));
  const filled = OPTIONAL_COLUMNS.filter(([, value]) =>
    stops.some(({ stop, record }) => value(stop, record) !== undefined)
  );
  const columns = [...inEachTable, ...filled];
  const rows = stops.map(({ stop, record }) => columns.map(([, value]) => value(stop, record)));
  return toTable([columns.map(([name]) => name), ...rows]);
}

/** Rows as a table, with a byte order mark for spreadsheets. */
export function toTable(rows: readonly (readonly unknown[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(","));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

/** Without undefined fields, which would hide inherited ones. */
const given = (stop: UnfinishedStop): UnfinishedStop =>
  Object.fromEntries(Object.entries(stop).filter(([, value]) => value !== undefined));

/**
 * Values in one cell. The final mark tells readers not to split this cell at "|", ";" or line
 * breaks.
 */
function several(values: readonly string[] | "" | undefined): string | undefined {
  if (!values || values.length === 0) return undefined;
  const text = values.join(VALUES);
  return values.length === 1 && /[|;\n]/.test(text) ? text + VALUES : text;
}

/** A cell. An apostrophe keeps spreadsheets from evaluating a text that looks like a formula. */
function cell(value: unknown): string {
  const text = String(value ?? "");
  const safe = typeof value === "string" && /^['=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
