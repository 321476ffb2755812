/**
 * Reads a tour from the text of a file: the program's own, GeoJSON, GPX, KML, or a table as CSV or
 * JSON. Never refuses; says what was wrong.
 */
import { DEEPEST, isShallow } from "../model/draft.ts";
import { EXPORT_FORMAT, EXPORT_VERSION } from "./export_file.ts";
import { fromCsv, fromTable } from "./csv_read.ts";
import { fromGeoJson, isGeoJson } from "./geojson_read.ts";
import { fromGpx } from "./gpx_read.ts";
import { fromKml } from "./kml_read.ts";
import { isObject, readForm } from "./read_form.ts";
import { type Imported, type ReportEntry, unreadable } from "./report.ts";
import { localName, parseRoot } from "./xml.ts";

/** Longest text that is read, in UTF-16 units: more than any tour that can be stored. */
const MAX_LENGTH = 4 * 1024 * 1024;

/**
 * The form in the text of a file, as far as it can be read, and a report of what was left out or
 * would be refused. The content decides what kind of file it is; the name only titles a tour that
 * has no title.
 */
export function importTour(text: string, filename: string): Imported {
  const content = text.replace(/^\ufeff/, "").trim();
  if (content === "") return unreadable("The file is empty");
  if (content.length > MAX_LENGTH) {
    return unreadable(`The file is too large: ${MAX_LENGTH / 1024 / 1024} MiB at most can be read`);
  }
  const title = filename.replace(/^.*[\\/]/, "").replace(/\.\w{1,10}$/, "").trim();
  if (content.startsWith("<")) return fromXml(content, title);
  let data: unknown;
  try {
    data = JSON.parse(content);
  } catch {
    if (!/^[{[]/.test(content)) return fromCsv(content, title);
    return unreadable("The file looks like JSON, but is incomplete or damaged");
  }
  if (!isShallow(data, DEEPEST)) {
    return unreadable("The file is nested deeper than any archive, table or map");
  }
  if (Array.isArray(data) && data.length > 0 && data.every(isObject)) return fromTable(data, title);
  if (!isObject(data)) return unreadable("There is no archive in the file");
  if (isGeoJson(data)) return fromGeoJson(data, title);
  const imported = readForm(data);
  return { ...imported, report: [...reportHead(data), ...imported.report] };
}

/** What sites send instead of a file to whoever has not signed in. */
const WEB_PAGE = /^<(?:!doctype html|html)[\s>]/i;

function fromXml(text: string, title: string): Imported {
  if (WEB_PAGE.test(text)) {
    return unreadable("This is a web page, not a file with places: download the file itself");
  }
  const root = parseRoot(text);
  if (typeof root === "string") return unreadable(root);
  const name = localName(root);
  if (name === "gpx") return fromGpx(root, title);
  return name === "kml" ? fromKml(root, title) : unreadable("This XML file is neither GPX nor KML");
}

function reportHead({ format, version }: Record<string, unknown>): ReportEntry[] {
  if (format !== EXPORT_FORMAT) {
    return [{
      path: "format",
      kind: "note",
      message: "The file is not marked as an archive file; what could be read was taken",
    }];
  }
  if (version !== EXPORT_VERSION) {
    return [{
      path: "version",
      kind: "note",
      message: `The file has another version than ${EXPORT_VERSION}; what could be read was taken`,
    }];
  }
  return [];
}
