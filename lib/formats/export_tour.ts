/** Writes a form to a file that its author takes along. */
import { EXPORT_FORMAT, EXPORT_VERSION } from "./export_file.ts";
import type { UnfinishedTour } from "../model/tour_form.ts";
import { fileNameOf } from "./file_name.ts";
import { toGeoJson } from "./geojson_write.ts";
import { toGpx } from "./gpx_write.ts";
import { normalizeForm } from "./normalize_form.ts";

/** The kinds of files: the program's own, and two that others read. */
export type ExportKind = "json" | "geojson" | "gpx";

/** A file to be downloaded: its name, its media type, its content. */
export type ExportedFile = { name: string; type: string; text: string };

const KINDS = {
  json: { type: "application/json", write: toJson },
  geojson: { type: "application/geo+json", write: toGeoJson },
  gpx: { type: "application/gpx+xml", write: toGpx },
} satisfies Record<ExportKind, unknown>;

/**
 * The file of a form, finished or not. `importTour` reads it back, and the same export of what was
 * read gives the same bytes. (GPX holds no control characters, and half of a surrogate pair as
 * U+FFFD.)
 */
export function exportTour(form: UnfinishedTour, kind: ExportKind, now: Date): ExportedFile {
  const { type, write } = KINDS[kind];
  return { name: fileNameOf(form.title, kind), type, text: write(form, now.toISOString()) };
}

/** The program's own file: what `ExportFile` describes, for a form that is finished. */
function toJson(form: UnfinishedTour, exportedAt: string): string {
  const file = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt,
    ...normalizeForm(form),
  };
  return JSON.stringify(file, null, 2) + "\n";
}
