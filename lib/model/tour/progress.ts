/** How far somebody has come in a tour. Stops are named by their index in it, from 0. */
import { z } from "../zod.ts";
import { MAX_STOPS } from "./stop_limits.ts";

const StopIndex = z.int("Must be a whole number").min(0, "Must be 0 or more");

/** A list of completed stops, in any order; repeats do no harm. */
export const CompletedStops = z.array(StopIndex).max(
  MAX_STOPS,
  `Must name ${MAX_STOPS} stops at most`,
);

/** The ids of a tour's stops, in the order that indexes beside them mean. */
export const StopOrder = z.array(z.string().max(64)).max(
  MAX_STOPS,
  `Must name ${MAX_STOPS} stops at most`,
);

/**
 * What a device reports: the current stop, and all stops that it knows as heard to their end. With
 * `stopIds` the indexes mean these stops, whatever their author has done to the order since.
 */
export const ProgressPatch = z.strictObject({
  currentStopIndex: StopIndex,
  completedStops: CompletedStops.optional(),
  stopIds: StopOrder.optional(),
});
export type ProgressPatch = z.infer<typeof ProgressPatch>;

/** The current stop and those heard to their end; `completedStops` sorted, each once. */
export type TourProgress = { currentStopIndex: number; completedStops: number[] };

/**
 * A record as its owner sees it. `stopIds`: the tour's stops in the order that the indexes mean.
 * `isActive` is text, as the API has it. Times: ISO 8601 in UTC.
 */
export type Progress = TourProgress & {
  id: string;
  tourId: string;
  stopIds: string[];
  isActive: "true" | "false";
  createdAt: string;
  updatedAt: string;
};

/**
 * What is stored after a patch. A completed stop is never lost: both lists count. The patch sets
 * the current stop, unless it comes late: it does not know of all completed stops, and names one of
 * them as current. Both name the stops in the same order (`patchInOrderOf` of `stop_order.ts`).
 */
export function mergeProgress(stored: TourProgress, patch: ProgressPatch): TourProgress {
  const { currentStopIndex, completedStops: reported } = patch;
  const completed = new Set([...stored.completedStops, ...reported ?? []]);
  const isLate = reported !== undefined && completed.has(currentStopIndex) &&
    stored.completedStops.some((stop) => !reported.includes(stop));
  return {
    currentStopIndex: isLate ? stored.currentStopIndex : currentStopIndex,
    completedStops: [...completed].sort((a, b) => a - b),
  };
}

/** True when all stops of a tour of `stopCount` have been heard. */
export function isComplete({ completedStops }: TourProgress, stopCount: number): boolean {
  return completedStops.filter((stop) => stop < stopCount).length === stopCount;
}
