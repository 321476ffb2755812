/** The result of an import: a form to go on with, and a report. */
import { numeral } from "../texts/texts.ts";
import type { Encoding } from "./decode_text.ts";
import type { FieldError } from "../model/web/problem.ts";
import type { Position } from "../model/tour/position.ts";
import type { UnfinishedTour } from "../model/tour/tour_form.ts";

/**
 * An entry about an import; a path of "" means the whole file. 'left-out': in the file, but not in
 * the form; 'incomplete': the form would be refused for it; 'note': how the file was read.
 */
export type ReportEntry = FieldError & { kind: "note" | "left-out" | "incomplete" };

/** A point of a line; usually only points of planned routes have a name. */
export type LinePoint = Position & { title?: string; description?: string };

/** A route, a track or another line of a file, which the author can turn into stops. */
export type ImportedLine = { kind: "route" | "track" | "line"; name: string; points: LinePoint[] };

/** The names of a table's columns in their order, and its first rows. */
export type ImportedTable = { columns: string[]; rows: Record<string, string>[] };

/**
 * `report` is empty for a flawless file; `files` are those that came with the form, by their
 * addresses in it.
 */
export type Imported = {
  form: UnfinishedTour;
  report: ReportEntry[];
  lines?: ImportedLine[];
  files?: ReadonlyMap<string, Uint8Array>;
  table?: ImportedTable;
  /** The encoding of the file's letters, if it is a guess. */
  guessed?: Encoding;
  /** The EPSG number of the file's places, which are to be read again with its `toDegrees`. */
  projection?: number;
};

/** True if a part of a file can be used in a form. */
export const hasContent = ({ form, lines = [] }: Imported): boolean =>
  form.audioStops.length > 0 || form.routeLine !== undefined || lines.length > 0;

/** The result for an unreadable file, with the reason. */
export const unreadable = (message: string): Imported => ({
  form: { audioStops: [] },
  report: [{ path: "", message, kind: "note" }],
});

/** An entry about the file as a whole. */
export const fileEntry = (kind: ReportEntry["kind"], message: string): ReportEntry => ({
  path: "",
  message,
  kind,
});

/** "3 points", "1 point": for commands, whose reports are English. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numeral(count)} ${count === 1 ? one : many}`;
