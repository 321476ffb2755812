/** Reads files with an archive, for 'Import file'. */
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import type { Imported } from "../../../../lib/formats/report.ts";

/** The result for the file `name`. */
export type ImportedFile = Imported & { name: string };

/** Reads a file; the report names one without an archive. */
export async function readImport(file: File): Promise<ImportedFile> {
  const { importFile } = await loadChunk(() => import("../../../../lib/formats/import_file.ts"));
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { ...importFile(bytes, file.name, location.origin), name: file.name };
}

const IMPORTS = /\.(json|geojson|gpx|kml|kmz|csv|tsv|zip)$/i;

/** The first dropped file that may have an archive, and the others; a form takes one archive. */
export function splitImport(files: readonly File[]): { archive?: File; others: File[] } {
  const archive = files.find(({ name }) => IMPORTS.test(name));
  return { archive, others: files.filter((file) => file !== archive) };
}
