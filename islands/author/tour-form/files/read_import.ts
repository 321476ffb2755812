/** Reads files with an archive, for 'Import file'. */
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import type { ImportOptions } from "../../../../lib/formats/import_file.ts";
import type { Imported } from "../../../../lib/formats/report.ts";
import type { ToDegrees } from "../../../../lib/geo/projection.ts";

/** The result for the file `name`. */
export type ImportedFile = Imported & { name: string };

/** Reads a file; the report names one without an archive. */
export async function readImport(file: File, options: ImportOptions = {}): Promise<ImportedFile> {
  const { importFile } = await loadChunk(() => import("../../../../lib/formats/import_file.ts"));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const imported = importFile(bytes, file.name, location.origin, options);
  const toDegrees = imported.projection && !options.toDegrees
    ? await loadProjection(imported.projection)
    : undefined;
  return toDegrees ? readImport(file, { ...options, toDegrees }) : { ...imported, name: file.name };
}

async function loadProjection(epsg: number): Promise<ToDegrees | undefined> {
  const { projection } = await loadChunk(() => import("../../../../lib/geo/projection.ts"));
  return projection(epsg);
}

const IMPORTS = /\.(json|geojson|gpx|kml|kmz|csv|tsv|zip)$/i;

/** The first dropped file that may have an archive, and the others; a form takes one archive. */
export function splitImport(files: readonly File[]): { archive?: File; others: File[] } {
  const archive = files.find(({ name }) => IMPORTS.test(name));
  return { archive, others: files.filter((file) => file !== archive) };
}
