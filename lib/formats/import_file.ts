/** Reads a tour from the bytes of a file of any kind and encoding. */
import { type Filed, filesOf } from "../model/media/files_of.ts";
import { wholeOf } from "../model/media/part_address.ts";
import { pictureFiles } from "../model/media/picture_address.ts";
import { fitText, unfitness } from "../model/text/unfit_text.ts";
import { mediaPathsOf } from "./archive_files.ts";
import { type ArchiveFiles, unpackArchive } from "./zip/archive_zip.ts";
import { fromCells } from "./foreign/csv_read.ts";
import { decodeText, type Encoding, ENCODINGS } from "./decode_text.ts";
import { importTour, MAX_LENGTH, TEXT_TOO_LARGE } from "./import_tour.ts";
import type { LinkedMap } from "./kml/kml_read.ts";
import { unpackKmz } from "./kml/kmz.ts";
import type { ImportSource } from "./own_address.ts";
import { refusalOf } from "./recognize/file_kinds.ts";
import { recognizeBytes } from "./recognize/recognize_bytes.ts";
import {
  counted,
  fileEntry,
  hasContent,
  type Imported,
  type ReportEntry,
  unreadable,
} from "./report.ts";
import { parseRoot } from "./xml.ts";

/** Most bytes of a file: a zip file has all recordings of an archive. */
const MAX_BYTES = 600 * 1024 * 1024;

/** Most bytes of a file that is a text: a character takes four at most. */
const MAX_TEXT_BYTES = 4 * MAX_LENGTH;

/** The author's choices of an encoding and of columns, and a conversion of places. */
export type ImportOptions = Pick<ImportSource, "toDegrees" | "columns"> & {
  encoding?: Encoding;
  /** The cells of an Excel table, which `read-excel-file` has read. */
  cells?: string[][];
};

/**
 * The form in a file, as far as it can be read, with a report of what was left out or would be
 * refused. The content decides the kind of file; the name only serves as the title of a tour
 * without one. Addresses at `origin`, this site, become paths.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { importFile } from "./import_file.ts";
 *
 * const file = new TextEncoder().encode("title,latitude,longitude\nMill,48.2,16.37\n");
 * const imported = importFile(file, "stops.csv", "https://tours.example.org");
 * assert.equal(imported.form?.audioStops[0].title, "Mill");
 * ```
 */
export function importFile(
  bytes: Uint8Array,
  filename: string,
  origin: string,
  options: ImportOptions = {},
): Imported {
  return withFitTexts(importBytes(bytes, { filename, origin, ...options }));
}

/**
 * The same without characters that the server would refuse, and a line in the report about them.
 */
function withFitTexts(imported: Imported): Imported {
  let isChanged = false;
  const fit = <T extends object>(fields: T): T => {
    const entries = Object.entries(fields).map(([name, value]): [string, unknown] => {
      if (typeof value === "object" && value !== null) {
        return [name, fitDeep(value)];
      }
      if (typeof value !== "string" || unfitness(value) === undefined) return [name, value];
      isChanged = true;
      return [name, fitText(value)];
    });
    return Object.fromEntries(entries) as T;
  };
  /** The same for all values in a record. */
  const fitDeep = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map((one) => typeof one === "string" ? fit({ one }).one : fitDeep(one))
      : typeof value === "object" && value !== null
      ? Object.fromEntries(
        Object.entries(fit(value)).map(([name, one]) => [
          name,
          typeof one === "object" ? fitDeep(one) : one,
        ]),
      )
      : value;
  const { audioStops, ...tour } = imported.form;
  const form = { ...fit(tour), audioStops: audioStops.map(fit) };
  if (!isChanged) return imported;
  const message = "Control characters and broken characters were left out";
  return { ...imported, form, report: [fileEntry("note", message), ...imported.report] };
}

type Named = ImportOptions & { filename: string; origin: string };

