/** Determines the type of a file by its bytes; its name and the browser's type do not count. */
import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { type MediaExtension, STORED_TYPES } from "../../model/media/media.ts";
import { createPdfCheck } from "../../model/media/pdf_check.ts";
import { pdfFlawText } from "../../model/media/pdf_flaw_text.ts";
import { Problem } from "../../model/web/problem.ts";
import type { NewMedia } from "../../store/media/media.ts";
import { type FileSource, inBlocks } from "../blocks.ts";
import { checkDocument } from "./document_check.ts";
import { measurePicture } from "./measure_picture.ts";
import { checkOriginal, measureRecording } from "./measure_recording.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("fileProblems");

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes that show the type: file-type reads about 4,100, after tags. */
const HEAD_BYTES = 64 * 1024;

/** The file name endings, by file-type's media types. */
const EXTENSIONS: Record<string, MediaExtension> = {
  "audio/mpeg": "mp3",
  "audio/x-m4a": "m4a",
  "audio/mp4": "m4a",
  // Recordings are often in files of a video type.
  "video/mp4": "m4a",
  "audio/wav": "wav",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};

/** Further types of original recordings. */
const ORIGINALS: Record<string, MediaExtension> = {
  "video/webm": "webm",
  "audio/ogg": "ogg",
  "audio/ogg; codecs=opus": "ogg",
  "audio/flac": "flac",
  "audio/aac": "aac",
  "audio/aiff": "aiff",
  "audio/x-caf": "caf",
  "audio/x-rf64": "wav",
};

/**
 * The hash, the type and the measurements of a file, which is read once. A malicious file may take
 * very long: see `inspector.ts`.
 *
 * @throws {Problem} 415 for a type that is not stored, 400 for a file that is damaged, has
 * impossible measurements, or has data after a picture.
 */
export async function inspectFile(file: FileSource): Promise<NewMedia> {
  const hash = createHash("sha256");
  const blocks = inBlocks(file.open(), HEAD_BYTES);
  try {
    const first = await blocks.next();
    const head: Bytes = first.value ?? new Uint8Array();
    const extension = await extensionOf(head, file.isOriginal);
    const rest = hashed(first.done ? [] : [head], blocks, hash);
    const measures = extension === "jpg" || extension === "png" || extension === "webp"
      ? await measurePicture(rest, extension)
      : extension === "pdf"
      ? await checkPdf(rest, head)
      : file.isOriginal
      ? await checkOriginal(rest, file.size, extension)
      : { seconds: await measureRecording(rest, file.size, extension) };
    // A recording is not parsed to its end if its length is at the beginning.
    while (!(await rest.next()).done);
    return { hash: hash.digest("hex"), extension, ...measures };
  } finally {
    await blocks.return(undefined);
  }
}

/** Checks that a PDF is whole, and that nothing in it runs by itself or is hidden. */
async function checkPdf(content: AsyncIterable<Bytes>, head: Bytes): Promise<void> {
  const whole = checkDocument(head);
  const check = createPdfCheck();
  for await (const block of content) {
    whole.push(block);
    check.push(block);
  }
  whole.end();
  const flaw = check.end();
  if (flaw) throw new Problem(400, pdfFlawText(flaw));
}

async function extensionOf(head: Bytes, isOriginal = false): Promise<MediaExtension> {
  const found = isLongWave(head) ? { mime: "audio/x-rf64" } : await fileTypeFromBuffer(head);
  const extension = found && (EXTENSIONS[found.mime] ?? (isOriginal && ORIGINALS[found.mime]));
  const isSound = extension && /recording|original/.test(STORED_TYPES[extension].kind);
  if (extension && (!isOriginal || isSound)) return extension;
  throw new Problem(
    415,
    found ? t("wrongType", { type: found.mime }) : t("noMedia"),
  );
}

/** WAV for more than 4 GB (EBU Tech 3306, ITU-R BS.2088), which file-type does not know. */
const isLongWave = (head: Bytes): boolean =>
  /^(RF64|BW64).{4}WAVE/s.test(String.fromCharCode(...head.subarray(0, 12)));

/** Hashes all of `blocks`, even if the reader stops early. */
function hashed(
  first: Bytes[],
  blocks: AsyncIterator<Bytes>,
  hash: ReturnType<typeof createHash>,
): AsyncIterableIterator<Bytes> {
  return {
    async next() {
      const block = first.shift();
      const result = block ? { done: false as const, value: block } : await blocks.next();
      if (!result.done) hash.update(result.value);
      return result;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
