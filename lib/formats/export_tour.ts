/** Writes a form to a file that its author downloads. */
import { type ExportedLanguage, mapRecordings } from "./json/exported_words.ts";
import { EXPORT_FORMAT, EXPORT_VERSION } from "./json/export_file.ts";
import type { UnfinishedTour } from "../model/tour/tour_form.ts";
import type { ShortCode } from "../model/tour/short_code.ts";
import { wellFormed } from "../model/text/well_formed.ts";
import { toCsv } from "./csv_write.ts";
import { toGeoJson } from "./geojson/geojson_write.ts";
import { toGpx } from "./gpx/gpx_write.ts";
import { toKml } from "./kml/kml_write.ts";
import { mapAddresses } from "./archive_files.ts";
import { type ArchiveFiles, packArchive } from "./zip/archive_zip.ts";
import { normalizeForm } from "./normalize_form.ts";

/** The kinds of files: the program's own, and four for other programs. */
export type ExportKind = "json" | "geojson" | "gpx" | "kml" | "csv";

/**
 * The form of a stored archive with its short code and its other languages, or a form that has none
 * yet.
 */
type StoredForm = UnfinishedTour & { code?: ShortCode; languages?: ExportedLanguage[] };

/** A file to be downloaded: its name, its media type, its content. */
type ExportedFile = { name: string; type: string; text: string };

const KINDS = {
  json: { type: "application/json", write: toJson },
  geojson: { type: "application/geo+json", write: toGeoJson },
  gpx: { type: "application/gpx+xml", write: toGpx },
  kml: { type: "application/vnd.google-earth.kml+xml", write: toKml },
  csv: { type: "text/csv", write: toCsv },
} satisfies Record<ExportKind, unknown>;

/**
 * The file of a form, finished or not. Stored files appear with their address at `origin`, such as
 * "https://tours.example.org". `importFile` reads it back, and exporting the result gives the same
 * bytes, but for short codes. (GPX and KML drop control characters and replace lone surrogates; a
 * table has only stops.)
 *
 * @example
 * ```ts
 * import { exportTour } from "./export_tour.ts";
 * import { importFile } from "./import_file.ts";
 * import { blankTour } from "../model/tour/tour_form.ts";
 *
 * const origin = "https://tours.example.org";
 * const { name, text } = exportTour(blankTour(), "gpx", { now: new Date(), origin });
 * const { form, report } = importFile(new TextEncoder().encode(text), name, origin);
 * console.log(form, report);
 * ```
 */
export function exportTour(
  form: StoredForm,
  kind: ExportKind,
  { now, origin }: { now: Date; origin: string },
): ExportedFile {
  const { type, write } = KINDS[kind];
  const inFull = (address: string) => address.startsWith("/") ? origin + address : address;
  const whole: StoredForm = {
    ...mapAddresses(form, inFull),
    ...form.languages && { languages: mapRecordings(form.languages, inFull) },
  };
  return { name: fileNameOf(form.title, kind), type, text: write(whole, now.toISOString()) };
}

/** The archive with its files as a zip file. */
export function exportArchive(
  form: StoredForm,
  files: ArchiveFiles,
  now: Date,
): { name: string; type: string; parts: Uint8Array[] } {
  const parts = packArchive(toJson(form, now.toISOString()), files, now);
  return { name: fileNameOf(form.title, "zip"), type: "application/zip", parts };
}

/**
 * The program's own format: what `ExportFile` describes, for a complete form. Short codes are for
 * information: an import leaves them out, since no code is given twice.
 */
function toJson(form: StoredForm, exportedAt: string): string {
  const { audioStops, ...tour } = normalizeForm(form);
  const file = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt,
    code: form.code,
    ...tour,
    audioStops: audioStops.map(({ id, ...stop }, i) => {
      return { id, code: form.audioStops[i].code, ...stop };
    }),
    ...form.languages?.length && { languages: form.languages },
  };
  return JSON.stringify(file, null, 2) + "\n";
}

/** Most bytes of a name without its ending: file systems allow 255 with it. */
const MAX_BYTES = 200;

/**
 * Characters that file systems refuse, or that mislead readers of the name, such as direction
 * marks.
 */
// deno-lint-ignore no-control-regex
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]+/g;

/** Names that Windows keeps for devices, with any ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** The title of a tour (or 'audio-tour') as the name of a file with this ending, such as "json". */
export function fileNameOf(title: string | undefined, ending: string): string {
  const plain = wellFormed(title ?? "").normalize("NFC").replace(UNSAFE, " ");
  // A name that begins with a dot would hide the file.
  const name = truncate(plain.replace(/\s+/g, " ")).replace(/^[ .]+|[ .]+$/g, "");
  return `${RESERVED.test(name) ? "_" : ""}${name || "audio-tour"}.${ending}`;
}

/** The longest beginning within the limit of bytes, without half a character. */
function truncate(text: string): string {
  const encoder = new TextEncoder();
  const { read } = encoder.encodeInto(text, new Uint8Array(MAX_BYTES));
  return text.slice(0, read);
}
