/** What a file is, by its bytes alone: neither its name nor what a browser calls it counts. */
import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { MEDIA_TYPES, MEDIA_TYPES_TEXT, type MediaExtension } from "../model/media.ts";
import { Problem } from "../model/problem.ts";
import type { NewMedia } from "../store/media.ts";
import { type FileSource, readHead } from "./blocks.ts";
import { measurePicture } from "./measure_picture.ts";
import { measureRecording } from "./measure_recording.ts";

/** As much of a file as says what it is: file-type looks at about 4,100 bytes, after tags. */
const HEAD_BYTES = 64 * 1024;

/** The endings by the types that file-type knows them by. */
const EXTENSIONS: Record<string, MediaExtension> = {
  "audio/mpeg": "mp3",
  "audio/x-m4a": "m4a",
  "audio/mp4": "m4a",
  // Sound alone is often in a file that calls itself a film.
  "video/mp4": "m4a",
  "audio/wav": "wav",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/**
 * The hash, the type and the measures of a file.
 *
 * @throws {Problem} 415 for a type that is not stored, 400 for a file that is damaged or has
 *   measures that no recording or picture has.
 */
export async function inspectFile(file: FileSource): Promise<NewMedia> {
  const found = await fileTypeFromBuffer(await readHead(file.open(), HEAD_BYTES));
  const extension = found && EXTENSIONS[found.mime];
  if (!extension) {
    throw new Problem(
      415,
      `This is ${found ? `a file of the type ${found.mime}` : "no recording and no picture"}. ` +
        `Send ${MEDIA_TYPES_TEXT}: those play and show everywhere.`,
    );
  }
  const measures = MEDIA_TYPES[extension].kind === "recording"
    ? { seconds: await measureRecording(file, extension) }
    : measurePicture(await readHead(file.open(), PICTURE_HEAD_BYTES));
  return { hash: await sha256Of(file), extension, ...measures };
}

/** Before the size of a photograph may stand a preview and a colour profile. */
const PICTURE_HEAD_BYTES = 4 * 1024 * 1024;

async function sha256Of(file: FileSource): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of file.open()) hash.update(chunk);
  return hash.digest("hex");
}
