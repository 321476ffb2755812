/** Converts added files, with parts of the program that are loaded on demand. */
import { loadChunk } from "../load_chunk.ts";
import type { Prepared, PrepareParts } from "./upload_work.ts";
import type { UploadRecord } from "./upload_record.ts";

/**
 * Converts a recording to an MP3, and a picture to a JPEG in two sizes. Rejects with an Error whose
 * message is for people; with a ChunkError if the converter cannot be loaded.
 */
export const prepareUpload = (
  file: Blob,
  { kind, cutSilence, range }: UploadRecord,
  parts: PrepareParts,
): Promise<Prepared> =>
  kind === "recording"
    ? prepareRecording(file, { cutSilence, range, ...parts })
    : preparePicture(file);

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
  const { large, small, width, height } = await convertPicture(file);
  return { ...origin, blobs: small ? [large, small] : [large], width, height };
}
