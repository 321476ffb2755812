/**
 * Reads for harvesters: all public and formerly public tours, in the order of their last changes.
 */
import type { TourSummary } from "../../model/tour/tour.ts";
import { isPublic } from "../../model/tour/visibility.ts";
import { listBeingHidden } from "../accounts/account_gate.ts";
import {
  Datestamps,
  toSummary,
  type TourRecord,
  Tours,
  ToursByDatestamp,
} from "../records/tours.ts";

/** A tour and the time of its last change, ISO 8601; without `tour` it is no longer public. */
export type HarvestedTour = { id: string; at: string; tour?: TourSummary };

/** The end of a page. A tour that changes later appears again after it. */
export type HarvestPlace = { at: string; id: string };

/** Changes between these times, both included, after the page that ended at `after`. */
type HarvestRequest = { from?: string; until?: string; after?: HarvestPlace; limit: number };

/** Sorts after each id and each time. */
const LAST = "~";

/** Most keys that KV reads at once. */
const MAX_KEYS = 10;

/**
 * A page of changes; `next` continues the list. A tour that stays public appears on at least one
 * page, even if it changes while the pages are read.
 */
export async function listHarvest(
  kv: Deno.Kv,
  { from = "", until = LAST, after, limit }: HarvestRequest,
): Promise<{ tours: HarvestedTour[]; next?: HarvestPlace }> {
  const start = after
    ? [...ToursByDatestamp.key(after.at, after.id), ""]
    : ToursByDatestamp.prefix(from);
  const selector = { start, end: ToursByDatestamp.prefix(until, LAST) };
  // One batch, so one moment. One more than requested, which shows whether another page follows.
  const options = { limit: limit + 1, batchSize: limit + 1 };
  const entries = await Array.fromAsync(kv.list<boolean>(selector, options));
  const places = entries.slice(0, limit).map(({ key }) => {
    return { at: String(key[1]), id: String(key[2]) };
  });
  const tours = await readTours(kv, places);
  return { tours, next: entries.length > limit ? places.at(-1) : undefined };
}

/** A public or formerly public tour, else null. */
export async function getHarvested(kv: Deno.Kv, id: string): Promise<HarvestedTour | null> {
  const { value } = await Datestamps.get(kv, id);
  return value && (await readTours(kv, [{ at: value.at, id }]))[0];
}

/** The time of the oldest change, ISO 8601; undefined in an empty list. */
export async function firstDatestamp(kv: Deno.Kv): Promise<string | undefined> {
  const [first] = await Array.fromAsync(ToursByDatestamp.list(kv, [], { limit: 1 }));
  return first && String(first.key[1]);
}

/** The tours as they are now: those hidden or deleted since the list was read are gone. */
async function readTours(kv: Deno.Kv, places: HarvestPlace[]): Promise<HarvestedTour[]> {
  const parts = Array.from({ length: Math.ceil(places.length / MAX_KEYS) }, (_, part) => {
    const keys = places.slice(part * MAX_KEYS, (part + 1) * MAX_KEYS).map(({ id }) =>
      Tours.key(id)
    );
    return kv.getMany<TourRecord[]>(keys);
  });
  const entries = (await Promise.all(parts)).flat();
  const hidden = await listBeingHidden(kv);
  return places.map(({ at, id }, i) => {
    const record = entries[i].value;
    const isShown = record && isPublic(record) && !hidden.has(record.userId);
    return isShown ? { id, at, tour: toSummary(record) } : { id, at };
  });
}
