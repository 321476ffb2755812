/**
 * How often the stories of archives were heard: sums by week, under `["listens", year, tourId,
 * stopId, week, way, left]` (`Listening` has the last three). Nothing says who listened, from
 * where, or at what hour. The year comes first so that an old one is removed as a whole.
 */
import { type Listening, type Way, weekOf, yearOf } from "../../model/listens/listening.ts";
import type { ListenSum } from "../../model/listens/publication.ts";
import { visibilityOf } from "../../model/tour/visibility.ts";
import { readAll } from "../kv/read_all.ts";
import { areBeingHidden } from "../tours/tour_hiding.ts";
import { stopIdsKey, tourKey } from "../tours/tour_keys.ts";
import type { TourRecord } from "../tours/tour_record.ts";

/** The prefix of all sums. */
export const LISTENS: Deno.KvKey = ["listens"];

/** How many years are kept, with the present one. */
const YEARS = 3;

/** Keys that one step removes. */
const KEYS_PER_STEP = 500;

/** The sum of like listenings in one week: a `Deno.KvU64`. */
export const listensKey = (
  tourId: string,
  week: number,
  { stopId, way, left }: Listening,
): Deno.KvKey => [...LISTENS, yearOf(week), tourId, stopId, week, way, left];

/** The sums of an archive, by the ids of its stops. */
export async function readListens(
  kv: Deno.Kv,
  tourId: string,
  now: Date,
): Promise<Map<string, ListenSum[]>> {
  const sums = new Map<string, ListenSum[]>();
  for (const year of yearsUntil(now)) {
    for await (const { key, value } of readAll<Deno.KvU64>(kv, [...LISTENS, year, tourId])) {
      const [stopId, week, way, left] = key.slice(3) as [string, number, Way, number];
      const ofStop = sums.get(stopId) ?? [];
      sums.set(stopId, ofStop);
      ofStop.push({ week, way, left, count: Number(value.value) });
    }
  }
  return sums;
}

/** The sums of all archives in the years that are kept: those of one stop follow each other. */
export const listensOfAll = (kv: Deno.Kv, now: Date): Deno.KvListIterator<Deno.KvU64> =>
  kv.list<Deno.KvU64>({ start: [...LISTENS, yearsUntil(now)[0]], end: [...LISTENS, Infinity] }, {
    batchSize: 1000,
  });

/**
 * The owner of an archive whose stop is counted; null for a missing archive or stop, and for an
 * archive that is private or being hidden.
 */
export async function findCountedStop(
  kv: Deno.Kv,
  tourId: string,
  stopId: string,
): Promise<{ userId: string } | null> {
  const [tour, stopIds] = await kv.getMany<[TourRecord, string[]]>([
    tourKey(tourId),
    stopIdsKey(tourId),
  ]);
  if (!isCounted(tour.value) || !stopIds.value?.includes(stopId)) return null;
  const { userId } = tour.value;
  return await areBeingHidden(kv, userId) ? null : { userId };
}

/** Whether listenings of a stored archive are counted: it is there, and not private. */
export const isCounted = (tour: TourRecord | null): tour is TourRecord =>
  tour !== null && visibilityOf(tour) !== "private";

/** Removes the sums of an archive that is gone for good. May be called twice. */
export async function removeListens(kv: Deno.Kv, tourId: string): Promise<void> {
  for await (const { key: [, year] } of listYears(kv)) {
    await removeUnder(kv, { prefix: [...LISTENS, year, tourId] });
  }
}

/** Removes the sums of years that are no longer kept. */
export async function removeOldListens(kv: Deno.Kv, now: Date): Promise<void> {
  await removeUnder(kv, { start: [...LISTENS, 0], end: [...LISTENS, yearsUntil(now)[0]] });
}

const yearsUntil = (now: Date): number[] =>
  Array.from({ length: YEARS }, (_, i) => yearOf(weekOf(now)) - YEARS + 1 + i);

/** One entry of each year that has any. */
async function* listYears(kv: Deno.Kv): AsyncGenerator<Deno.KvEntry<unknown>> {
  let year = 0;
  while (true) {
    const selector = { start: [...LISTENS, year], end: [...LISTENS, Infinity] };
    const [entry] = await Array.fromAsync(kv.list(selector, { limit: 1 }));
    if (!entry) return;
    yield entry;
    year = Number(entry.key[1]) + 1;
  }
}

async function removeUnder(kv: Deno.Kv, selector: Deno.KvListSelector): Promise<void> {
  const next = () => Array.fromAsync(kv.list(selector, { limit: KEYS_PER_STEP }));
  for (let entries = await next(); entries.length > 0; entries = await next()) {
    const operation = kv.atomic();
    for (const { key } of entries) operation.delete(key);
    await operation.commit();
  }
}