function importBytes(bytes: Uint8Array, source: Named): Imported {
  if (bytes.length > MAX_BYTES) {
    return unreadable(`The file is too large. The limit is ${MAX_BYTES / 1024 / 1024} MiB`);
  }
  const kind = recognizeBytes(bytes);
  switch (kind) {
    case undefined:
      if (bytes.length > MAX_TEXT_BYTES) return unreadable(TEXT_TOO_LARGE);
      return importText(bytes, source);
    case "archiveZip":
      return importArchive(bytes, source);
    case "kmz":
      return importKmz(bytes, source);
    case "excel":
      return source.cells
        ? fromCells(source.cells, { ...source, title: source.filename.replace(/\.\w{1,10}$/, "") })
        : unreadable("This is an Excel table. Save it as CSV (UTF-8), and import that file");
    default:
      return unreadable(refusalOf(kind));
  }
}

function importArchive(bytes: Uint8Array, source: Named): Imported {
  const archive = unpackArchive(bytes);
  if (!archive) return unreadable(refusalOf("zip"));
  if ("message" in archive) return unreadable(archive.message);
  const imported = withFiles(importText(archive.document, source), archive.files);
  if (!archive.hasReleases) return imported;
  return { ...imported, report: [...imported.report, fileEntry("note", RELEASES_LATER)] };
}

function importKmz(bytes: Uint8Array, source: Named): Imported {
  const archive = unpackKmz(bytes);
  if ("message" in archive) return unreadable(archive.message);
  const imported = importText(archive.document, source, (path) => {
    const map = archive.linked(path);
    const root = map && parseRoot(decodeText(map).text);
    return typeof root === "object" ? root : undefined;
  });
  const others = archive.unread();
  if (others === 0 || !hasContent(imported)) return imported;
  const message = `Only the map was imported from the zip file, not its ${
    counted(others, "other file")
  }`;
  return { ...imported, report: [fileEntry("left-out", message), ...imported.report] };
}

const RELEASES_LATER =
  "The file has releases of its recordings. Save the archive, open “Releases” " +
  "on its page, and choose the same file there to add them";

/** The form of a zip file with its recordings and pictures; missing ones are reported. */
function withFiles(imported: Imported, files: ArchiveFiles): Imported {
  const missing = new Set(mediaPathsOf(imported.form).filter((path) => !files.has(path)));
  const has = (address = "") => pictureFiles(wholeOf(address)).every((path) => !missing.has(path));
  const { form } = imported;
  const missingOf = (item: Filed, at: string) =>
    filesOf(item).filter(([, address]) => !has(address)).map(([path]) =>
      missingEntry(at + path, fileNoun(path))
    );
  const report = [
    ...missingOf(form, ""),
    ...form.oldMaps?.flatMap(({ scanUrl, imageUrl }, i) => [
      ...has(scanUrl) ? [] : [missingEntry(`oldMaps.${i}.scanUrl`, "old map")],
      ...has(imageUrl) ? [] : [missingEntry(`oldMaps.${i}.imageUrl`, "placed old map")],
    ]) ?? [],
    ...form.audioStops.flatMap((stop, i) => missingOf(stop, `audioStops.${i}.`)),
  ];
  return { ...imported, report: [...imported.report, ...report], files };
}

/** What a field of `filesOf` names: a page of a paper by its number. */
function fileNoun(path: string): string {
  if (path === "audioUrl") return "recording";
  if (path.endsWith(".file")) return "paper’s PDF";
  const [, page] = /\.pages\.(\d+)\./.exec(path) ?? [];
  return page === undefined ? "picture" : `page ${Number(page) + 2} of a paper`;
}

const missingEntry = (path: string, what: string): ReportEntry => ({
  path,
  kind: "incomplete",
  message: `The ${what} isn’t in the zip file: add it again`,
});

function importText(bytes: Uint8Array, source: Named, linked?: LinkedMap): Imported {
  const { filename, origin, encoding, toDegrees, columns } = source;
  const { text, guessed, broken = 0 } = decodeText(bytes, encoding);
  const imported = importTour(text, filename, origin, { linked, toDegrees, columns });
  if (imported.form.audioStops.length === 0) return imported;
  const report = [
    ...guessed ? [fileEntry("note", guessedText(guessed))] : [],
    ...broken > 0 ? [fileEntry("left-out", `${counted(broken, "letter")} that can’t be read`)] : [],
    ...imported.report,
  ];
  return { ...imported, report, guessed };
}

const guessedText = (encoding: Encoding) =>
  `The file doesn’t say how its letters are encoded. It was read as ${ENCODINGS[encoding]}. ` +
  "Check letters with accents";
