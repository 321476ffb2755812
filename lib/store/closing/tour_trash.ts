/**
 * Deleted tours, which can be restored for 30 days: `["tour_trash", userId, tourId]` has the
 * record, and `["tour_trash_owners", tourId]` the owner. Stops, history, uses of files and progress
 * stay where they are; without the record they cannot be reached.
 */
import { Problem } from "../../model/web/problem.ts";
import type { Stop } from "../../model/tour/stop.ts";
import type { Ownership, OwnTourCard, Tour } from "../../model/tour/tour.ts";
import { mutate } from "../kv/atomic.ts";
import { isReviewed } from "../kv/reviewed_kv.ts";
import { readParts } from "../kv/parts.ts";
import { type Actor, auditForeign, authorize, type TourChange } from "../people/tour_actor.ts";
import { toTour } from "../tours/tour_record.ts";
import { hiddenWithOthers } from "../tours/tour_hiding.ts";
import { finishRemoval } from "./tour_removal.ts";
import { writeTour } from "../tours/tour_write.ts";
import { handInReturning, mayCreate } from "../tours/save_review.ts";
import { visibilityOf } from "../../model/tour/visibility.ts";
import { expiryOf, isExpired, type TrashedTour } from "../../model/tour/trash.ts";
import {
  findTrashed,
  Revisions,
  Stops,
  toOwnCard,
  toSummary,
  TourRemovals,
  Tours,
  TourTrash,
  type TrashedTourRecord,
  TrashOwners,
} from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * Deletes a tour for everybody; it can be restored for 30 days. False for an unknown tour.
 *
 * @throws {Problem} 403 when `by` is neither owner nor administrator; 503 when too many write at
 * once.
 */
export function deleteTour(
  kv: Deno.Kv,
  id: string,
  { now = new Date(), by }: TourChange = {},
): Promise<boolean> {
  return mutate(async () => {
    const entry = await Tours.get(kv, id);
    const record = entry.value;
    if (record === null) return { result: false };
    authorize(record, by);
    const { userId } = record;
    const trashed: TrashedTourRecord = {
      record,
      deletedAt: now.toISOString(),
      deletedBy: by?.id,
      ...isReviewed(kv) && { isReviewed: true },
    };
    const operation = kv.atomic().check(entry)
      .set(TourTrash.key(userId, id), trashed).set(TrashOwners.key(id), userId);
    await writeTour(kv, operation, record, null);
    await auditForeign(kv, operation, record, "delete-tour", by, now);
    return { operation, result: true };
  });
}

/**
 * Puts a deleted tour back as it was, with its history and everybody's progress in it. It is
 * private while a block hides the archives of its owner. On a site with review, a tour that was
 * deleted before there was one comes back private, and is handed in.
 *
 * @throws {Problem} 404 when no such tour was deleted within 30 days; 403 when `by` is neither an
 * administrator nor the owner who deleted it; 503 when too many write at once.
 */
export function restoreTour(
  kv: Deno.Kv,
  id: string,
  { now = new Date(), by }: TourChange = {},
): Promise<OwnTourCard> {
  return mutate(async () => {
    const { entry, owner } = await findTrashed(kv, id);
    if (entry?.value == null || isExpired(entry.value, now)) throw notDeleted();
    authorizeRestore(entry.value, by);
    const { record: deleted } = entry.value;
    const stops = await readParts(kv, Stops.prefix(id, deleted.revision)) as Stop[];
    const { value: revision } = await Revisions.get(kv, id, deleted.revision);
    const operation = kv.atomic().check(entry).check(owner)
      .check({ key: Tours.key(id), versionstamp: null })
      .delete(entry.key).delete(owner.key);
    const wanted = visibilityOf(deleted);
    const isOpen = entry.value.isReviewed || mayCreate(kv, wanted, by);
    const record = await hiddenWithOthers(
      kv,
      operation,
      isOpen ? deleted : { ...deleted, visibility: "private" },
    );
    await writeTour(kv, operation, null, {
      record,
      stopIds: stops.map((stop) => stop.id),
      savedBy: revision?.savedBy ?? record.userId,
      isApproved: isOpen,
    });
    if (!isOpen) await handInReturning(kv, operation, record, { visibility: wanted, now });
    await auditForeign(kv, operation, record, "restore-tour", by, now);
    return { operation, result: toOwnCard(toSummary(record)) };
  });
}

