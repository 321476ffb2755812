/**
 * Progress of visitors without an account: the server's record, but only on this device. It is not
 * sent, until the visitor signs in and wants it merged (merge_progress.ts). Uses zod: load it on
 * demand.
 */
import { z } from "../model/zod.ts";
import { Id } from "../model/id.ts";
import {
  CompletedStops,
  isComplete,
  type ProgressPatch,
  StopOrder,
} from "../model/tour/progress.ts";
import { inOrderOf, mergeProgress } from "../model/tour/stop_order.ts";
import { DEVICE_PROGRESS_KEY } from "../device/storage_keys.ts";
import type { KeyValueStorage } from "../device/storage.ts";

const DeviceRecord = z.object({
  tourId: Id,
  /** The tour's title, for offering it; missing in records of older versions, like `stopIds`. */
  title: z.string().optional(),
  currentStopIndex: z.int().min(0),
  completedStops: CompletedStops,
  stopIds: StopOrder.optional(),
  isActive: z.enum(["true", "false"]),
  /** Milliseconds since 1970. */
  updatedAt: z.number(),
});

/** The progress in a tour, as this device knows it. */
type DeviceProgress = z.infer<typeof DeviceRecord>;

/** The time of an event (ms since 1970), and the tour's title and the ids of its stops in order. */
type DeviceContext = { now: number; title: string; stopIds: string[] };

/** All records, the last changed first. Invalid ones are left out. Never throws. */
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

/** Begins or continues a tour, as the only active one; a finished one begins anew. */
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
 * Merges the visitor's position into the record of a tour, which is over when all its stops are
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

/** Removes the record of a tour after it was merged, or is no longer wanted. */
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

/** If the storage is full or forbidden, progress is lost, but the walk goes on. */
function writeAll(store: KeyValueStorage, records: DeviceProgress[]): void {
  try {
    if (records.length === 0) store.removeItem(DEVICE_PROGRESS_KEY);
    else store.setItem(DEVICE_PROGRESS_KEY, JSON.stringify(records));
  } catch (cause) {
    console.warn("Progress cannot be stored on this device", cause);
  }
}
