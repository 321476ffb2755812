/** Reads files with an archive, for 'Import file'. */
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import type { ImportOptions } from "../../../../lib/formats/import_file.ts";
import { listed } from "../../../../lib/formats/listed.ts";
import { fileEntry, type Imported, unreadable } from "../../../../lib/formats/report.ts";
import { keptColumns } from "./kept_columns.ts";
import type { ToDegrees } from "../../../../lib/geo/projection.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("files");

/** The result for the file `name`. */
export type ImportedFile = Imported & {
  name: string;
  /** The file itself, to be read again in another way; missing after a choice of its lines. */
  source?: File;
  bytes?: Uint8Array;
};

/** Reads a file; the report names one without an archive. */
export async function readImport(file: File, options: ImportOptions = {}): Promise<ImportedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { cells, otherSheets = [], problem } = await excelCells(bytes);
  const about = { name: file.name, source: file, bytes };
  if (problem) return { ...unreadable(problem), ...about };
  const { importFile } = await loadChunk(() => import("../../../../lib/formats/import_file.ts"));
  const read = (more: ImportOptions) =>
    importFile(bytes, file.name, location.origin, { cells, ...options, ...more });
  const imported = read({});
  const { projection, table } = imported;
  const toDegrees = projection ? await loadProjection(projection) : undefined;
  const columns = table && !options.columns ? keptColumns(table.columns) : undefined;
  const { report, ...rest } = toDegrees || columns ? read({ toDegrees, columns }) : imported;
  const sheets = otherSheets.length > 0
    ? [fileEntry("left-out", t("otherSheets", { listed: listed(otherSheets) }))]
    : [];
  return { ...rest, report: [...sheets, ...report], ...about };
}

/** The cells of an Excel table; nothing for other files. */
async function excelCells(bytes: Uint8Array<ArrayBuffer>) {
  const { recognizeBytes } = await loadChunk(() =>
    import("../../../../lib/formats/recognize/recognize_bytes.ts")
  );
  if (recognizeBytes(bytes) !== "excel") return {};
  const { readExcel } = await loadChunk(() =>
    import("../../../../lib/formats/foreign/excel_read.ts")
  );
  const read = await readExcel(bytes);
  return "problem" in read
    ? { problem: read.problem }
    : { cells: read.cells, otherSheets: read.otherSheets };
}

async function loadProjection(epsg: number): Promise<ToDegrees | undefined> {
  const { projection } = await loadChunk(() => import("../../../../lib/geo/projection.ts"));
  return projection(epsg);
}

/** The endings of files with an archive; a folder may have transcripts as JSON beside a table. */
const IMPORTS = [/\.(csv|tsv|xlsx)$/i, /\.(geojson|gpx|kml|kmz)$/i, /\.(json|zip)$/i];

/** The first dropped file that may have an archive, and the others; a form takes one archive. */
export function splitImport(files: readonly File[]): { archive?: File; others: File[] } {
  const archive = IMPORTS.map((ending) => files.find(({ name }) => ending.test(name)))
    .find((file) => file !== undefined);
  return { archive, others: files.filter((file) => file !== archive) };
}
