/** Merges the entries of the outbox, with each other and with the server's progress. */
import { mergeProgress } from "../model/tour/progress.ts";
import { patchInOrderOf } from "../model/tour/stop_order.ts";
import type { ProgressOfTour } from "./known_progress.ts";
import type { OutboxEntry } from "./outbox_entries.ts";

const replaceAt = <T>(all: T[], at: number, next: T) => all.map((it, i) => i === at ? next : it);

/**
 * The entries with another one at the end, or merged into the last one of the same tour if that is
 * of the same kind and names the stops in the same order: only the server can merge two orders. The
 * same list if nothing changes.
 */
export function withAdded(all: OutboxEntry[], added: OutboxEntry): OutboxEntry[] {
  const last = all.findLastIndex(({ userId, tourId }) =>
    userId === added.userId && tourId === added.tourId
  );
  const before = all[last];
  if (!before || !before.patch !== !added.patch || before.progressId !== added.progressId) {
    return [...all, added];
  }
  if (!before.patch || !added.patch) return added.anew ? replaceAt(all, last, added) : all;
  const { stopIds } = before.patch;
  if (String(stopIds) !== String(added.patch.stopIds)) return [...all, added];
  const patch = mergeProgress({ completedStops: [], ...before.patch }, added.patch);
  return replaceAt(all, last, { ...before, patch: { ...patch, stopIds } });
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
  patch: NonNullable<OutboxEntry["patch"]>,
): ProgressOfTour {
  const { tourId, stopIds } = before;
  const merged = mergeProgress(before, stopIds ? patchInOrderOf(stopIds, patch) : patch);
  return { tourId, ...merged, stopIds };
}
