/** How far somebody has come in a tour. Stops are named by their place in it, from 0. */
import { z } from "./zod.ts";
import { MAX_STOPS } from "./stop_limits.ts";

const StopIndex = z.int("Must be a whole number").min(0, "Must be 0 or more");

/** A list of completed stops, in any order; repeats do no harm. */
export const CompletedStops = z.array(StopIndex).max(
  MAX_STOPS,
  `Must name ${MAX_STOPS} stops at most`,
);

/** What a device says: where the visitor is, and all stops that it knows as heard to their end. */
export const ProgressPatch = z.strictObject({
  currentStopIndex: StopIndex,
  completedStops: CompletedStops.optional(),
});
export type ProgressPatch = z.infer<typeof ProgressPatch>;

/** Where somebody is; `completedStops` sorted, each once. */
export type TourProgress = { currentStopIndex: number; completedStops: number[] };

/** A record as its owner sees it. `isActive` is text, as the API has it. Times are ISO 8601 in UTC. */
export type Progress = TourProgress & {
  id: string;
  tourId: string;
  isActive: "true" | "false";
  createdAt: string;
  updatedAt: string;
};

/**
 * A record after a patch. A completed stop is never lost: both lists count. The patch says where the
 * visitor is, unless it comes late: it does not know of all completed stops, and names one of them.
 */
export function mergeProgress(kept: TourProgress, patch: ProgressPatch): TourProgress {
  const { currentStopIndex, completedStops: said } = patch;
  const completed = new Set([...kept.completedStops, ...said ?? []]);
  const isLate = said !== undefined && kept.completedStops.some((stop) => !said.includes(stop)) &&
    completed.has(currentStopIndex);
  return {
    currentStopIndex: isLate ? kept.currentStopIndex : currentStopIndex,
    completedStops: [...completed].sort((a, b) => a - b),
  };
}

/** A place as it is in a tour of `stopCount` stops, whose author may have taken some out since. */
export function withinTour(
  { currentStopIndex, completedStops }: TourProgress,
  stopCount: number,
): TourProgress {
  return {
    currentStopIndex: Math.min(currentStopIndex, stopCount - 1),
    completedStops: completedStops.filter((stop) => stop < stopCount),
  };
}

/** True when all stops of a tour of `stopCount` have been heard. */
export function isComplete(place: TourProgress, stopCount: number): boolean {
  return withinTour(place, stopCount).completedStops.length === stopCount;
}
