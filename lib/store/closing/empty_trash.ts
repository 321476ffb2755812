/** Removes deleted tours and drafts for good after 30 days. */
import { removeExpiredDrafts } from "../drafts/draft_trash.ts";
import { removeExpiredTours } from "./tour_trash.ts";

/**
 * Removes the tours and drafts that were deleted more than 30 days before `now`; returns how many
 * of each. Several processes may call it at once.
 */
export async function emptyTrash(
  kv: Deno.Kv,
  now: Date,
): Promise<{ tours: number; drafts: number }> {
  return { tours: await removeExpiredTours(kv, now), drafts: await removeExpiredDrafts(kv, now) };
}
