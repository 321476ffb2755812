/**
 * Deletion of tours. One step takes a tour out of sight; its stops and its history, which may be
 * too many for one step, are removed after it. `["tour_removals", id]` stands there until they are
 * gone, so that a removal that was interrupted is finished at the next start.
 */
import { mutate } from "./atomic.ts";
import { auditForeign, authorize, type TourChange } from "./tour_actor.ts";
import { deleteRevision } from "./tour_history.ts";
import { removeTourProgress } from "./progress_removal.ts";
import { removalKey, REMOVALS, revisionsPrefix, tourKey } from "./tour_keys.ts";
import type { TourRecord } from "./tour_record.ts";
import { writeTour } from "./tour_write.ts";

/** Revisions that one atomic operation deletes: 15 mutations each, of the 1,000 that it takes. */
export const REVISIONS_PER_STEP = 60;

/**
 * Deletes a tour with its stops, its history and its cards. False when there was none.
 *
 * @throws {Problem} 403 when `by` is neither owner nor administrator; 503 when too many write at
 * once.
 */
export async function deleteTour(
  kv: Deno.Kv,
  id: string,
  { now = new Date(), by }: TourChange = {},
): Promise<boolean> {
  const deleted = await mutate(async () => {
    const entry = await kv.get<TourRecord>(tourKey(id));
    const before = entry.value;
    if (before === null) return { result: false };
    authorize(before, by);
    const operation = kv.atomic().check(entry).set(removalKey(id), now.toISOString());
    await writeTour(kv, operation, before, null);
    await auditForeign(kv, operation, before, "delete-tour", by, now);
    return { operation, result: true };
  });
  if (deleted) await finishRemoval(kv, id);
  return deleted;
}

/** Finishes the removals that were interrupted; returns how many there were. */
export async function finishRemovals(kv: Deno.Kv): Promise<number> {
  const entries = await Array.fromAsync(kv.list({ prefix: REMOVALS }));
  for (const { key } of entries) await finishRemoval(kv, String(key[1]));
  return entries.length;
}

/**
 * Removes what is left of a tour that is out of sight. Doing it twice, or at once, does no harm.
 */
async function finishRemoval(kv: Deno.Kv, id: string): Promise<void> {
  const selector = { prefix: revisionsPrefix(id) };
  const next = () => Array.fromAsync(kv.list(selector, { limit: REVISIONS_PER_STEP }));
  for (let entries = await next(); entries.length > 0; entries = await next()) {
    const operation = kv.atomic();
    for (const { key } of entries) deleteRevision(operation, id, Number(key[2]));
    await operation.commit();
  }
  await removeTourProgress(kv, id);
  await kv.delete(removalKey(id));
}
