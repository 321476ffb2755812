/** The end of what was deleted: after 30 days it is removed for good. */
import { removeExpiredDrafts } from "../drafts/draft_trash.ts";
import { removeExpiredTours } from "./tour_trash.ts";

/**
 * Removes the tours and drafts that were deleted more than 30 days before `now`; returns how many
 * of each. Any number of processes may call it at once.
 */
export async function emptyTrash(
  kv: Deno.Kv,
  now: Date,
): Promise<{ tours: number; drafts: number }> {
  return { tours: await removeExpiredTours(kv, now), drafts: await removeExpiredDrafts(kv, now) };
}
