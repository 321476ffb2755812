/**
 * Progress: `["progress", userId, tourId]`, with a pointer from its id. Which tour is active is a key of
 * its own, so that there never are two; the records' `isActive` is made of it on reading. Records of tours
 * that were deleted are not there for anybody.
 */
import { Problem } from "../model/problem.ts";
import {
  isComplete,
  mergeProgress,
  type Progress,
  type ProgressPatch,
  type TourProgress,
  withinTour,
} from "../model/progress.ts";
import { mutate } from "./atomic.ts";
import { getAll } from "./get_all.ts";
import { newId } from "./new_id.ts";
import { activeKey, progressByIdKey, progressKey, progressPrefix } from "./progress_keys.ts";
import { tourKey } from "./tour_keys.ts";
import type { TourRecord } from "./tour_record.ts";

type ProgressRecord = Omit<Progress, "isActive">;
type Pointer = { userId: string; tourId: string };

/**
 * Begins a tour, or goes on with it: it becomes the user's only active one. A tour that he has finished
 * begins anew, as a record with a new id, so that what an older device still sends does not reach it.
 * Doing it twice comes to the same. Null when there is no such tour.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export function startProgress(
  kv: Deno.Kv,
  userId: string,
  tourId: string,
  now: Date,
): Promise<Progress | null> {
  return mutate(async () => {
    const { tour, entry, active } = await read(kv, userId, tourId);
    if (tour.value === null) return { result: null };
    const { stopCount } = tour.value;
    const old = entry.value;
    const goesOn = old !== null && !isComplete(old, stopCount);
    if (goesOn && active.value === tourId) return { result: toProgress(old, stopCount, tourId) };
    const at = now.toISOString();
    const record: ProgressRecord = goesOn ? { ...old, updatedAt: at } : {
      id: newId(now),
      tourId,
      currentStopIndex: 0,
      completedStops: [],
      createdAt: at,
      updatedAt: at,
    };
    const operation = kv.atomic().check(tour).check(entry)
      .set(entry.key, record).set(active.key, tourId);
    if (!goesOn) {
      if (old) operation.delete(progressByIdKey(old.id));
      operation.set(progressByIdKey(record.id), { userId, tourId } satisfies Pointer);
    }
    return { operation, result: toProgress(record, stopCount, tourId) };
  });
}

/** How far a user is in a tour; null when he has not begun it, or it is gone. */
export async function getProgress(
  kv: Deno.Kv,
  userId: string,
  tourId: string,
): Promise<Progress | null> {
  const { tour, entry, active } = await read(kv, userId, tourId);
  if (tour.value === null || entry.value === null) return null;
  return toProgress(entry.value, tour.value.stopCount, active.value);
}

/** How far a user is in the tour that he is on; null when there is none. */
export async function getActiveProgress(kv: Deno.Kv, userId: string): Promise<Progress | null> {
  const { value: tourId } = await kv.get<string>(activeKey(userId));
  return tourId === null ? null : await getProgress(kv, userId, tourId);
}

/** How far a user is in all tours that he has begun, the one that he was at last first. */
export async function listProgress(kv: Deno.Kv, userId: string): Promise<Progress[]> {
  const selector = { prefix: progressPrefix(userId) };
  const entries = await Array.fromAsync(kv.list<ProgressRecord>(selector, { batchSize: 500 }));
  const tours = await getAll<TourRecord>(kv, entries.map(({ value }) => tourKey(value.tourId)));
  const counts = new Map(tours.map(({ value }) => [value.id, value.stopCount]));
  const { value: active } = await kv.get<string>(activeKey(userId));
  return entries.flatMap(({ value }) => {
    const count = counts.get(value.tourId);
    return count === undefined ? [] : [toProgress(value, count, active)];
  }).sort((a, b) => a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0);
}

/**
 * Merges what a device says into a user's record (see `mergeProgress`); the tour is over when all its stops
 * are completed. Saying it twice, or late, comes to the same. Null when the user has no record with this
 * id, or its tour is gone.
 *
 * @throws {Problem} 400 when the tour has no such stop; 503 when too many write at once.
 */
export async function patchProgress(
  kv: Deno.Kv,
  userId: string,
  id: string,
  patch: ProgressPatch,
  now: Date,
): Promise<Progress | null> {
  const { value: pointer } = await kv.get<Pointer>(progressByIdKey(id));
  if (pointer?.userId !== userId) return null;
  const { tourId } = pointer;
  return await mutate(async () => {
    const { tour, entry, active } = await read(kv, userId, tourId);
    if (tour.value === null || entry.value?.id !== id) return { result: null };
    const { stopCount } = tour.value;
    checkBounds(patch, stopCount);
    const merged = mergeProgress(entry.value, patch);
    const record = { ...entry.value, ...merged, updatedAt: now.toISOString() };
    const ends = active.value === tourId && isComplete(record, stopCount);
    const still = ends ? null : active.value;
    if (!ends && isSame(entry.value, merged)) {
      return { result: toProgress(entry.value, stopCount, still) };
    }
    const operation = kv.atomic().check(entry).set(entry.key, record);
    if (ends) operation.check(active).delete(active.key);
    return { operation, result: toProgress(record, stopCount, still) };
  });
}

async function read(kv: Deno.Kv, userId: string, tourId: string) {
  const [tour, entry, active] = await kv.getMany<[TourRecord, ProgressRecord, string]>([
    tourKey(tourId),
    progressKey(userId, tourId),
    activeKey(userId),
  ]);
  return { tour, entry, active };
}

function toProgress(record: ProgressRecord, stopCount: number, active: string | null): Progress {
  const isActive = active === record.tourId ? "true" : "false";
  return { ...record, ...withinTour(record, stopCount), isActive };
}

const isSame = (a: TourProgress, b: TourProgress) =>
  a.currentStopIndex === b.currentStopIndex && a.completedStops.length === b.completedStops.length;

function checkBounds({ currentStopIndex, completedStops = [] }: ProgressPatch, stopCount: number) {
  const message = `This archive has ${stopCount} stops, counted from 0`;
  const errors = completedStops.flatMap((stop, i) =>
    stop < stopCount ? [] : [{ path: `completedStops.${i}`, message }]
  );
  if (currentStopIndex >= stopCount) errors.push({ path: "currentStopIndex", message });
  if (errors.length > 0) {
    throw new Problem(400, "The progress names a stop that this archive does not have.", errors);
  }
}
