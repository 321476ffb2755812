/** Lists of tours, newest first, in pages. */
import { Id } from "../model/id.ts";
import { Problem } from "../model/problem.ts";
import type { TourSummary } from "../model/tour.ts";
import { getAll } from "./get_all.ts";
import { tourKey, TOURS, userPrefix } from "./tour_keys.ts";
import { toSummary, type TourRecord } from "./tour_record.ts";

/** Which page: at most `limit` tours, after the one that `cursor` of the page before names. */
export type PageRequest = { limit: number; cursor?: string };

/** One page; `cursor` asks for the next and is missing on the last. */
export type TourPage = { tours: TourSummary[]; cursor?: string };

/**
 * All tours, newest first. A cursor stays good when tours come and go.
 *
 * @throws {Problem} 400 for a cursor that none of our pages gave.
 */
export async function listTours(kv: Deno.Kv, request: PageRequest): Promise<TourPage> {
  const { entries, cursor } = await newest<TourRecord>(kv, TOURS, request);
  return { tours: entries.map((entry) => toSummary(entry.value)), cursor };
}

/** All tours at once, newest first: what the overview and its figures need. */
export async function listAllTours(kv: Deno.Kv): Promise<TourSummary[]> {
  const options = { reverse: true, batchSize: 500 };
  const entries = await Array.fromAsync(kv.list<TourRecord>({ prefix: TOURS }, options));
  return entries.map((entry) => toSummary(entry.value));
}

/**
 * The tours of one user, newest first. A page may hold fewer than `limit` when tours vanish meanwhile.
 *
 * @throws {Problem} 400 for a cursor that none of our pages gave.
 */
export async function listToursByUser(
  kv: Deno.Kv,
  userId: string,
  request: PageRequest,
): Promise<TourPage> {
  const { entries, cursor } = await newest<true>(kv, userPrefix(userId), request);
  const keys = entries.map((entry) => tourKey(idOf(entry)));
  const records = await getAll<TourRecord>(kv, keys);
  return { tours: records.map((entry) => toSummary(entry.value)), cursor };
}

/** All tours of one user, newest first. */
export async function listAllToursByUser(kv: Deno.Kv, userId: string): Promise<TourSummary[]> {
  const options = { reverse: true, batchSize: 500 };
  const pointers = await Array.fromAsync(kv.list({ prefix: userPrefix(userId) }, options));
  const records = await getAll<TourRecord>(kv, pointers.map((entry) => tourKey(idOf(entry))));
  return records.map((entry) => toSummary(entry.value));
}

/** How many tours there are, and how many stops they have together. Reads every record. */
export async function countTours(kv: Deno.Kv): Promise<{ tours: number; stops: number }> {
  const total = { tours: 0, stops: 0 };
  for await (const { value } of kv.list<TourRecord>({ prefix: TOURS }, { batchSize: 500 })) {
    total.tours++;
    total.stops += value.stopCount;
  }
  return total;
}

/** The entries under `prefix`, whose last key part is an id, from the newest on. */
async function newest<T>(kv: Deno.Kv, prefix: Deno.KvKey, { limit, cursor }: PageRequest) {
  if (cursor !== undefined && !Id.safeParse(cursor).success) {
    throw new Problem(400, "The cursor is not one that a page of this list gave.", [
      { path: "cursor", message: "Not a valid cursor" },
    ]);
  }
  const selector = cursor === undefined ? { prefix } : { prefix, end: [...prefix, cursor] };
  // One more than asked for tells whether another page follows.
  const options = { limit: limit + 1, batchSize: Math.min(limit + 1, 500), reverse: true };
  const found = await Array.fromAsync(kv.list<T>(selector, options));
  const entries = found.slice(0, limit);
  return { entries, cursor: found.length > limit ? idOf(entries[limit - 1]) : undefined };
}

const idOf = (entry: Deno.KvEntry<unknown>): string => String(entry.key.at(-1));
