/**
 * Reads a tour from the text of a file: the program's own, GeoJSON, GPX, KML, or a table as CSV or
 * JSON. Never fails; the report names the faults.
 */
import { DEEPEST, isShallow } from "../model/tour/draft.ts";
import { EXPORT_FORMAT, EXPORT_VERSION } from "./json/export_file.ts";
import { fromCsv, fromTable } from "./foreign/csv_read.ts";
import { fromGeoJson, isGeoJson } from "./geojson/geojson_read.ts";
import { fromGpx } from "./gpx/gpx_read.ts";
import { fromKml } from "./kml/kml_read.ts";
import type { ImportSource } from "./own_address.ts";
import { isObject, readForm } from "./read_form.ts";
import { type Imported, type ReportEntry, unreadable } from "./report.ts";
import { localName, parseRoot } from "./xml.ts";

/** Longest text that is read, in UTF-16 units: more than any tour that can be stored. */
export const MAX_LENGTH = 4 * 1024 * 1024;

export const TEXT_TOO_LARGE = `The file is too large. The limit is ${MAX_LENGTH / 1024 / 1024} MiB`;

/**
 * The form in the text of a file, as far as it can be read, with a report of what was left out or
 * would be refused. The content decides the kind of file; the name only serves as the title of a
 * tour without one. Addresses at `origin`, such as "https://tours.example.org", become paths.
 */
export function importTour(text: string, filename: string, origin?: string): Imported {
  const content = text.replace(/^\ufeff/, "").trim();
  if (content === "") return unreadable("The file is empty");
  if (content.length > MAX_LENGTH) return unreadable(TEXT_TOO_LARGE);
  const title = filename.replace(/^.*[\\/]/, "").replace(/\.\w{1,10}$/, "").trim();
  const source = { title, origin };
  if (content.startsWith("<")) return fromXml(content, source);
  let data: unknown;
  try {
    data = JSON.parse(content);
  } catch {
    if (!/^[{[]/.test(content)) return fromCsv(content, source);
    return unreadable("The file looks like JSON, but is incomplete or damaged");
  }
  if (!isShallow(data, DEEPEST)) {
    return unreadable("The file is nested too deeply to be an archive, table or map");
  }
  if (Array.isArray(data) && data.length > 0 && data.every(isObject)) {
    return fromTable(data, source);
  }
  if (!isObject(data)) return unreadable("The file has no archive in it");
  if (isGeoJson(data)) return fromGeoJson(data, source);
  const imported = readForm(data, origin);
  return { ...imported, report: [...reportHead(data), ...imported.report] };
}

/** The page that sites send instead of a file when a sign-in is needed. */
const WEB_PAGE = /^<(?:!doctype html|html)[\s>]/i;

function fromXml(text: string, source: ImportSource): Imported {
  if (WEB_PAGE.test(text)) {
    return unreadable("This is a web page, not a file with places: download the file itself");
  }
  const root = parseRoot(text);
  if (typeof root === "string") return unreadable(root);
  const name = localName(root);
  if (name === "gpx") return fromGpx(root, source);
  return name === "kml" ? fromKml(root, source) : unreadable("This XML file isn’t GPX or KML");
}

function reportHead({ format, version }: Record<string, unknown>): ReportEntry[] {
  if (format !== EXPORT_FORMAT) {
    return [{
      path: "format",
      kind: "note",
      message: "The file isn’t marked as an archive file. What could be read was imported",
    }];
  }
  if (version !== EXPORT_VERSION) {
    return [{
      path: "version",
      kind: "note",
      message: `The file’s version isn’t ${EXPORT_VERSION}. What could be read was imported`,
    }];
  }
  return [];
}
