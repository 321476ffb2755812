/**
 * Reads a tour from the text of a file: the program's own, GeoJSON, GPX, KML, or a table as CSV or
 * JSON. Never fails; the report names the faults.
 */
import { texts } from "../texts/texts.ts";
import { fromCsv, fromTable } from "./foreign/csv_read.ts";
import { fromGeoJson } from "./geojson/geojson_read.ts";
import { fromGpx } from "./gpx/gpx_read.ts";
import { EXPORT_FORMAT, EXPORT_VERSION } from "./json/export_file.ts";
import { fromKml, type LinkedMap } from "./kml/kml_read.ts";
import type { ImportSource } from "./own_address.ts";
import { readForm } from "./read_form.ts";
import { refusalOf } from "./recognize/file_kinds.ts";
import { recognizeText } from "./recognize/recognize_text.ts";
import { fromStoryMap } from "./json/storymap_read.ts";
import { fileEntry, type Imported, type ReportEntry, unreadable } from "./report.ts";

const t = texts("imports");

/** Longest text that is read, in UTF-16 units: more than any tour that can be stored. */
const MAX_LENGTH = 4 * 1024 * 1024;

/** The same of the program's own files, which have a tour in all its languages. */
export const MAX_OWN_LENGTH = 16 * 1024 * 1024;

const OWN = new RegExp(`^\\s*\\{\\s*"format":\\s*"${EXPORT_FORMAT}"`);

/** For people. */
export const textTooLarge = (limit = MAX_LENGTH): string =>
  t("tooLarge", { limit: limit / 1024 / 1024 });

/**
 * The form in the text of a file, as far as it can be read, with a report of what was left out or
 * would be refused. The content decides the kind of file; the name only serves as the title of a
 * tour without one. Addresses at `origin`, such as "https://tours.example.org", become paths.
 * `linked` gives the other maps of a KMZ file; `toDegrees` and `columns` are those
 * of `ImportSource`.
 */
export function importTour(
  text: string,
  filename: string,
  origin?: string,
  { linked, ...options }: Pick<ImportSource, "toDegrees" | "columns"> & { linked?: LinkedMap } = {},
): Imported {
  const limit = OWN.test(text.slice(0, 100)) ? MAX_OWN_LENGTH : MAX_LENGTH;
  if (text.length > limit) return unreadable(textTooLarge(limit));
  const found = recognizeText(text);
  if ("problem" in found) return unreadable(found.problem);
  const title = filename.replace(/^.*[\\/]/, "").replace(/\.\w{1,10}$/, "").trim();
  const source = { title, origin, ...options };
  switch (found.kind) {
    case "archive":
      return fromArchive(found.data, origin);
    case "geojson":
      return fromGeoJson(found.data, source);
    case "gpx":
      return fromGpx(found.root, source);
    case "kml":
      return fromKml(found.root, source, linked);
    case "storymap":
      return fromStoryMap(found.data, source);
    case "rows":
      return fromTable(found.data, source);
    // A table of stops may have columns for times, too.
    case "timedTable":
    case "text":
      return fromCsv(found.text, source);
    default:
      return unreadable(refusalOf(found.kind));
  }
}

function fromArchive(data: Record<string, unknown>, origin?: string): Imported {
  const imported = readForm(data, origin);
  const later = hasLanguages(data) ? [fileEntry("note", t("languagesLater"))] : [];
  return { ...imported, report: [...reportHead(data), ...imported.report, ...later] };
}

const hasLanguages = ({ languages }: Record<string, unknown>): boolean =>
  Array.isArray(languages) && languages.length > 0;

function reportHead({ format, version }: Record<string, unknown>): ReportEntry[] {
  if (format !== EXPORT_FORMAT) {
    return [{ path: "format", kind: "note", message: t("notMarked") }];
  }
  if (version !== EXPORT_VERSION) {
    const message = t("otherVersion", { version: EXPORT_VERSION });
    return [{ path: "version", kind: "note", message }];
  }
  return [];
}
