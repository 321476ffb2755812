/**
 * The listenings of all archives by week: sums of the very figures that each archive's own page
 * shows (`lib/model/listens/publication.ts`), so that they say nothing that these do not say. What
 * no archive may show is in no sum, and a difference of sums is one of whole figures.
 */
import { type ListenSum, publish } from "../../model/listens/publication.ts";
import type { Way } from "../../model/listens/listening.ts";
import { periodOf } from "../listens/figures.ts";
import { listensOfAll } from "../listens/listens.ts";
import { Tours } from "../records/tours.ts";

/** The figures that were complete in a week; `week` is as in `lib/model/listens/listening.ts`. */
export type WeekListens = { week: number; count: number };

/**
 * Adds up the figures of all archives that are there, the oldest week first. A figure of several
 * weeks counts in its last one.
 */
export async function readAllListens(kv: Deno.Kv, now: Date): Promise<WeekListens[]> {
  const weeks = new Map<number, number>();
  let group: { tourId: string; stopId: string; year: number; sums: ListenSum[] } | undefined;
  let tour: { id: string; createdAt?: string } | undefined;

  /** The sums of one story in one year, which has figures of its own. */
  async function publishGroup(): Promise<void> {
    if (!group) return;
    const { tourId, sums } = group;
    if (tour?.id !== tourId) {
      tour = {
        id: tourId,
        createdAt: (await Tours.get(kv, tourId)).value?.createdAt,
      };
    }
    if (tour.createdAt === undefined) return;
    for (const { until, count } of publish(sums, periodOf(tour.createdAt, now))) {
      weeks.set(until, (weeks.get(until) ?? 0) + count);
    }
  }

  for await (const { key, value } of listensOfAll(kv, now)) {
    const [, year, tourId, stopId, week, way, left] = key as [
      string,
      number,
      string,
      string,
      number,
      Way,
      number,
    ];
    if (group?.tourId !== tourId || group.stopId !== stopId || group.year !== year) {
      await publishGroup();
      group = { tourId, stopId, year, sums: [] };
    }
    group.sums.push({ week, way, left, count: Number(value.value) });
  }
  await publishGroup();
  return [...weeks].map(([week, count]) => ({ week, count })).sort((a, b) => a.week - b.week);
}
