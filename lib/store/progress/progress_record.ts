/**
 * Progress as it is stored: stops by their ids, so that nobody's progress moves when an author
 * reorders, adds or removes stops. Indexes, of which the API speaks, are made and read here.
 */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { MAX_STOPS } from "../../model/tour/stop_limits.ts";
import type { Progress, TourProgress } from "../../model/tour/progress.ts";
import { Count, Positive, Time } from "../kv/fields.ts";
import { SCHEMA_VERSION } from "../schema.ts";

/** What stands under `["progress", userId, tourId]`. */
export const ProgressRecord = z.object({
  id: Id,
  tourId: Id,
  currentStopId: z.string(),
  /** Where the current stop stood when it was set: used once the author has removed that stop. */
  currentStopIndex: Count,
  /** In no particular order; also stops that the author has removed since and may restore. */
  completedStopIds: z.array(z.string()),
  createdAt: Time,
  updatedAt: Time,
  schemaVersion: Positive,
});
export type ProgressRecord = z.infer<typeof ProgressRecord>;

/** Where a record is in the tour whose stops have the ids `stopIds` now. */
export function toTourProgress(record: ProgressRecord, stopIds: string[]): TourProgress {
  const index = stopIds.indexOf(record.currentStopId);
  const completed = new Set(record.completedStopIds);
  return {
    currentStopIndex: index >= 0 ? index : Math.min(record.currentStopIndex, stopIds.length - 1),
    completedStops: stopIds.flatMap((id, i) => completed.has(id) ? [i] : []),
  };
}

/**
 * What of a record says where it is, made of indexes into `stopIds`. Of the stops in `before` that
 * the tour does not have now as many stay as fit: with those of the tour, `MAX_STOPS`.
 */
export function fromTourProgress(
  { currentStopIndex, completedStops }: TourProgress,
  stopIds: string[],
  before: string[] = [],
): Pick<ProgressRecord, "currentStopId" | "currentStopIndex" | "completedStopIds"> {
  const current = new Set(stopIds);
  const removed = before.filter((id) => !current.has(id));
  const completed = completedStops.map((index) => stopIds[index]);
  return {
    currentStopId: stopIds[currentStopIndex],
    currentStopIndex,
    completedStopIds: [...completed, ...removed].slice(0, MAX_STOPS),
  };
}

/** A new record, at the first stop, with nothing completed. */
export function newRecord(
  id: string,
  tourId: string,
  stopIds: string[],
  now: Date,
): ProgressRecord {
  const at = now.toISOString();
  const start = fromTourProgress({ currentStopIndex: 0, completedStops: [] }, stopIds);
  return { id, tourId, ...start, createdAt: at, updatedAt: at, schemaVersion: SCHEMA_VERSION };
}

/** A record as its owner sees it; `active` is the id of the tour that the owner is on. */
export function toProgress(
  record: ProgressRecord,
  stopIds: string[],
  active: string | null,
): Progress {
  const { id, tourId, createdAt, updatedAt } = record;
  const isActive = active === tourId ? "true" : "false";
  return {
    id,
    tourId,
    ...toTourProgress(record, stopIds),
    stopIds,
    isActive,
    createdAt,
    updatedAt,
  };
}
