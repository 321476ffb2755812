/** Merges the entries of the outbox, with each other and with the server's progress. */
import type { ProgressPatch } from "../model/tour/progress.ts";
import { mergeProgress, patchInOrderOf } from "../model/tour/stop_order.ts";
import type { ProgressOfTour } from "./known_progress.ts";

/** One waiting request: a tour begins, or its progress changes. */
export type OutboxEntry = {
  id: string;
  /** When it was added, in milliseconds since 1970; later than all before it. */
  at: number;
  userId: string;
  tourId: string;
  /** Missing until the server has returned the record's id. */
  progressId?: string;
  /** If missing, the tour begins or continues. */
  patch?: ProgressPatch;
  /** The tour begins anew, whatever the server has. */
  anew?: true;
};

/**
 * The entry to store for an added one: itself; or the last one of the same tour with the change in
 * it, if that is of the same kind and names the stops in the same order, because only the server
 * can merge two orders. Undefined if nothing changes.
 */
export function mergedWith(all: OutboxEntry[], added: OutboxEntry): OutboxEntry | undefined {
  const before = all.findLast(({ tourId }) => tourId === added.tourId);
  if (!before || !before.patch !== !added.patch || before.progressId !== added.progressId) {
    return added;
  }
  if (!before.patch || !added.patch) return added.anew && { ...before, anew: true };
  const { stopIds } = before.patch;
  if (String(stopIds) !== String(added.patch.stopIds)) return added;
  const patch = mergeProgress({ completedStops: [], ...before.patch }, added.patch);
  return { ...before, patch: { ...patch, stopIds } };
}

/** The server's progress (`known`) plus a user's entries, without tours that wait to begin. */
export function withUnsent(known: ProgressOfTour[], entries: OutboxEntry[]): ProgressOfTour[] {
  const byTour = new Map(known.map((progress) => [progress.tourId, progress]));
  for (const { tourId, patch } of entries) {
    if (!patch) continue;
    const before = byTour.get(tourId) ??
      { tourId, currentStopIndex: 0, completedStops: [], stopIds: patch.stopIds };
    byTour.set(tourId, withPatch(before, patch));
  }
  for (const { tourId, patch } of entries) if (!patch) byTour.delete(tourId);
  return [...byTour.values()];
}

/** The progress in a user's entries by tour, without reports before a tour's last beginning. */
export function unsentOf(entries: OutboxEntry[]): ProgressOfTour[] {
  const byTour = new Map<string, ProgressOfTour>();
  for (const { tourId, patch } of entries) {
    const before = byTour.get(tourId);
    if (!patch) byTour.delete(tourId);
    else if (!before) byTour.set(tourId, { tourId, completedStops: [], ...patch });
    else byTour.set(tourId, withPatch(before, patch));
  }
  return [...byTour.values()];
}

function withPatch(
  before: ProgressOfTour,
  patch: ProgressPatch,
): ProgressOfTour {
  const { tourId, stopIds } = before;
  const merged = mergeProgress(before, stopIds ? patchInOrderOf(stopIds, patch) : patch);
  return { tourId, ...merged, stopIds };
}
