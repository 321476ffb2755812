/** Reads the properties of files that decide their stops. */
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import type { PhotoOrigin } from "../../../../lib/device/media/photo_origin.ts";
import { readRecordingTime } from "../../../../lib/device/media/recording_time.ts";
import type { MediaKind } from "../../../../lib/model/media/media.ts";
import { within } from "../../../../lib/model/within.ts";
import { isTextFile, kindOf } from "../media/file_kind.ts";
import type { AddedFiles } from "./pairing/join_files.ts";
import { unpackZips } from "./unpack_zips.ts";

/** `unknown` are the names of files of other kinds. */
type ReadFiles = AddedFiles & { unknown: string[] };

/** The files of `chosen` by their kinds, including those in zip files. */
export async function readFiles(chosen: readonly File[]): Promise<ReadFiles> {
  const { files, others } = await unpackZips(chosen);
  const read: ReadFiles = { recordings: [], pictures: [], texts: [], unknown: others };
  for (const file of files) {
    const kind = kindOf(file);
    if (!kind) {
      if (isTextFile(file.name)) read.texts.push(file);
      else read.unknown.push(file.name);
      continue;
    }
    const { takenAt, place } = await originOf(file, kind);
    read[kind === "recording" ? "recordings" : "pictures"].push({
      file,
      ...(takenAt === undefined ? {} : { time: takenAt }),
      ...(place ? { place } : {}),
    });
  }
  return read;
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
