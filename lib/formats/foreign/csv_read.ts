/** Reads a tour from a table with a stop in each row and any names of columns. */
import { parseAngle } from "../../geo/location/gps.ts";
import { readLocation } from "../../geo/location/read_location.ts";
import { texts } from "../../texts/texts.ts";
import { cellText } from "./cell_text.ts";
import { cellsOf, plainCell } from "./csv_cells.ts";
import { shareRecords } from "./dublin_core.ts";
import { toStops } from "./foreign_stops.ts";
import type { ColumnNames, ImportSource } from "../own_address.ts";
import {
  isKnownName,
  keysFor,
  MAX_CELLS,
  MAX_PROPERTIES,
  type Properties,
} from "./property_names.ts";
import { readForm } from "../read_form.ts";
import { listed } from "../listed.ts";
import { fileEntry, hasContent, type Imported, type ImportedTable, unreadable } from "../report.ts";

const t = texts("imports");

/** Most rows that are examined: a few more than a tour can have, because some are skipped. */
const MAX_ROWS = 5000;

/** The form in a table separated by commas, semicolons, tabs or bars. */
export function fromCsv(text: string, source: ImportSource): Imported {
  return fromCells(cellsOf(text, MAX_ROWS + 1), source);
}

/** The form in the cells of a table, of which the names of the columns may be under some titles. */
export function fromCells(data: string[][], source: ImportSource): Imported {
  const widest = data.reduce((most, row) => Math.max(most, row.length), 0);
  if (data.length < 2 || widest < 2) return unreadable(t("notATable"));
  if (widest > MAX_PROPERTIES) return unreadable(tooWide(widest));
  const at = headerRow(data);
  const headed = rowsOf(data.slice(at));
  const hasNames = isTable(headed) || source.columns !== undefined;
  if (!hasNames) {
    const imported = fromTable(rowsOf([headersFor(data[0]), ...data]), source);
    return hasContent(imported) ? imported : { ...imported, table: previewOf(headed) };
  }
  const imported = fromTable(headed, source);
  const above = data.slice(0, at).map((row) => row.filter(Boolean).join(" ")).filter(Boolean);
  if (above.length === 0) return imported;
  const left = fileEntry("left-out", t("aboveColumns", { names: listed(above) }));
  return { ...imported, report: [left, ...imported.report] };
}

/** The row with the names of columns, among the first: below titles and empty rows. */
function headerRow(data: string[][]): number {
  const known = data.slice(0, 20).map((row) => row.filter((cell) => isKnownName(cell)).length);
  const at = known.findIndex((count) => count >= 2);
  return at > 0 && known[0] < 2 ? at : 0;
}

const tooWide = (columns: number) => t("tooManyColumns", { total: columns, most: MAX_PROPERTIES });

/** The form in a list of objects, each of them a stop. */
export function fromTable(all: Properties[], source: ImportSource): Imported {
  const rows = all.slice(0, MAX_ROWS);
  const sizes = rows.map((row) => Object.keys(row).length);
  const widest = sizes.reduce((most, size) => Math.max(most, size), 0);
  if (widest > MAX_PROPERTIES) return unreadable(tooWide(widest));
  const cells = sizes.reduce((sum, size) => sum + size, 0);
  if (cells > MAX_CELLS) return unreadable(t("tooManyCells", { total: cells, most: MAX_CELLS }));
  const table = previewOf(rows);
  const chosen = source.columns ? rows.map((row) => renamed(row, source.columns!)) : rows;
  const { ordered, key } = inOrder(chosen);
  const columns = columnsOf(ordered);
  if (!columns) return { ...unreadable(t("noColumns")), table };
  const points = ordered.map((row) => {
    const { address, ...at } = placeOf(row, columns);
    return {
      ...at,
      properties: address ? { ...row, [ADDRESS]: row[ADDRESS] || address } : row,
      used: [...columns.latitude, ...columns.longitude, ...columns.both, ...key ? [key] : []],
    };
  });
  const { audioStops, report } = toStops(points, source, "rows");
  const first = audioStops.find(({ latitude }) => latitude !== undefined);
  const start = { latitude: first?.latitude, longitude: first?.longitude };
  const record = shareRecords(audioStops);
  const tourType = key ? { tourType: "ordered" } : {};
  const form = { title: source.title, ...start, ...tourType, record, audioStops };
  const imported = readForm(form, source.origin);
  return { ...imported, report: [...report, ...imported.report], table };
}

const ADDRESS = "address";

/** Rows that an author sees, to say what the columns are. */
const PREVIEWED = 5;

