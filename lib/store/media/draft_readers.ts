/** Access to the files in drafts of people who edit the same archive. */
import { draftKey, type DraftRecord } from "../drafts/draft_record.ts";
import { listEditorIds } from "../people/tour_roles.ts";
import { tourKey } from "../tours/tour_keys.ts";
import type { TourRecord } from "../tours/tour_record.ts";
import { draftsMediaPrefix, hashesIn } from "./media_uses.ts";

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
  for await (const { key, value } of kv.list<Uint8Array>({ prefix: draftsMediaPrefix(userId) })) {
    if (!hashesIn(value).includes(hash)) continue;
    const { value: draft } = await kv.get<DraftRecord>(draftKey(userId, String(key[3])));
    const tour = draft?.tourId && (await kv.get<TourRecord>(tourKey(draft.tourId))).value;
    if (!tour) continue;
    const people = [tour.userId, ...await listEditorIds(kv, tour)];
    if (people.includes(userId)) readers.push(...people);
  }
  return readers;
}
