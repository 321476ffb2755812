/** Converts added files, with parts of the program that are loaded on demand. */
import { ChunkError, loadChunk } from "../load_chunk.ts";
import { UnreadableFile } from "../media/unreadable_file.ts";
import type { Prepared, PrepareParts } from "./upload_work.ts";
import type { UploadRecord } from "./upload_record.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("uploads");

/**
 * Converts a recording to an MP3, and a picture to a JPEG in two sizes. Rejects with an Error whose
 * message is for people; with a ChunkError if the converter cannot be loaded.
 */
export async function prepareUpload(
  file: Blob,
  { kind, cutSilence, range }: UploadRecord,
  parts: PrepareParts,
): Promise<Prepared> {
  try {
    return kind === "recording"
      ? await prepareRecording(file, { cutSilence, range, ...parts })
      : await preparePicture(file);
  } catch (cause) {
    const isForPeople = cause instanceof UnreadableFile || cause instanceof ChunkError;
    if (isForPeople || parts.signal.aborted) throw cause;
    // The words of a browser or a library.
    throw new UnreadableFile(t(FAILED[kind]), { cause });
  }
}

const FAILED = {
  recording: "recordingNotConverted",
  picture: "pictureNotConverted",
  document: "documentNotRead",
} as const;

async function prepareRecording(
  file: Blob,
  options: PrepareParts & Pick<UploadRecord, "cutSilence" | "range">,
): Promise<Prepared> {
  const { convertRecording } = await loadChunk(() => import("../media/convert_recording.ts"));
  const { blob, ...facts } = await convertRecording(file, options);
  return { blobs: [blob], ...facts };
}

async function preparePicture(file: Blob): Promise<Prepared> {
  const [{ convertPicture }, { readPhotoOrigin }] = await Promise.all([
    loadChunk(() => import("../media/convert_picture.ts")),
    loadChunk(() => import("../media/photo_origin.ts")),
  ]);
  const origin = await readPhotoOrigin(file);
  const { large, small, ...facts } = await convertPicture(file);
  return { ...origin, ...facts, blobs: small ? [large, small] : [large] };
}
