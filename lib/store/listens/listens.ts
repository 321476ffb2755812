/**
 * How often the stories of archives were heard: sums by week, under `["listens", year, tourId,
 * stopId, week, way, left]` (`Listening` has the last three). Nothing says who listened, from
 * where, or at what hour. The year comes first so that an old one is removed as a whole.
 */
import { z } from "zod";
import {
  type Listening,
  PARTS,
  type Way,
  WAYS,
  weekOf,
  yearOf,
} from "../../model/listens/listening.ts";
import type { ListenSum } from "../../model/listens/publication.ts";
import { Id } from "../../model/id.ts";
import { StopId } from "../../model/listens/listening_input.ts";
import { visibilityOf } from "../../model/tour/visibility.ts";
import { Count, Positive, Sum } from "../kv/fields.ts";
import { readAll } from "../kv/read_all.ts";
import { areBeingHidden } from "../accounts/account_gate.ts";
import { StopIds, type TourRecord, Tours, tourTraces } from "../records/tours.ts";
import { Collection } from "../kv/collection.ts";

/** The sums of like listenings in one week. */
export const Listens = new Collection(
  "listens",
  [Positive, Id, StopId, Count, z.enum(WAYS), z.int().min(0).max(PARTS)],
  Sum,
  {
    within: {
      keys: (_, __, tourId) => tourTraces(tourId),
      what: "listenings of a tour that is not there",
      level: "notice",
    },
  },
);

/** How many years are kept, with the present one. */
const YEARS = 3;

/** Keys that one step removes. */
const KEYS_PER_STEP = 500;

/** The key of such a sum. */
export const listensKey = (
  tourId: string,
  week: number,
  { stopId, way, left }: Listening,
): Deno.KvKey => Listens.key(yearOf(week), tourId, stopId, week, way, left);

/** The sums of an archive, by the ids of its stops. */
export async function readListens(
  kv: Deno.Kv,
  tourId: string,
  now: Date,
): Promise<Map<string, ListenSum[]>> {
  const sums = new Map<string, ListenSum[]>();
  for (const year of yearsUntil(now)) {
    for await (const { key, value } of readAll<Deno.KvU64>(kv, Listens.prefix(year, tourId))) {
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
  kv.list<Deno.KvU64>(
    { start: Listens.prefix(yearsUntil(now)[0]), end: Listens.prefix(Infinity) },
    {
      batchSize: 1000,
    },
  );

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
    Tours.key(tourId),
    StopIds.key(tourId),
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
    await removeUnder(kv, { prefix: Listens.prefix(year, tourId) });
  }
}

/** Removes the sums of years that are no longer kept. */
export async function removeOldListens(kv: Deno.Kv, now: Date): Promise<void> {
  await removeUnder(kv, { start: Listens.prefix(0), end: Listens.prefix(yearsUntil(now)[0]) });
}

const yearsUntil = (now: Date): number[] =>
  Array.from({ length: YEARS }, (_, i) => yearOf(weekOf(now)) - YEARS + 1 + i);

/** One entry of each year that has any. */
async function* listYears(kv: Deno.Kv): AsyncGenerator<Deno.KvEntry<unknown>> {
  let year = 0;
  while (true) {
    const selector = { start: Listens.prefix(year), end: Listens.prefix(Infinity) };
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
