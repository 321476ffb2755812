/** Maps progress, which names stops by index, to the order after an author's edit. */
import type { ProgressPatch, TourProgress } from "./progress.ts";

/**
 * Progress as a device remembers it. `stopIds`: the ids of the tour's stops, in the order of the
 * indexes; missing where unknown.
 */
export type RememberedProgress = TourProgress & { stopIds?: readonly string[] };

/**
 * Remembered progress in the order of `stopIds`, the tour's present stops. Heard stops that were
 * removed are left out; a visitor at a removed stop moves to the one in its place.
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

/** A patch in the order of `stopIds`; unchanged if it does not say which order it uses. */
export function patchInOrderOf(stopIds: readonly string[], patch: ProgressPatch): ProgressPatch {
  const { completedStops } = patch;
  const place = inOrderOf(stopIds, { ...patch, completedStops: completedStops ?? [] });
  return completedStops ? place : { currentStopIndex: place.currentStopIndex };
}
