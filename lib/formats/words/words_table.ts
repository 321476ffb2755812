/** The words of an archive as a table, and back: a row for each text. */
import { isText, unitsOf, WORD_STATES } from "../../model/tour/words/units.ts";
import { toTable } from "../csv_write.ts";
import { cellsOf, plainCell } from "../foreign/csv_cells.ts";
import { type InLanguage, nameOfWords, speakerOf, type WordsInFile } from "./words_file.ts";

/**
 * The text of the table. The names of its columns are the same in all languages, so that it can be
 * read anywhere; the column of translations names the language: "translation (de)".
 */
export function writeWordsTable({ tour, language, words }: InLanguage): string {
  const numbers = new Map(tour.audioStops.map(({ id }, i) => [id, i + 1]));
  const rows = unitsOf(tour, words).filter(isText).map((unit) => {
    const { key, stopId, text, translation, state, field: { label, longest } } = unit;
    const stop = tour.audioStops[(numbers.get(stopId ?? "") ?? 0) - 1];
    const place = stop ? [`${numbers.get(stop.id)}. ${stop.title}`] : [];
    const speaker = speakerOf(tour, unit);
    const where = [...place, nameOfWords({ key, label }), ...speaker ? [speaker] : []].join(", ");
    return [key, where, text, translation, state, longest];
  });
  return toTable([
    ["key", "place", "original", `translation (${language})`, "state", "longest"],
    ...rows,
  ]);
}

/** Most rows: those of one change. */
const MAX_ROWS = 20_001;

const COLUMN = /^(key|original|translation|state)(?: \(([\w-]+)\))?$/i;

/** The words in a table; undefined for one without keys or translations. */
export function readWordsTable(text: string): WordsInFile | undefined {
  const [header = [], ...rows] = cellsOf(text, MAX_ROWS);
  const columns = new Map<string, number>();
  let language: string | undefined;
  header.forEach((cell, i) => {
    const [, name, tag] = COLUMN.exec(cell.trim()) ?? [];
    if (!name || columns.has(name.toLowerCase())) return;
    columns.set(name.toLowerCase(), i);
    if (name.toLowerCase() === "translation") language = tag;
  });
  const [key, original, translation, state] = ["key", "original", "translation", "state"]
    .map((name) => columns.get(name));
  if (key === undefined || translation === undefined) return undefined;
  const cell = (row: string[], at?: number) =>
    at === undefined ? undefined : plainCell(row[at] ?? "");
  return {
    ...language && { language },
    found: rows.map((row) => {
      const said = cell(row, state)?.toLowerCase();
      return {
        key: cell(row, key)!,
        text: cell(row, translation)!,
        original: cell(row, original),
        isFinal: said === TRANSLATED,
        isOld: said === CHANGED,
      };
    }),
  };
}

const [, TRANSLATED, CHANGED] = WORD_STATES;
