/**
 * Progress: `["progress", userId, tourId]`, with pointers from its id and from its tour. The active
 * tour is a key of its own, so that there is never more than one; a record's `isActive` is derived
 * from it. Records of deleted tours count as missing (`progress_removal.ts`); those of private
 * tours exist only for users who may see the tour, and reappear when it is opened.
 */
import { Problem } from "../../model/web/problem.ts";
import {
  isComplete,
  type Progress,
  type ProgressPatch,
  type TourProgress,
} from "../../model/tour/progress.ts";
import { mergeProgress, patchInOrderOf } from "../../model/tour/stop_order.ts";
import type { Role } from "../../model/account/user.ts";
import { mutate } from "../kv/atomic.ts";
import { checkIsOpen } from "../accounts/closed_accounts.ts";
import { newId } from "../kv/new_id.ts";
import { maySee } from "../people/tour_roles.ts";
import { fromTourProgress, newRecord, toProgress, toTourProgress } from "./progress_record.ts";
import {
  ActiveTours,
  ProgressById,
  type ProgressRecord,
  ProgressRecords,
} from "../records/progress.ts";
import { StopIds, type TourRecord, Tours } from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The role of the asking user ('user' by default): administrators see private tours. */
type Asker = { role?: Role };

/**
 * Begins or continues a tour, which becomes the user's only active one. A finished tour begins
 * anew, with a new id, so that late reports of an older device do not reach the new record; with
 * `anew` every begun tour does. Otherwise a second call changes nothing. Null if there is no such
 * tour that the user may see.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export function startProgress(
  kv: Deno.Kv,
  userId: string,
  tourId: string,
  now: Date,
  { anew = false, role }: Asker & { anew?: boolean } = {},
): Promise<Progress | null> {
  return mutate(async () => {
    const { stops, entry, active, isHidden } = await read(kv, userId, tourId, role);
    if (isHidden || stops.value === null) return { result: null };
    const before = entry.value;
    const goesOn = !anew && before !== null && !isOver(before, stops.value);
    if (goesOn && active.value === tourId) {
      return { result: toProgress(before, stops.value, tourId) };
    }
    const record = goesOn
      ? { ...before, updatedAt: now.toISOString() }
      : newRecord(newId(now), tourId, stops.value, now);
    const operation = kv.atomic().check(stops).check(entry).set(active.key, tourId);
    ProgressRecords.put(operation, [userId, tourId], [before, record]);
    await checkIsOpen(kv, operation, userId);
    return { operation, result: toProgress(record, stops.value, tourId) };
  });
}

/**
 * The user's progress in a tour; null if the user has not begun it or may not see it, or it is
 * deleted.
 */
export async function getProgress(
  kv: Deno.Kv,
  userId: string,
  tourId: string,
  { role }: Asker = {},
): Promise<Progress | null> {
  const { stops, entry, active, isHidden } = await read(kv, userId, tourId, role);
  if (isHidden || stops.value === null || entry.value === null) return null;
  return toProgress(entry.value, stops.value, active.value);
}

/** The user's progress in the active tour, or null. */
export async function getActiveProgress(
  kv: Deno.Kv,
  userId: string,
  asker: Asker = {},
): Promise<Progress | null> {
  const { value: tourId } = await ActiveTours.get(kv, userId);
  return tourId === null ? null : await getProgress(kv, userId, tourId, asker);
}

/** The user's progress in all tours begun, the last changed first. */
export async function listProgress(
  kv: Deno.Kv,
  userId: string,
  { role }: Asker = {},
): Promise<Progress[]> {
  const selector = { prefix: ProgressRecords.prefix(userId) };
  const entries = await Array.fromAsync(kv.list<ProgressRecord>(selector, { batchSize: 500 }));
  const stops = await getAll<string[]>(kv, entries.map(({ value }) => StopIds.key(value.tourId)));
  const tours = await getAll<TourRecord>(kv, entries.map(({ value }) => Tours.key(value.tourId)));
  const { value: active } = await ActiveTours.get(kv, userId);
  const hidden = await Promise.all(
    tours.map(({ value }) => isHiddenFrom(kv, value, userId, role)),
  );
  return entries.flatMap(({ value: record }, i) => {
    const stopIds = stops[i].value;
    return stopIds === null || hidden[i] ? [] : [toProgress(record, stopIds, active)];
  }).sort((a, b) => a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0);
}

