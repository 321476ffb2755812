/** Reads the properties of files that decide their stops. */
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import type { PhotoOrigin } from "../../../../lib/device/media/photo_origin.ts";
import { readRecordingTime } from "../../../../lib/device/media/recording_time.ts";
import type { MediaKind } from "../../../../lib/model/media/media.ts";
import { within } from "../../../../lib/model/within.ts";
import { isTextFile, kindOf } from "../media/file_kind.ts";
import type { DatedFile } from "./pair_files.ts";
import { unpackZips } from "./unpack_zips.ts";

/**
 * The recordings and pictures of `chosen`, including those in zip files, transcripts, and the names
 * of other files.
 */
export async function readFiles(
  chosen: readonly File[],
): Promise<{ known: DatedFile[]; texts: File[]; unknown: string[] }> {
  const { files, others } = await unpackZips(chosen);
  const known: DatedFile[] = [];
  for (const file of files) {
    const kind = kindOf(file);
    if (!kind) continue;
    const { takenAt, place } = await originOf(file, kind);
    known.push({
      file,
      kind,
      ...(takenAt === undefined ? {} : { time: takenAt }),
      ...(place ? { place } : {}),
    });
  }
  const left = files.filter((file) => !kindOf(file));
  const texts = left.filter(({ name }) => isTextFile(name));
  const unknown = left.filter((file) => !texts.includes(file)).map(({ name }) => name);
  return { known, texts, unknown: [...unknown, ...others] };
}

/** The time limit of one file in milliseconds: it may be on a network drive. */
const PATIENCE = 5000;

/** A file that cannot be read yet, as without a connection, is offered at its stop later. */
async function originOf(file: File, kind: MediaKind): Promise<PhotoOrigin> {
  try {
    if (kind === "recording") {
      return { takenAt: await within(PATIENCE, () => readRecordingTime(file)) };
    }
    const load = () => import("../../../../lib/device/media/photo_origin.ts");
    const { readPhotoOrigin } = await loadChunk(load);
    return await within(PATIENCE, () => readPhotoOrigin(file));
  } catch {
    return {};
  }
}
