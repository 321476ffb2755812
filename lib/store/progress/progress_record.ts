/**
 * Stored progress: stops by their ids, so that an author's reordering does not change it. The API's
 * indexes are converted here.
 */
import { MAX_STOPS } from "../../model/tour/stop_limits.ts";
import type { Progress, TourProgress } from "../../model/tour/progress.ts";
import type { ProgressRecord } from "../records/progress.ts";
import { SCHEMA_VERSION } from "../kv/schema.ts";

/** The position of a record in the tour with the stops `stopIds`. */
export function toTourProgress(record: ProgressRecord, stopIds: string[]): TourProgress {
  const index = stopIds.indexOf(record.currentStopId);
  const completed = new Set(record.completedStopIds);
  return {
    currentStopIndex: index >= 0 ? index : Math.min(record.currentStopIndex, stopIds.length - 1),
    completedStops: stopIds.flatMap((id, i) => completed.has(id) ? [i] : []),
  };
}

/**
 * The stored fields for a position, which is given as indexes into `stopIds`. Stops in `before`
 * that the tour lacks now are kept, up to `MAX_STOPS` in all.
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

/** A new record, at the first stop, without completed stops. */
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

/** A record as its owner sees it; `active` is the id of the owner's active tour. */
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
