/** The demo archives of a new installation. */
import { encodeTime } from "ulid";
import { ExportFile } from "../formats/export_file.ts";
import { NOBODY } from "../model/id.ts";
import { Problem } from "../model/problem.ts";
import { TOURS } from "./tour_keys.ts";
import { createTour } from "./tours.ts";

/**
 * Stores the tours in `files` (the content of export files), owned by nobody, when the store holds
 * no tour at all; returns how many it stored. A file always becomes the same id, made of its place
 * in the list and its time of export: two seeds at once store each tour once.
 *
 * @throws {Problem} 400 when a file is no export file; then nothing is stored.
 */
export async function seedTours(kv: Deno.Kv, files: unknown[]): Promise<number> {
  const tours = files.map(parse);
  const [first] = await Array.fromAsync(kv.list({ prefix: TOURS }, { limit: 1 }));
  if (first !== undefined) return 0;
  const stored = await Promise.all(tours.map((file, index) => store(kv, file, index)));
  return stored.filter(Boolean).length;
}

function parse(file: unknown, index: number): ExportFile {
  const parsed = ExportFile.safeParse(file);
  if (parsed.success) return parsed.data;
  throw new Problem(
    400,
    `Archive file ${index + 1} cannot be read. Correct it, or leave it out.`,
    parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  );
}

async function store(kv: Deno.Kv, file: ExportFile, index: number): Promise<boolean> {
  const { format: _format, version: _version, exportedAt, ...input } = file;
  const now = new Date(exportedAt);
  const id = encodeTime(now.getTime(), 10) + String(index).padStart(16, "0");
  try {
    await createTour(kv, input, { userId: NOBODY, now, id });
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 409) return false;
    throw error;
  }
}
