/** The cells of a table that is a text. */
import Papa from "papaparse";

/** The first `most` rows of a table separated by commas, semicolons, tabs or bars. */
export function cellsOf(text: string, most: number): string[][] {
  // Excel's own line about the separator.
  const named = /^sep=(.)\r?\n/i.exec(text);
  const table = named ? text.slice(named[0].length) : text;
  const { data } = Papa.parse<string[]>(table, {
    delimiter: named?.[1] ?? separatorOf(table),
    skipEmptyLines: "greedy",
    preview: most,
  });
  return data;
}

/** The beginning of a table in which its separator is looked for, in UTF-16 units. */
const BEGINNING = 256 * 1024;

/** The separator, found in the beginning of the text; a comma by default. */
const separatorOf = (table: string): string =>
  Papa.parse(table.slice(0, BEGINNING), { preview: 10, skipEmptyLines: "greedy" }).meta.delimiter ||
  ",";

/** A cell without the apostrophe that keeps spreadsheets from evaluating it. */
export const plainCell = (cell: string): string => cell.trim().replace(/^'(?=['=+\-@])/, "");
