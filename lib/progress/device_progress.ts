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
  StopOrder,
} from "../model/tour/progress.ts";
import { inOrderOf } from "../model/tour/stop_order.ts";
import { DEVICE_PROGRESS_KEY } from "../device/storage_keys.ts";
import type { KeyValueStorage } from "../device/storage.ts";

const DeviceRecord = z.object({
  tourId: Id,
  /** The tour's title, to offer it by; missing in what older versions have stored, as `stopIds`. */
  title: z.string().optional(),
  currentStopIndex: z.int().min(0),
  completedStops: CompletedStops,
  stopIds: StopOrder.optional(),
  isActive: z.enum(["true", "false"]),
  /** Milliseconds since 1970. */
  updatedAt: z.number(),
});

/** How far somebody is in a tour, as this device knows it. */
type DeviceProgress = z.infer<typeof DeviceRecord>;

/**
 * When something happens (ms since 1970), and of the tour its title and the ids of its stops in
 * their order.
 */
type DeviceContext = { now: number; title: string; stopIds: string[] };

/** All records, the one changed last first. What is no record is left out; nothing is thrown. */
export function readDevice(store: KeyValueStorage): DeviceProgress[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(DEVICE_PROGRESS_KEY) ?? "[]");
    const records = Array.isArray(stored) ? stored : [];
    return records.flatMap((record) => DeviceRecord.safeParse(record).data ?? [])
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
  { now, title, stopIds }: DeviceContext,
): DeviceProgress {
  const stored = readDeviceTour(store, tourId);
  const old = stored && inOrderOf(stopIds, stored);
  const place = old && !isComplete(old, stopIds.length)
    ? old
    : { currentStopIndex: 0, completedStops: [] };
  return write(store, { tourId, title, ...place, stopIds, isActive: "true", updatedAt: now });
}

/**
 * Merges where the visitor is into the record of a tour, which is over when all its stops are
 * completed.
 */
export function saveOnDevice(
  store: KeyValueStorage,
  tourId: string,
  patch: ProgressPatch,
  { now, title, stopIds }: DeviceContext,
): DeviceProgress {
  const stored = readDeviceTour(store, tourId);
  const old = stored ? inOrderOf(stopIds, stored) : { currentStopIndex: 0, completedStops: [] };
  const place = mergeProgress(old, patch);
  const isActive = stored?.isActive !== "false" && !isComplete(place, stopIds.length)
    ? "true"
    : "false";
  return write(store, { tourId, title, ...place, stopIds, isActive, updatedAt: now });
}

/** Removes the record of a tour: it has been merged, or is not wanted any more. */
export function forgetOnDevice(store: KeyValueStorage, tourId: string): void {
  writeAll(store, readDevice(store).filter((record) => record.tourId !== tourId));
}

function write(store: KeyValueStorage, record: DeviceProgress): DeviceProgress {
  const isActive = record.isActive === "true";
  const others = readDevice(store).filter(({ tourId }) => tourId !== record.tourId)
    .map((other) => isActive ? { ...other, isActive: "false" as const } : other);
  writeAll(store, [record, ...others]);
  return record;
}

/** A full or forbidden storage loses progress, but never the walk. */
function writeAll(store: KeyValueStorage, records: DeviceProgress[]): void {
  try {
    if (records.length === 0) store.removeItem(DEVICE_PROGRESS_KEY);
    else store.setItem(DEVICE_PROGRESS_KEY, JSON.stringify(records));
  } catch (cause) {
    console.warn("Progress cannot be stored on this device", cause);
  }
}
