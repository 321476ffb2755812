/** Checks progress in tours, with the pointers to it, and the sums of listenings. */
import { LISTENS } from "../listens/listens.ts";
import {
  activeKey,
  progressByIdKey,
  progressByTourKey,
  progressKey,
  type ProgressPointer,
} from "../progress/progress_keys.ts";
import type { ProgressRecord } from "../progress/progress_record.ts";
import { listKeys, listSound } from "./check_shapes.ts";
import { compared, type Finding, removed } from "./finding.ts";

/** Finds progress in tours that are gone for good, and pointers to missing progress. */
export async function* checkProgress(kv: Deno.Kv): AsyncGenerator<Finding> {
  const tours = await knownTours(kv);
  for await (const entry of listSound<ProgressRecord>(kv, ["progress"])) {
    const [userId, tourId] = entry.key.slice(1).map(String);
    const { id } = entry.value;
    if (!tours.has(tourId) || entry.value.tourId !== tourId) {
      yield removed(entry, "progress in a tour that is not there");
      continue;
    }
    const [byId, byTour] = await kv.getMany([
      progressByIdKey(id),
      progressByTourKey(tourId, userId),
    ]);
    for (
      const finding of [
        compared(byId, { userId, tourId }, "the way from an id to its progress"),
        compared(byTour, id, "the way from a tour to somebody's progress"),
      ]
    ) if (finding) yield finding;
  }
  for await (const entry of listSound<ProgressPointer>(kv, ["progress_by_id"])) {
    const { userId, tourId } = entry.value;
    const record = await kv.get<ProgressRecord>(progressKey(userId, tourId));
    const isOther = record.value?.id !== undefined && record.value.id !== entry.key[1];
    if (record.value === null || isOther) yield removed(entry, "a way to missing progress");
  }
  for await (const entry of listSound<string>(kv, ["progress_by_tour"])) {
    const [, tourId, userId] = entry.key;
    const record = await kv.get(progressKey(String(userId), String(tourId)));
    if (record.value === null) yield removed(entry, "a way to missing progress");
  }
  for await (const entry of listSound<string>(kv, [activeKey("")[0]])) {
    const record = await kv.get(progressKey(String(entry.key[1]), entry.value));
    if (record.value === null) yield removed(entry, "somebody is on a tour without progress in it");
  }
}

/** Finds sums of tours that are gone for good. */
export async function* checkListens(kv: Deno.Kv): AsyncGenerator<Finding> {
  const tours = await knownTours(kv);
  for await (const entry of listSound(kv, LISTENS)) {
    if (tours.has(String(entry.key[2]))) continue;
    yield removed(entry, "listenings of a tour that is not there", "notice");
  }
}

/** The ids of all tours that are there, in the trash, or being removed. */
async function knownTours(kv: Deno.Kv): Promise<Set<string>> {
  const tours = new Set<string>();
  for await (const [, id] of listKeys(kv, ["tours"])) tours.add(String(id));
  for await (const [, , id] of listKeys(kv, ["tour_trash"])) tours.add(String(id));
  for await (const [, id] of listKeys(kv, ["tour_removals"])) tours.add(String(id));
  // A lost record is found by another check, and the tour may come back.
  for await (const [, id] of listKeys(kv, ["tour_revisions"])) tours.add(String(id));
  return tours;
}
