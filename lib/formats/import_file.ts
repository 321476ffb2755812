/** Reads a tour from the bytes of a file of any kind and encoding. */
import { type Filed, filesOf } from "../model/media/files_of.ts";
import { wholeOf } from "../model/media/part_address.ts";
import { pictureFiles } from "../model/media/picture_address.ts";
import { fitText, unfitness } from "../model/text/unfit_text.ts";
import { texts } from "../texts/texts.ts";
import { mediaPathsOf } from "./archive_files.ts";
import { type ArchiveFiles, unpackArchive } from "./zip/archive_zip.ts";
import { fromCells } from "./foreign/csv_read.ts";
import { decodeText, type Encoding, encodingName } from "./decode_text.ts";
import { importTour, MAX_OWN_LENGTH, textTooLarge } from "./import_tour.ts";
import type { LinkedMap } from "./kml/kml_read.ts";
import { unpackKmz } from "./kml/kmz.ts";
import type { ImportSource } from "./own_address.ts";
import { refusalOf } from "./recognize/file_kinds.ts";
import { recognizeBytes } from "./recognize/recognize_bytes.ts";
import { fileEntry, hasContent, type Imported, type ReportEntry, unreadable } from "./report.ts";
import { parseRoot } from "./xml.ts";

const t = texts("imports");

/** Most bytes of a file: a zip file has all recordings of an archive. */
const MAX_BYTES = 600 * 1024 * 1024;

/** Most bytes of a file that is a text. */
const MAX_TEXT_BYTES = MAX_OWN_LENGTH;

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
  const report = [fileEntry("note", t("unfitCharacters")), ...imported.report];
  return { ...imported, form, report };
}

type Named = ImportOptions & { filename: string; origin: string };

function importBytes(bytes: Uint8Array, source: Named): Imported {
  if (bytes.length > MAX_BYTES) {
    return unreadable(t("tooLarge", { limit: MAX_BYTES / 1024 / 1024 }));
  }
  const kind = recognizeBytes(bytes);
  switch (kind) {
    case undefined:
      if (bytes.length > MAX_TEXT_BYTES) return unreadable(textTooLarge());
      return importText(bytes, source);
    case "archiveZip":
      return importArchive(bytes, source);
    case "kmz":
      return importKmz(bytes, source);
    case "excel":
      return source.cells
        ? fromCells(source.cells, { ...source, title: source.filename.replace(/\.\w{1,10}$/, "") })
        : unreadable(refusalOf(kind, "asTable"));
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
  return { ...imported, report: [...imported.report, fileEntry("note", t("releasesLater"))] };
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
  const left = fileEntry("left-out", t("onlyTheMap", { count: others }));
  return { ...imported, report: [left, ...imported.report] };
}

/** The form of a zip file with its recordings and pictures; missing ones are reported. */
function withFiles(imported: Imported, files: ArchiveFiles): Imported {
  const missing = new Set(mediaPathsOf(imported.form).filter((path) => !files.has(path)));
  const has = (address = "") => pictureFiles(wholeOf(address)).every((path) => !missing.has(path));
  const { form } = imported;
  const missingOf = (item: Filed, at: string) =>
    filesOf(item).filter(([, address]) => !has(address)).map(([path]) =>
      missingEntry(at + path, missingText(path))
    );
  const report = [
    ...missingOf(form, ""),
    ...form.oldMaps?.flatMap(({ scanUrl, imageUrl }, i) => [
      ...has(scanUrl) ? [] : [missingEntry(`oldMaps.${i}.scanUrl`, t("missingOldMap"))],
      ...has(imageUrl) ? [] : [missingEntry(`oldMaps.${i}.imageUrl`, t("missingPlacedMap"))],
    ]) ?? [],
    ...form.audioStops.flatMap((stop, i) => missingOf(stop, `audioStops.${i}.`)),
  ];
  return { ...imported, report: [...imported.report, ...report], files };
}

/** Says which field of `filesOf` has no file: a page of a paper by its number. */
function missingText(path: string): string {
  if (path === "audioUrl" || path === "ambientUrl") return t("missingRecording");
  if (path.endsWith(".file")) return t("missingPdf");
  const [, page] = /\.pages\.(\d+)\./.exec(path) ?? [];
  return page === undefined ? t("missingPicture") : t("missingPage", { number: Number(page) + 2 });
}

const missingEntry = (path: string, message: string): ReportEntry => ({
  path,
  kind: "incomplete",
  message,
});

function importText(bytes: Uint8Array, source: Named, linked?: LinkedMap): Imported {
  const { filename, origin, encoding, toDegrees, columns } = source;
  const { text, guessed, broken = 0 } = decodeText(bytes, encoding);
  const imported = importTour(text, filename, origin, { linked, toDegrees, columns });
  if (imported.form.audioStops.length === 0) return imported;
  const report = [
    ...guessed
      ? [fileEntry("note", t("encodingGuessed", { encoding: encodingName(guessed) }))]
      : [],
    ...broken > 0 ? [fileEntry("left-out", t("lettersLost", { count: broken }))] : [],
    ...imported.report,
  ];
  return { ...imported, report, guessed };
}
