/** The end of an upload whose bytes are all there: it becomes a stored file, or is refused. */
import { type Media, mediaName } from "../model/media.ts";
import { Problem } from "../model/problem.ts";
import { type NewMedia, readMediaState, storeMedia } from "../store/media.ts";
import { getUpload, refuseUpload, type Upload, type UploadResult } from "../store/uploads.ts";
import type { FileSource } from "./blocks.ts";
import { inspectFile } from "./inspect_file.ts";
import type { ObjectStore } from "./object_store.ts";
import { removeParts, uploadedFile } from "./upload_parts.ts";

/** How often a file is put in place that others remove or store meanwhile. */
const TRIES = 5;

/** Where a stored file's bytes are; its name begins with its hash. */
export const mediaObject = (name: string): string => `media/${name}`;

/**
 * Checks what was uploaded and stores it; an upload that has ended stays as it did. Doing it twice,
 * or at once, makes one file.
 *
 * @throws {Problem} 415 or 400 when the file is refused, now or before (then it has not to be sent
 *   again); 404 when the upload is gone; 503 when the same file is being removed just now.
 */
export async function finishUpload(
  kv: Deno.Kv,
  objects: ObjectStore,
  upload: Upload,
  now: Date,
): Promise<Media> {
  const result = upload.result ?? await store(kv, objects, upload, now).catch(async (error) => {
    // Another process that finishes it has removed the parts, after it noted what came of them.
    const ended = await getUpload(kv, upload.userId, upload.id, now);
    if (ended === null) throw new Problem(404, "Upload not found");
    if (!ended.result) throw error;
    return ended.result;
  });
  await removeParts(objects, upload.id);
  if ("media" in result) return result.media;
  throw new Problem(result.status, result.detail);
}

async function store(
  kv: Deno.Kv,
  objects: ObjectStore,
  upload: Upload,
  now: Date,
): Promise<UploadResult> {
  const file = uploadedFile(objects, upload);
  const inspected = await inspect(file, upload);
  if ("detail" in inspected) {
    await refuseUpload(kv, upload, inspected);
    return inspected;
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await readMediaState(kv, inspected.hash);
    if (before.removal.value) {
      throw new Problem(503, "The same file is just being removed here. Try again in a minute.");
    }
    await objects.put(mediaObject(mediaName(inspected)), file.open(), file.size);
    const result = await storeMedia(kv, upload, inspected, before, now);
    if (result) return result;
  }
  throw new Problem(503, "Others store or remove the same file just now. Try again in a minute.");
}

async function inspect(
  file: FileSource,
  { sha256 }: Upload,
): Promise<NewMedia | Exclude<UploadResult, { media: Media }>> {
  try {
    const found = await inspectFile(file);
    if (sha256 === undefined || sha256 === found.hash) return found;
    return {
      status: 400,
      detail: "The file arrived damaged: it is not the one that was announced. Send it again.",
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: error.status === 415 ? 415 : 400, detail: error.detail };
  }
}
