/** Which tours have changed of late in the eyes of the public, without a look at all of them. */
import { ToursByDatestamp } from "../records/tours.ts";

/** A tour that is public, or was, and the datestamp of its last change. */
export type RecentChange = { id: string; at: string };

/** Entries that are read at once. */
const BATCH = 500;

/** The tours whose last change is dated `since` (ISO 8601) or later, those of the future, too. */
export async function listChangesSince(kv: Deno.Kv, since: string): Promise<RecentChange[]> {
  const selector = { prefix: ToursByDatestamp.root, start: ToursByDatestamp.prefix(since) };
  const entries = await Array.fromAsync(kv.list(selector, { batchSize: BATCH }));
  return entries.map(({ key }) => ({ at: String(key[1]), id: String(key[2]) }));
}
