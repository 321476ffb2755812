/** The history of a tour, with the names of the authors. */
import type { SavedRevision } from "../model/tour/revision.ts";
import { listRevisions } from "../store/tours/tour_history.ts";
import { getUserNames } from "../store/accounts/users.ts";

/** One page of a history; `cursor` is for the next page and missing on the last. */
type SavedRevisionPage = { revisions: SavedRevision[]; cursor?: number };

/** The saves of a tour, newest first: at most `limit`, older than the revision `cursor`. */
export async function listSavedRevisions(
  kv: Deno.Kv,
  id: string,
  page: { limit: number; cursor?: number },
): Promise<SavedRevisionPage> {
  const { revisions, cursor } = await listRevisions(kv, id, page);
  const names = await getUserNames(kv, revisions.map(({ savedBy }) => savedBy));
  return {
    cursor,
    revisions: revisions.map(({ tour: { revision, updatedAt, title, stopCount }, savedBy }) => ({
      revision,
      savedAt: updatedAt,
      savedBy: names.get(savedBy),
      title,
      stopCount,
    })),
  };
}
