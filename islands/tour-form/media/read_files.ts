/** Reads from files what decides which stops come of them. */
import { loadChunk } from "../../../lib/browser/load_chunk.ts";
import type { PhotoOrigin } from "../../../lib/browser/media/photo_origin.ts";
import { kindOf } from "./file_kind.ts";
import type { DatedFile } from "./plan_stops.ts";

/** The recordings and pictures of `files`, and the names of what is neither. */
export async function readFiles(
  files: readonly File[],
): Promise<{ known: DatedFile[]; unknown: string[] }> {
  const known: DatedFile[] = [];
  for (const file of files) {
    const kind = kindOf(file);
    if (!kind) continue;
    const { takenAt = file.lastModified, place } = kind === "picture" ? await originOf(file) : {};
    known.push({ file, kind, time: takenAt, ...(place ? { place } : {}) });
  }
  return { known, unknown: files.filter((file) => !kindOf(file)).map(({ name }) => name) };
}

/** Without a connection nobody can read it yet: its place is offered at its stop later. */
async function originOf(file: File): Promise<PhotoOrigin> {
  try {
    const load = () => import("../../../lib/browser/media/photo_origin.ts");
    return await (await loadChunk(load)).readPhotoOrigin(file);
  } catch {
    return {};
  }
}
