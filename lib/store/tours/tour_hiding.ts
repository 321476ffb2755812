/**
 * Archives that are private while their owner is blocked: `["hidden_tours", userId, tourId]` has
 * the earlier visibility. They are too many for one step; `["tour_hidings", userId]` remains until
 * all are done, so that an interrupted change is finished at the next start.
 */
import { type Visibility, visibilityOf } from "../../model/tour/visibility.ts";
import { mutate } from "../kv/atomic.ts";
import { writeTour } from "./tour_write.ts";
import {
  type RevisionRecord,
  Revisions,
  StopIds,
  type TourRecord,
  Tours,
  UserTours,
} from "../records/tours.ts";
import { HiddenTours, TourHidings, type UserRecord, Users } from "../records/accounts.ts";

/** Finishes interrupted changes; returns for how many users. */
export async function finishHidings(kv: Deno.Kv): Promise<number> {
  const entries = await Array.fromAsync(TourHidings.list(kv));
  for (const { key } of entries) await finishHiding(kv, String(key[1]));
  return entries.length;
}

/**
 * Hides the archives of a user during a block, or shows them again after it. May be called twice,
 * also at once.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export async function finishHiding(kv: Deno.Kv, userId: string): Promise<void> {
  const mark = await TourHidings.get(kv, userId);
  const user = await Users.get(kv, userId);
  const hides = user.value?.blocked?.hidesTours === true;
  const prefix = hides ? UserTours.prefix(userId) : HiddenTours.prefix(userId);
  for await (const { key } of kv.list({ prefix })) {
    await (hides ? hideTour : showTour)(kv, userId, String(key[2]));
  }
  // The check leaves the mark if a later block, or its end, has set it again.
  await kv.atomic().check(mark).delete(mark.key).commit();
}

/**
 * The record of a tour that returns to its owner's archives: private, like the others, while a
 * block hides these. Adds the writes for that to `operation`, and the check that the block is
 * unchanged.
 */
export async function hiddenWithOthers(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  record: TourRecord,
): Promise<TourRecord> {
  const user = await Users.get(kv, record.userId);
  operation.check(user);
  if (!user.value?.blocked?.hidesTours || visibilityOf(record) === "private") return record;
  operation.set(HiddenTours.key(record.userId, record.id), visibilityOf(record));
  return { ...record, visibility: "private" };
}

/** Only while the block lasts, because another process may have ended it. */
function hideTour(kv: Deno.Kv, userId: string, id: string): Promise<void> {
  return mutate(async () => {
    const [user, tour] = await kv.getMany<[UserRecord, TourRecord]>([
      Users.key(userId),
      Tours.key(id),
    ]);
    const isTheirs = tour.value?.userId === userId;
    if (!user.value?.blocked?.hidesTours || !isTheirs || visibilityOf(tour.value!) === "private") {
      return { result: undefined };
    }
    const operation = kv.atomic().check(user).check(tour)
      .set(HiddenTours.key(userId, id), visibilityOf(tour.value!));
    await setVisibilityOf(kv, operation, tour.value!, "private");
    return { operation, result: undefined };
  });
}

/** An archive that an administrator has opened or moved meanwhile is left alone. */
function showTour(kv: Deno.Kv, userId: string, id: string): Promise<void> {
  return mutate(async () => {
    const [user, hidden, tour] = await kv.getMany<[UserRecord, Visibility, TourRecord]>([
      Users.key(userId),
      HiddenTours.key(userId, id),
      Tours.key(id),
    ]);
    if (user.value?.blocked?.hidesTours || hidden.value === null) return { result: undefined };
    const operation = kv.atomic().check(user).check(hidden).check(tour).delete(hidden.key);
    if (tour.value?.userId === userId && visibilityOf(tour.value) === "private") {
      await setVisibilityOf(kv, operation, tour.value, hidden.value);
    }
    return { operation, result: undefined };
  });
}

/** Adds the change to `operation`. It makes no revision, because the owner has saved nothing. */
async function setVisibilityOf(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  before: TourRecord,
  visibility: Visibility,
): Promise<void> {
  const [stopIds, saved] = await kv.getMany<[string[], RevisionRecord]>([
    StopIds.key(before.id),
    Revisions.key(before.id, before.revision),
  ]);
  await writeTour(kv, operation, before, {
    record: { ...before, visibility },
    stopIds: stopIds.value ?? [],
    savedBy: saved.value?.savedBy ?? before.userId,
    isApproved: true,
  });
}
