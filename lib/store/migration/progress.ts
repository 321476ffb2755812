/**
 * Progress of schema 1: `["progress", userId, tourId]` names stops by their index, tours have no
 * pointers to those who began them, and records of deleted tours remain.
 */
import type { TourProgress } from "../../model/tour/progress.ts";
import { mutate } from "../kv/atomic.ts";
import { fromTourProgress } from "../progress/progress_record.ts";
import {
  ActiveTours,
  ProgressById,
  ProgressByTour,
  type ProgressRecord,
} from "../records/progress.ts";
import { StopIds } from "../records/tours.ts";
import { SCHEMA_VERSION } from "../kv/schema.ts";

type OldRecord = TourProgress & Pick<ProgressRecord, "id" | "tourId" | "createdAt" | "updatedAt">;

const isOld = (record: OldRecord | ProgressRecord | null): record is OldRecord =>
  record !== null && !("schemaVersion" in record);

/**
 * Migrates each record of schema 1 to schema 2, after the tours: an index becomes the id of the
 * stop that is there now. Removes progress in deleted tours.
 */
export async function migrateProgress(kv: Deno.Kv): Promise<number> {
  let migrated = 0;
  const selector = { prefix: ["progress"] };
  for await (const { key, value } of kv.list<OldRecord>(selector, { batchSize: 500 })) {
    if (isOld(value) && await migrateRecord(kv, key, String(key[1]))) migrated++;
  }
  return migrated;
}

/** False when another process on the same store migrated the record meanwhile. */
function migrateRecord(kv: Deno.Kv, key: Deno.KvKey, userId: string): Promise<boolean> {
  return mutate(async () => {
    const entry = await kv.get<OldRecord | ProgressRecord>(key);
    if (!isOld(entry.value)) return { result: false };
    const { id, tourId, createdAt, updatedAt } = entry.value;
    const [stops, active] = await kv.getMany<[string[], string]>([
      StopIds.key(tourId),
      ActiveTours.key(userId),
    ]);
    const operation = kv.atomic().check(entry).check(stops);
    if (stops.value === null) {
      operation.delete(key).delete(ProgressById.key(id));
      if (active.value === tourId) operation.check(active).delete(active.key);
      return { operation, result: true };
    }
    const where = fromTourProgress(withinTour(entry.value, stops.value.length), stops.value);
    const record: ProgressRecord = {
      id,
      tourId,
      ...where,
      createdAt,
      updatedAt,
      schemaVersion: SCHEMA_VERSION,
    };
    operation.set(key, record).set(ProgressByTour.key(tourId, userId), id);
    return { operation, result: true };
  });
}

/** The part that a tour of `stopCount` stops has; its author may have removed some since. */
const withinTour = ({ currentStopIndex, completedStops }: TourProgress, stopCount: number) => ({
  currentStopIndex: Math.min(currentStopIndex, stopCount - 1),
  completedStops: completedStops.filter((stop) => stop < stopCount),
});