const previewOf = (rows: Properties[]): ImportedTable => ({
  columns: Object.keys(Object.assign({}, ...rows.slice(0, 100))),
  rows: rows.slice(0, PREVIEWED).map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellText(value)]))
  ),
});

/** A row with the names that the author chose for its columns, and without those left out. */
function renamed(row: Properties, columns: ColumnNames): Properties {
  const next: Properties = {};
  for (const [name, value] of Object.entries(row)) {
    const chosen = Object.hasOwn(columns, name) ? columns[name] : name;
    const before = next[chosen];
    if (chosen === "" || value === "" && before) continue;
    // Several columns with one meaning are several values, marked as Omeka does.
    next[chosen] = before ? `${cellText(before)}^^${cellText(value)}` : value;
  }
  return next;
}

/** Names of columns that order the stops if all their values are numbers, and else name them. */
const MAY_ORDER = /^\s*(stop|station|halt|arret|parada|fermata|#|nº|n°|№)\s*$/i;

/** The rows in the order of a column of numbers, and the name of that column, if there is one. */
function inOrder(rows: Properties[]): { ordered: Properties[]; key?: string } {
  const names = Object.keys(Object.assign({}, ...rows.slice(0, 100)));
  const keys = [
    ...keysFor("order", rows[0] ?? {}),
    ...names.filter((name) => MAY_ORDER.test(name)),
  ];
  const key = keys.find((key) => {
    const numbers = rows.map((row) => cellText(row[key]).trim()).filter(Boolean);
    return numbers.length > 1 && numbers.every((text) => /^\d{1,4}\.?$/.test(text)) &&
      new Set(numbers).size === numbers.length;
  });
  if (key === undefined) return { ordered: rows };
  const place = (row: Properties) => parseInt(cellText(row[key])) || Infinity;
  const ordered = rows.slice().sort((a, b) =>
    place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0
  );
  return { ordered: ordered.map(({ [key]: _, ...row }) => row), key };
}

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

/** The position in a row, and the words beside it. */
function placeOf(
  row: Properties,
  { latitude, longitude, both }: Columns,
): { latitude?: number; longitude?: number; address?: string } {
  const [north, east] = [row[latitude[0]], row[longitude[0]]].map((value) => cellText(value));
  const at = { latitude: parseAngle(north, "latitude"), longitude: parseAngle(east, "longitude") };
  if (at.latitude !== null && at.longitude !== null) {
    return { latitude: at.latitude, longitude: at.longitude };
  }
  for (const column of both) {
    const value = row[column];
    const text = cellText(value);
    const [whole, inside] = IN_BRACKETS.exec(text) ?? [text, text];
    const reading = readLocation(inside);
    if (reading.kind === "found") {
      const { latitude, longitude } = reading.location;
      const address = text.replace(whole, "").trim();
      return { latitude, longitude, ...address && { address } };
    }
  }
  const words = both.map((column) => cellText(row[column]).trim()).find((text) =>
    /\p{L}{3}/u.test(text) && !/^\w+:\/\//.test(text)
  );
  return { latitude: undefined, longitude: undefined, ...words && { address: words } };
}

/** "Mill Lane, Oxford [51.757,-1.26]", as CollectiveAccess writes a place. */
const IN_BRACKETS = /\[\s*(-?\d{1,3}(?:\.\d+)?\s*,\s*-?\d{1,3}(?:\.\d+)?)\s*\]/;

/** Rows as objects by the names in the first one. Cells at the end of a row may be missing. */
function rowsOf([headers, ...rows]: string[][]): Properties[] {
  const names = headers.map((header, i) => header.trim() || columnName(i));
  return rows.slice(0, MAX_ROWS).map((row) =>
    Object.fromEntries(row.slice(0, names.length).map((cell, i) => [names[i], plainCell(cell)]))
  );
}

/** The name of a column that has none. */
const columnName = (index: number): string => t("columnNumber", { number: index + 1 });

/** Names for a table without a header row: two numbers side by side are the position. */
function headersFor(row: string[]): string[] {
  const at = row.findIndex((cell, i) =>
    i + 1 < row.length && parseAngle(cell, "latitude") !== null &&
    parseAngle(row[i + 1], "longitude") !== null
  );
  const texts = row.flatMap((cell, i) => /\p{L}{2}/u.test(cell) ? [i] : []);
  const names = new Map<number, string>([[texts[0], "title"], [texts[1], "description"]]);
  if (at < 0) return row.map((_, i) => columnName(i));
  names.set(at, "latitude").set(at + 1, "longitude");
  return row.map((_, i) => names.get(i) ?? columnName(i));
}
