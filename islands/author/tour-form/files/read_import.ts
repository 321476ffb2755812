/** Files with an archive in them, as 'Import file' takes them. */
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import type { Imported } from "../../../../lib/formats/report.ts";

/** What became of the file `name`. */
export type ImportedFile = Imported & { name: string };

/** Reads what is in a file; one without an archive says so in its report. */
export async function readImport(file: File): Promise<ImportedFile> {
  const { importFile } = await loadChunk(() => import("../../../../lib/formats/import_file.ts"));
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { ...importFile(bytes, file.name, location.origin), name: file.name };
}

/** True where something of a file can be taken into a form. */
export const hasContent = ({ form, lines = [] }: ImportedFile): boolean =>
  form.audioStops.length > 0 || form.routeLine !== undefined || lines.length > 0;

const IMPORTS = /\.(json|geojson|gpx|kml|kmz|csv|tsv|zip)$/i;

/**
 * The first file of those that were dropped which may have an archive in it, and the others: a
 * form takes one archive.
 */
export function splitImport(files: readonly File[]): { archive?: File; others: File[] } {
  const archive = files.find(({ name }) => IMPORTS.test(name));
  return { archive, others: files.filter((file) => file !== archive) };
}
