/** Reads a tour from a table with a stop in each row and any names of columns. */
import Papa from "papaparse";
import { parseAngle } from "../../geo/location/gps.ts";
import { readLocation } from "../../geo/location/read_location.ts";
import { shareRecords } from "./dublin_core.ts";
import { toStops } from "./foreign_stops.ts";
import type { ImportSource } from "../own_address.ts";
import { keysFor, MAX_CELLS, MAX_PROPERTIES, type Properties } from "./property_names.ts";
import { readForm } from "../read_form.ts";
import { type Imported, unreadable } from "../report.ts";

/** Most rows that are examined: a few more than a tour can have, because some are skipped. */
const MAX_ROWS = 5000;

const NOT_A_TABLE =
  "This isn’t an archive file, GeoJSON, GPX, KML or a table with a row for each stop";

/** The form in a table separated by commas, semicolons, tabs or bars. */
export function fromCsv(text: string, source: ImportSource): Imported {
  // Excel's own line about the separator.
  const named = /^sep=(.)\r?\n/i.exec(text);
  const table = named ? text.slice(named[0].length) : text;
  const { data } = Papa.parse<string[]>(table, {
    delimiter: named?.[1] ?? separatorOf(table),
    skipEmptyLines: "greedy",
    preview: MAX_ROWS + 1,
  });
  if (data.length < 2 || data[0].length < 2) return unreadable(NOT_A_TABLE);
  if (data[0].length > MAX_PROPERTIES) return unreadable(tooWide(data[0].length));
  const headed = rowsOf(data);
  return fromTable(isTable(headed) ? headed : rowsOf([headersFor(data[0]), ...data]), source);
}

/** The beginning of a table in which its separator is looked for, in UTF-16 units. */
const BEGINNING = 256 * 1024;

/** The separator, found in the beginning of the text; a comma by default. */
const separatorOf = (table: string): string =>
  Papa.parse(table.slice(0, BEGINNING), { preview: 10 }).meta.delimiter || ",";

const tooWide = (columns: number) =>
  `The table has ${columns.toLocaleString("en")} columns. The limit is ${MAX_PROPERTIES}: delete ` +
  "those that say nothing about the stops";

/** The form in a list of objects, each of them a stop. */
export function fromTable(all: Properties[], source: ImportSource): Imported {
  const rows = all.slice(0, MAX_ROWS);
  const sizes = rows.map((row) => Object.keys(row).length);
  const widest = sizes.reduce((most, size) => Math.max(most, size), 0);
  if (widest > MAX_PROPERTIES) return unreadable(tooWide(widest));
  const cells = sizes.reduce((sum, size) => sum + size, 0);
  if (cells > MAX_CELLS) return unreadable(tooLarge(cells));
  const columns = columnsOf(rows);
  if (!columns) return unreadable(NO_COLUMNS);
  const points = rows.map((properties) => ({
    ...placeOf(properties, columns),
    properties,
    used: [...columns.latitude, ...columns.longitude, ...columns.both],
  }));
  const { audioStops, report } = toStops(points, source, ["row", "rows"]);
  const first = audioStops.find(({ latitude }) => latitude !== undefined);
  const start = { latitude: first?.latitude, longitude: first?.longitude };
  const record = shareRecords(audioStops);
  const imported = readForm({ title: source.title, ...start, record, audioStops }, source.origin);
  return { ...imported, report: [...report, ...imported.report] };
}

const tooLarge = (cells: number) =>
  `The table has ${cells.toLocaleString("en")} cells. The limit is ${
    MAX_CELLS.toLocaleString("en")
  }: delete rows and columns that say nothing about the stops`;

const NO_COLUMNS =
  "The table has no columns for the places of stops. Name two columns “latitude” and “longitude” (or one “coordinates”), and one “title”";

/** The columns of coordinates, and those that hold a pair. */
type Columns = { latitude: string[]; longitude: string[]; both: string[] };

/** Most columns in which a position is looked for. */
const MAX_PAIRS = 10;

/** The positions in the columns; undefined for rows that have neither a position nor a title. */
function columnsOf(rows: Properties[]): Columns | undefined {
  const keys = Object.assign({}, ...rows.slice(0, 100)) as Properties;
  const columns = {
    latitude: keysFor("latitude", keys).slice(0, 1),
    longitude: keysFor("longitude", keys).slice(0, 1),
    both: keysFor("coordinates", keys).slice(0, MAX_PAIRS),
  };
  const isPaired = columns.latitude.length > 0 && columns.longitude.length > 0;
  const hasTitle = keysFor("title", keys).length > 0;
  return isPaired || columns.both.length > 0 || hasTitle ? columns : undefined;
}

const isTable = (rows: Properties[]) => columnsOf(rows) !== undefined;

function placeOf(row: Properties, { latitude, longitude, both }: Columns) {
  const [north, east] = [row[latitude[0]], row[longitude[0]]].map((value) => String(value ?? ""));
  const at = { latitude: parseAngle(north, "latitude"), longitude: parseAngle(east, "longitude") };
  if (at.latitude !== null && at.longitude !== null) return at;
  for (const column of both) {
    const value = row[column];
    const text = typeof value === "object" ? JSON.stringify(value) : String(value ?? "");
    const reading = readLocation(text);
    if (reading.kind === "found") {
      const { latitude, longitude } = reading.location;
      return { latitude, longitude };
    }
  }
  return { latitude: undefined, longitude: undefined };
}

/** Rows as objects by the names in the first one. Cells at the end of a row may be missing. */
function rowsOf([headers, ...rows]: string[][]): Properties[] {
  const names = headers.map((header, i) => header.trim() || `column ${i + 1}`);
  return rows.slice(0, MAX_ROWS).map((row) =>
    Object.fromEntries(row.slice(0, names.length).map((cell, i) => [names[i], plainCell(cell)]))
  );
}

/** A cell without the apostrophe that keeps spreadsheets from evaluating it. */
const plainCell = (cell: string): string => cell.trim().replace(/^'(?=['=+\-@])/, "");

/** Names for a table without a header row: two numbers side by side are the position. */
function headersFor(row: string[]): string[] {
  const at = row.findIndex((cell, i) =>
    i + 1 < row.length && parseAngle(cell, "latitude") !== null &&
    parseAngle(row[i + 1], "longitude") !== null
  );
  const texts = row.flatMap((cell, i) => /\p{L}{2}/u.test(cell) ? [i] : []);
  const names = new Map<number, string>([[texts[0], "title"], [texts[1], "description"]]);
  if (at < 0) return row.map((_, i) => `column ${i + 1}`);
  names.set(at, "latitude").set(at + 1, "longitude");
  return row.map((_, i) => names.get(i) ?? `column ${i + 1}`);
}
