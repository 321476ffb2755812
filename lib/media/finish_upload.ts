/** Finishes an upload whose bytes are all there: it becomes a stored file, or is refused. */
import { type Media, mediaName } from "../model/media/media.ts";
import { Problem } from "../model/web/problem.ts";
import { type NewMedia, readMediaState, storeMedia } from "../store/media/media.ts";
import { getUpload, refuseUpload } from "../store/media/uploads.ts";
import type { FileSource } from "./blocks.ts";
import type { Inspector } from "./inspect/inspector.ts";
import type { ObjectStore } from "./object_store.ts";
import { removeParts, uploadedFile } from "./upload_parts.ts";
import type { Upload, UploadResult } from "../store/records/media.ts";
import { texts } from "../texts/texts.ts";

const t = texts("fileProblems");

/** How often a file is stored again that others remove or store meanwhile. */
const TRIES = 5;

/** The name of a stored file's object, which begins with its hash. */
export const mediaObject = (name: string): string => `media/${name}`;

type FinishParts = { kv: Deno.Kv; objects: ObjectStore; inspector: Inspector };

/**
 * Checks the uploaded file and stores it; an upload that has ended is unchanged. Two calls, even at
 * once, make one file.
 *
 * @throws {Problem} 415 or 400 when the file is refused, now or before (it need not be sent again);
 * 404 when the upload is gone; 503 when the same file is just being removed, or too many files wait
 * to be inspected.
 */
export async function finishUpload(
  parts: FinishParts,
  upload: Upload,
  now: Date,
): Promise<Media> {
  const { kv, objects } = parts;
  const result = upload.result ?? await store(parts, upload, now).catch(async (error) => {
    // Another process has finished it: it stored the result, then removed the parts.
    const ended = await getUpload(kv, upload.userId, upload.id, now);
    if (ended === null) throw new Problem(404, t("uploadNotFound"));
    if (!ended.result) throw error;
    return ended.result;
  });
  await removeParts(objects, upload.id);
  if ("media" in result) return result.media;
  throw new Problem(result.status, result.detail);
}

async function store(
  { kv, objects, inspector }: FinishParts,
  upload: Upload,
  now: Date,
): Promise<UploadResult> {
  const file = uploadedFile(objects, upload);
  const inspected = await inspect(inspector, file, upload);
  if ("detail" in inspected) {
    await refuseUpload(kv, upload, inspected);
    return inspected;
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await readMediaState(kv, inspected.hash);
    if (before.removal.value) {
      throw new Problem(503, t("serverRemovingSameFile"));
    }
    await objects.put(mediaObject(mediaName(inspected)), file.open(), file.size);
    const result = await storeMedia(kv, upload, inspected, before, now);
    if (result) return result;
  }
  throw new Problem(
    503,
    t("someoneElseStoringRemoving"),
  );
}

async function inspect(
  inspector: Inspector,
  file: FileSource,
  { sha256, userId, originalOf }: Upload,
): Promise<NewMedia | Exclude<UploadResult, { media: Media }>> {
  try {
    const found = await inspector.inspect(
      { ...file, isOriginal: originalOf !== undefined },
      userId,
    );
    if (sha256 === undefined || sha256 === found.hash) return found;
    return {
      status: 400,
      detail: t("fileDamaged"),
    };
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return { status: error.status === 415 ? 415 : 400, detail: error.detail };
  }
}
