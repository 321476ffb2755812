/**
 * Progress of visitors without account: the same record as the server's, on this device only. It
 * is never sent, until the visitor signs in and wants it merged (merge_progress.ts). Uses zod:
 * load it when needed.
 */
import { z } from "../model/zod.ts";
import { Id } from "../model/id.ts";
import {
  CompletedStops,
  isComplete,
  mergeProgress,
  type ProgressPatch,
  type TourProgress,
} from "../model/progress.ts";
import { DEVICE_PROGRESS_KEY } from "../browser/storage_keys.ts";
import type { KeyValueStorage } from "../browser/storage.ts";

const DeviceRecord = z.object({
  tourId: Id,
  currentStopIndex: z.int().min(0),
  completedStops: CompletedStops,
  isActive: z.enum(["true", "false"]),
  /** Milliseconds since 1970. */
  updatedAt: z.number(),
});

/** How far somebody is in a tour, as this device knows it. */
export type DeviceProgress = z.infer<typeof DeviceRecord>;

/** When something happens (ms since 1970), and how many stops the tour has. */
export type DeviceContext = { now: number; stopCount: number };

/** All records, the one changed last first. What is no record is left out; nothing is thrown. */
export function readDevice(store: KeyValueStorage): DeviceProgress[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(DEVICE_PROGRESS_KEY) ?? "[]");
    const records = Array.isArray(kept) ? kept : [];
    return records.flatMap((one) => DeviceRecord.safeParse(one).data ?? [])
      .sort((a, b) => b.updatedAt - a.updatedAt);
  } catch {
    return [];
  }
}

/** The record of one tour, or undefined. */
export function readDeviceTour(store: KeyValueStorage, tourId: string): DeviceProgress | undefined {
  return readDevice(store).find((record) => record.tourId === tourId);
}

/** Begins a tour or goes on with it, as the only active one; one that was finished begins anew. */
export function startOnDevice(
  store: KeyValueStorage,
  tourId: string,
  { now, stopCount }: DeviceContext,
): DeviceProgress {
  const old = readDeviceTour(store, tourId);
  const place = old && !isComplete(old, stopCount)
    ? old
    : { currentStopIndex: 0, completedStops: [] };
  return write(store, tourId, place, true, now);
}

/**
 * Merges where the visitor is into the record of a tour, which is over when all its stops are
 * completed.
 */
export function saveOnDevice(
  store: KeyValueStorage,
  tourId: string,
  patch: ProgressPatch,
  { now, stopCount }: DeviceContext,
): DeviceProgress {
  const old = readDeviceTour(store, tourId);
  const place = mergeProgress(old ?? { currentStopIndex: 0, completedStops: [] }, patch);
  const isActive = old?.isActive !== "false" && !isComplete(place, stopCount);
  return write(store, tourId, place, isActive, now);
}

/** Removes the record of a tour: it has been merged, or is not wanted any more. */
export function forgetOnDevice(store: KeyValueStorage, tourId: string): void {
  keep(store, readDevice(store).filter((record) => record.tourId !== tourId));
}

function write(
  store: KeyValueStorage,
  tourId: string,
  place: TourProgress,
  isActive: boolean,
  now: number,
) {
  const { currentStopIndex, completedStops } = place;
  const record: DeviceProgress = {
    tourId,
    currentStopIndex,
    completedStops,
    isActive: isActive ? "true" : "false",
    updatedAt: now,
  };
  const others = readDevice(store).filter((other) => other.tourId !== tourId)
    .map((other) => isActive ? { ...other, isActive: "false" as const } : other);
  keep(store, [record, ...others]);
  return record;
}

/** A full or forbidden storage loses progress, but never the walk. */
function keep(store: KeyValueStorage, records: DeviceProgress[]): void {
  try {
    if (records.length === 0) store.removeItem(DEVICE_PROGRESS_KEY);
    else store.setItem(DEVICE_PROGRESS_KEY, JSON.stringify(records));
  } catch (cause) {
    console.warn("Progress cannot be kept on this device", cause);
  }
}
