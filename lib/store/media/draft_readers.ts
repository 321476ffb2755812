/** Access to the files in drafts of people who edit the same archive. */
import { listEditorIds } from "../people/tour_roles.ts";
import { Drafts } from "../records/drafts.ts";
import { Tours } from "../records/tours.ts";
import { DraftMedia, hashesIn } from "../records/media.ts";

/**
 * Owner and editors of the tours in whose drafts a user has a file: of those that the user owns or
 * edits.
 */
export async function listDraftReaders(
  kv: Deno.Kv,
  userId: string,
  hash: string,
): Promise<string[]> {
  const readers: string[] = [];
  for await (const { key, value } of DraftMedia.list(kv, [userId])) {
    if (!hashesIn(value).includes(hash)) continue;
    const { value: draft } = await Drafts.get(kv, userId, String(key[3]));
    const tour = draft?.tourId && (await Tours.get(kv, draft.tourId)).value;
    if (!tour) continue;
    const people = [tour.userId, ...await listEditorIds(kv, tour)];
    if (people.includes(userId)) readers.push(...people);
  }
  return readers;
}
