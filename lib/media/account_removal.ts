/** The deletion of accounts with the bytes of their uploads and documents. */
import { finishAccountRemoval, finishAccountRemovals } from "../store/closing/account_removal.ts";
import { removeDueDocuments } from "./documents.ts";
import type { ObjectStore } from "./object_store.ts";
import { removeParts } from "./upload_parts.ts";

type Parts = { kv: Deno.Kv; objects?: ObjectStore; now: Date };

const remover = (objects: ObjectStore | undefined) => async (uploadId: string) => {
  if (objects) await removeParts(objects, uploadId);
};

/**
 * Removes the rest of an account whose deletion has begun.
 *
 * @throws {Problem} 503 when too many write at once; it has to be called again.
 */
export async function removeAccount({ kv, objects, now }: Parts, userId: string): Promise<void> {
  await finishAccountRemoval(kv, userId, remover(objects), now);
  await removeDueDocuments(kv, objects, now);
}

/** Finishes interrupted deletions; returns how many there were. */
export function finishInterruptedRemovals({ kv, objects, now }: Parts): Promise<number> {
  return finishAccountRemovals(kv, remover(objects), now);
}
