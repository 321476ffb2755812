/** Progress names stops by their index: what it means once an author has reordered them. */
import type { ProgressPatch, TourProgress } from "./progress.ts";

/**
 * Progress as a device remembers it. `stopIds`: the ids of the tour's stops, in the order that the
 * indexes mean; missing where that is not known.
 */
export type RememberedProgress = TourProgress & { stopIds?: readonly string[] };

/**
 * Remembered progress in the order of `stopIds`, the tour's stops as they are now. Heard stops that
 * are gone are left out; whoever was at one of them is at the stop that has its place.
 */
export function inOrderOf(
  stopIds: readonly string[],
  { currentStopIndex, completedStops, stopIds: before }: RememberedProgress,
): TourProgress {
  if (!before) return { currentStopIndex, completedStops };
  const indexOf = (index: number) => stopIds.indexOf(before[index]);
  const current = indexOf(currentStopIndex);
  return {
    currentStopIndex: current >= 0
      ? current
      : Math.max(0, Math.min(currentStopIndex, stopIds.length - 1)),
    completedStops: completedStops.map(indexOf).filter((index) => index >= 0).sort((a, b) => a - b),
  };
}

/** A patch in the order of `stopIds`; as it is where it does not say which order it means. */
export function patchInOrderOf(stopIds: readonly string[], patch: ProgressPatch): ProgressPatch {
  const { completedStops } = patch;
  const place = inOrderOf(stopIds, { ...patch, completedStops: completedStops ?? [] });
  return completedStops ? place : { currentStopIndex: place.currentStopIndex };
}