/** The tours of a user that can be restored, the last deleted first. */
export async function listTrashedTours(
  kv: Deno.Kv,
  userId: string,
  now: Date,
): Promise<TrashedTour[]> {
  const trashed = await readTrash(kv, TourTrash.prefix(userId), now);
  return trashed.sort((a, b) => a.deletedAt < b.deletedAt ? 1 : -1).map(toTrashedTour);
}

/** The same for all users, unordered, each with the id of its owner. */
export async function listAllTrashedTours(
  kv: Deno.Kv,
  now: Date,
): Promise<(TrashedTour & { ownerId: string })[]> {
  const trashed = await readTrash(kv, TourTrash.root, now);
  return trashed.map((one) => ({ ...toTrashedTour(one), ownerId: one.record.userId }));
}

/** The deleted tours of a user with their stops, and when they were deleted. */
export async function* readTrashedTours(
  kv: Deno.Kv,
  userId: string,
  now: Date,
): AsyncGenerator<{ tour: Tour; deletedAt: string }> {
  for (const { record, deletedAt } of await readTrash(kv, TourTrash.prefix(userId), now)) {
    const audioStops = await readParts(kv, Stops.prefix(record.id, record.revision)) ?? [];
    yield { tour: toTour(record, audioStops as Stop[]), deletedAt };
  }
}

async function readTrash(kv: Deno.Kv, prefix: Deno.KvKey, now: Date): Promise<TrashedTourRecord[]> {
  const entries = await Array.fromAsync(kv.list<TrashedTourRecord>({ prefix }, { batchSize: 500 }));
  return entries.map(({ value }) => value).filter((trashed) => !isExpired(trashed, now));
}

const toTrashedTour = ({ record, deletedAt, deletedBy }: TrashedTourRecord): TrashedTour => ({
  tour: toOwnCard(toSummary(record)),
  deletedAt,
  expiresAt: expiryOf(deletedAt),
  isOwn: deletedBy === undefined || deletedBy === record.userId,
});

/** The owner of a deleted tour; null for an id that cannot be restored. */
export async function getTrashedTourOwner(
  kv: Deno.Kv,
  id: string,
): Promise<Ownership["userId"] | null> {
  return (await TrashOwners.get(kv, id)).value;
}

/**
 * Removes a deleted tour for good: its stops, its history and the progress in it. False for an
 * unknown one. Removal by an administrator of another's tour goes into the audit log.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export async function removeTrashedTour(
  kv: Deno.Kv,
  id: string,
  { now = new Date(), by }: TourChange = {},
): Promise<boolean> {
  const removed = await mutate(async () => {
    const { entry, owner } = await findTrashed(kv, id);
    if (entry?.value == null) return { result: false };
    const operation = kv.atomic().check(entry).check(owner).delete(entry.key).delete(owner.key)
      .set(TourRemovals.key(id), now.toISOString());
    await auditForeign(kv, operation, entry.value.record, "erase-tour", by, now);
    return { operation, result: true };
  });
  if (removed) await finishRemoval(kv, id);
  return removed;
}

/** Removes tours for good that were deleted more than 30 days ago; returns how many. */
export async function removeExpiredTours(kv: Deno.Kv, now: Date): Promise<number> {
  let removed = 0;
  for await (const { key, value } of TourTrash.list(kv)) {
    if (!isExpired(value, now)) continue;
    if (await removeTrashedTour(kv, String(key[2]), { now })) removed++;
  }
  return removed;
}

function authorizeRestore({ record, deletedBy }: TrashedTourRecord, by: Actor | undefined): void {
  authorize(record, by);
  if (!by || by.isAdmin || deletedBy === undefined || deletedBy === by.id) return;
  throw new Problem(403, t("administratorDeletedArchiveCan"));
}

const notDeleted = () => new Problem(404, t("archiveWasntDeletedLast"));
