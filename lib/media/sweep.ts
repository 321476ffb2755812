/** The daily removal of unfinished uploads and unused files. */
import {
  claimSweep,
  finishMediaRemoval,
  listMediaRemovals,
  removeUnusedMedia,
} from "../store/media/media_removal.ts";
import { listExpiredUploads, removeUpload } from "../store/media/uploads.ts";
import { mediaObject } from "./finish_upload.ts";
import type { ObjectStore } from "./object_store.ts";
import { removeParts } from "./upload_parts.ts";

/**
 * The time after which another process takes over a removal, in milliseconds. A late removal could
 * hit the same file after it was stored again.
 */
const STALLED_MS = 10 * 60 * 1000;

/** The numbers of removed items. */
type Swept = { uploads: number; files: number };

/**
 * Removes expired uploads, and files that no tour, revision or draft has used for 30 days; finishes
 * interrupted removals. Several processes may call it at once; null if one has done so within most
 * of a day.
 */
export async function sweepMedia(
  kv: Deno.Kv,
  objects: ObjectStore,
  now: Date,
): Promise<Swept | null> {
  if (!await claimSweep(kv, now)) return null;
  const expired = await listExpiredUploads(kv, now);
  for (const { userId, id } of expired) {
    await removeUpload(kv, userId, id);
    await removeParts(objects, id);
  }
  let files = await removeFiles(kv, objects, now);
  // Originals go with their recordings.
  if (files > 0) files += await removeFiles(kv, objects, now);
  return { uploads: expired.length, files };
}

async function removeFiles(kv: Deno.Kv, objects: ObjectStore, now: Date): Promise<number> {
  const hashes = new Set(await removeUnusedMedia(kv, now));
  let files = 0;
  for (const { hash, name, began } of await listMediaRemovals(kv)) {
    if (!hashes.has(hash) && now.getTime() - Date.parse(began) < STALLED_MS) continue;
    await objects.remove(mediaObject(name));
    await finishMediaRemoval(kv, hash);
    files++;
  }
  return files;
}
