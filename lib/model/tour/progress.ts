/** A visitor's progress in a tour. Stops are named by their index, from 0. */
import { z } from "../zod.ts";
import { MAX_STOPS } from "./stop_limits.ts";

const StopIndex = z.int().min(0);

/** A list of completed stops in any order; repeats are allowed. */
export const CompletedStops = z.array(StopIndex).max(MAX_STOPS);

/** The ids of a tour's stops, in the order that the indexes refer to. */
export const StopOrder = z.array(z.string().max(64)).max(MAX_STOPS);

/**
 * A device's report: the current stop, and all stops that it knows as heard to their end. With
 * `stopIds` the indexes refer to these stops, even if the author has reordered them since.
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
 * A record as its owner sees it. `stopIds`: the tour's stops in the order of the indexes.
 * `isActive` is text, as in the API. Times: ISO 8601 in UTC.
 */
export type Progress = TourProgress & {
  id: string;
  tourId: string;
  stopIds: string[];
  isActive: "true" | "false";
  createdAt: string;
  updatedAt: string;
};

/** True when all stops of a tour of `stopCount` have been heard. */
export function isComplete({ completedStops }: TourProgress, stopCount: number): boolean {
  return completedStops.filter((stop) => stop < stopCount).length === stopCount;
}
