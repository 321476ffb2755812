/**
 * Merges progress, which names stops by index, and maps it to the order after an author's edit.
 * Without zod, for visitors' pages and the service worker.
 */
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

/**
 * Merges a patch into the stored progress. Completed stops are never lost: both lists are joined.
 * The patch sets the current stop, unless it is late: it lacks some completed stops and names one
 * of them as current. Both must use the same order of stops (`patchInOrderOf`).
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
