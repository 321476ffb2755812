/** The history of tours: what each save left, under `["tour_revisions", tourId, revision]`. */
import { setParts } from "./parts.ts";
import { revisionKey, revisionsPrefix, stopsPrefix } from "./tour_keys.ts";
import type { RevisionRecord } from "./tour_write.ts";

/** The newest revisions that are always stored. */
export const MIN_REVISIONS = 50;

/** How long every revision is stored, in milliseconds: 30 days. */
export const HISTORY_MS = 30 * 24 * 3600 * 1000;

/** Revisions that one save deletes at most: more than it adds, so that a long history shrinks. */
const PRUNED_PER_SAVE = 8;

/**
 * Deletes the oldest revisions, with their stops, of a tour whose newest is `newest`: at most
 * `PRUNED_PER_SAVE` of those that neither are among the newest 50 nor were saved in the 30 days before
 * `now`. Never the newest, hence never one that a reader begins to read.
 */
export async function pruneRevisions(
  kv: Deno.Kv,
  id: string,
  newest: number,
  now: Date,
): Promise<void> {
  if (newest <= MIN_REVISIONS) return;
  const selector = {
    start: revisionsPrefix(id),
    end: revisionKey(id, newest - MIN_REVISIONS + 1),
  };
  const entries = await Array.fromAsync(
    kv.list<RevisionRecord>(selector, { limit: PRUNED_PER_SAVE }),
  );
  const oldest = new Date(now.getTime() - HISTORY_MS).toISOString();
  const operation = kv.atomic();
  for (const { key, value } of entries) {
    if (value.record.updatedAt >= oldest) continue;
    operation.delete(key);
    setParts(operation, stopsPrefix(id, value.record.revision), []);
  }
  await operation.commit();
}
