/**
 * Removes tours for good. Their stops and history may be too many for one step; `["tour_removals",
 * id]` stays until they are gone, so that an interrupted removal is finished at the next start.
 */
import { removeClassesOf } from "../classes/class_end.ts";
import { removeReleases } from "../consent/releases.ts";
import { sealWithdrawn } from "../consent/seals.ts";
import { removeListens } from "../listens/listens.ts";
import { forgetMediaUser } from "../media/media_users.ts";
import { removeAllRoles } from "../people/co_authors.ts";
import { Comments } from "../records/comments.ts";
import { deleteRevision } from "../tours/tour_history.ts";
import { removeTourProgress } from "../progress/progress_removal.ts";
import { TourMedia } from "../records/media.ts";
import { WordsMedia } from "../records/words.ts";
import { removeAllWords } from "../words/change_words.ts";
import { HandIns } from "../records/review.ts";
import { Revisions, TourRemovals } from "../records/tours.ts";

/** Revisions that one atomic operation deletes: 15 mutations each, of the 1,000 allowed. */
export const REVISIONS_PER_STEP = 60;

/** Finishes interrupted removals; returns how many there were. */
export async function finishRemovals(kv: Deno.Kv): Promise<number> {
  const entries = await Array.fromAsync(TourRemovals.list(kv));
  for (const { key } of entries) await finishRemoval(kv, String(key[1]));
  return entries.length;
}

/**
 * Removes the remains of a tour that can no longer be restored. May be called twice, also at once.
 */
export async function finishRemoval(kv: Deno.Kv, id: string): Promise<void> {
  await sealWithdrawn(kv, id);
  for await (const { value } of TourMedia.list(kv, [id])) {
    await forgetMediaUser(kv, id, value);
  }
  for await (const { value } of WordsMedia.list(kv, [id])) {
    await forgetMediaUser(kv, id, value);
  }
  await removeAllWords(kv, id);
  const selector = { prefix: Revisions.prefix(id) };
  const next = () => Array.fromAsync(kv.list(selector, { limit: REVISIONS_PER_STEP }));
  for (let entries = await next(); entries.length > 0; entries = await next()) {
    const operation = kv.atomic();
    for (const { key } of entries) deleteRevision(operation, id, Number(key[2]));
    await operation.commit();
  }
  await removeClassesOf(kv, id, new Date());
  await removeAllRoles(kv, id);
  await Comments.clear(kv, id);
  await removeReleases(kv, id);
  await removeTourProgress(kv, id);
  await removeListens(kv, id);
  await kv.atomic().delete(HandIns.key(id)).delete(TourRemovals.key(id)).commit();
}