/**
 * Merges a device's report into a user's record (see `mergeProgress`); the tour is over when all
 * its stops are completed. Indexes count the stops of the tour, or those that the patch lists.
 * Reports may come twice, or late. Null when the user has no record with this id, or may not see
 * its tour, or that is deleted.
 *
 * @throws {Problem} 400 when there is no such stop; 503 when too many write at once.
 */
export async function patchProgress(
  kv: Deno.Kv,
  userId: string,
  id: string,
  patch: ProgressPatch,
  now: Date,
  { role }: Asker = {},
): Promise<Progress | null> {
  const { value: pointer } = await ProgressById.get(kv, id);
  if (pointer?.userId !== userId) return null;
  const { tourId } = pointer;
  return await mutate(async () => {
    const { stops, entry, active, isHidden } = await read(kv, userId, tourId, role);
    const before = entry.value;
    if (isHidden || stops.value === null || before?.id !== id) return { result: null };
    checkBounds(patch, stops.value);
    const known = toTourProgress(before, stops.value);
    const merged = mergeProgress(known, patchInOrderOf(stops.value, patch));
    const ends = active.value === tourId && isComplete(merged, stops.value.length);
    const activeAfter = ends ? null : active.value;
    if (!ends && isSame(known, merged)) {
      return { result: toProgress(before, stops.value, activeAfter) };
    }
    const record = {
      ...before,
      ...fromTourProgress(merged, stops.value, before.completedStopIds),
      updatedAt: now.toISOString(),
    };
    const operation = kv.atomic().check(stops).check(entry).set(entry.key, record);
    if (ends) operation.check(active).delete(active.key);
    return { operation, result: toProgress(record, stops.value, activeAfter) };
  });
}

async function read(kv: Deno.Kv, userId: string, tourId: string, role: Role | undefined) {
  const [stops, entry, active, tour] = await kv.getMany<
    [string[], ProgressRecord, string, TourRecord]
  >([
    StopIds.key(tourId),
    ProgressRecords.key(userId, tourId),
    ActiveTours.key(userId),
    Tours.key(tourId),
  ]);
  return { stops, entry, active, isHidden: await isHiddenFrom(kv, tour.value, userId, role) };
}

const isHiddenFrom = async (
  kv: Deno.Kv,
  tour: TourRecord | null,
  userId: string,
  role: Role = "user",
): Promise<boolean> => tour !== null && !await maySee(kv, tour, { id: userId, role });

/** The entries of `keys`, in order, in batches of ten, the limit of `getMany`. */
async function getAll<T>(kv: Deno.Kv, keys: Deno.KvKey[]): Promise<Deno.KvEntryMaybe<T>[]> {
  const batches: Promise<Deno.KvEntryMaybe<T>[]>[] = [];
  for (let start = 0; start < keys.length; start += 10) {
    batches.push(kv.getMany<T[]>(keys.slice(start, start + 10)));
  }
  return (await Promise.all(batches)).flat();
}

const isOver = (record: ProgressRecord, stopIds: string[]) =>
  isComplete(toTourProgress(record, stopIds), stopIds.length);

const isSame = (a: TourProgress, b: TourProgress) =>
  a.currentStopIndex === b.currentStopIndex && a.completedStops.length === b.completedStops.length;

function checkBounds(patch: ProgressPatch, stopsOfTour: string[]) {
  const { currentStopIndex, completedStops = [], stopIds } = patch;
  const { length } = stopIds ?? stopsOfTour;
  const message = t(stopIds ? "stopIdsCount" : "archiveStopsCount", { count: length });
  const errors = completedStops.flatMap((stop, i) =>
    stop < length ? [] : [{ path: `completedStops.${i}`, message }]
  );
  if (currentStopIndex >= length) errors.push({ path: "currentStopIndex", message });
  if (errors.length > 0) {
    throw new Problem(400, t("progressNamesStopArchive"), errors);
  }
}
