/**
 * Deleted drafts, which can be restored for 30 days: `["draft_trash", userId, draftId]` is the
 * record; the data and the list of files stay where they are.
 */
import type { DraftSummary } from "../../model/tour/draft.ts";
import { Problem } from "../../model/web/problem.ts";
import { MAX_DRAFTS } from "../../model/media/quotas.ts";
import { mutate } from "../kv/atomic.ts";
import { checkIsOpen } from "../accounts/closed_accounts.ts";
import { checkRoom } from "./drafts.ts";
import { readParts, setParts } from "../kv/parts.ts";
import { expiryOf, isExpired, type TrashedDraft } from "../../model/tour/trash.ts";
import {
  DraftData,
  Drafts,
  DraftsByTour,
  DraftTrash,
  LinksByDraft,
  toSummary,
  type TrashedDraftRecord,
} from "../records/drafts.ts";
import { DraftMedia } from "../records/media.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** A draft's user, and the time of its deletion or restoration. */
type DraftChange = { userId: string; now: Date };

/**
 * Deletes a draft, and ends its link; it can be restored for 30 days. A user has at most 100
 * deleted drafts; the first deleted one makes room. False when the user has no draft with this id.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export async function deleteDraft(
  kv: Deno.Kv,
  id: string,
  { userId, now }: DraftChange,
): Promise<boolean> {
  const deleted = await mutate(async () => {
    const entry = await Drafts.get(kv, userId, id);
    if (entry.value === null) return { result: false };
    const trashed: TrashedDraftRecord = { record: entry.value, deletedAt: now.toISOString() };
    const operation = kv.atomic().check(entry).set(DraftTrash.key(userId, id), trashed)
      .delete(LinksByDraft.key(userId, id));
    Drafts.drop(operation, [userId, id], entry.value);
    return { operation, result: true };
  });
  if (deleted) await removeOldest(kv, userId);
  return deleted;
}

/**
 * Puts a deleted draft back as it was.
 *
 * @throws {Problem} 404 when the user deleted no such draft within 30 days; 409 when there is now
 *   another draft with changes to the same tour; 413 when the user has 100 drafts; 503 when too
 *   many write at once.
 */
export function restoreDraft(
  kv: Deno.Kv,
  id: string,
  { userId, now }: DraftChange,
): Promise<DraftSummary> {
  return mutate(async () => {
    const entry = await DraftTrash.get(kv, userId, id);
    if (entry.value === null || isExpired(entry.value, now)) {
      throw new Problem(404, t("draftWasntDeletedLast"));
    }
    await checkRoom(kv, userId);
    const { record } = entry.value;
    const operation = kv.atomic().check(entry).delete(entry.key);
    Drafts.put(operation, [userId, id], [null, record]);
    await checkIsOpen(kv, operation, userId);
    if (record.tourId !== undefined) {
      const present = await DraftsByTour.get(kv, userId, record.tourId);
      if (present.value !== null) {
        throw new Problem(
          409,
          t("newerDraftChangesArchive"),
        );
      }
      operation.check(present);
    }
    return { operation, result: toSummary(record) };
  });
}

/** The drafts of a user that can be restored, the last deleted first. */
export async function listTrashedDrafts(
  kv: Deno.Kv,
  userId: string,
  now: Date,
): Promise<TrashedDraft[]> {
  return (await readTrash(kv, userId))
    .filter(({ value }) => !isExpired(value, now))
    .map(({ value: { record, deletedAt } }) => ({
      draft: toSummary(record),
      deletedAt,
      expiresAt: expiryOf(deletedAt),
    }));
}

/**
 * Removes a deleted draft for good. False when the user deleted no such draft within 30 days.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export function removeTrashedDraft(
  kv: Deno.Kv,
  id: string,
  { userId, now }: DraftChange,
): Promise<boolean> {
  return mutate(async () => {
    const entry = await DraftTrash.get(kv, userId, id);
    if (entry.value === null || isExpired(entry.value, now)) return { result: false };
    return { operation: removal(kv, entry), result: true };
  });
}

/** The data of a user's draft, deleted ones included; undefined for an unknown one. */
export function readDraftData(kv: Deno.Kv, userId: string, id: string): Promise<unknown> {
  return readParts(kv, DraftData.prefix(userId, id));
}

/** Removes drafts for good that were deleted more than 30 days ago; returns how many. */
export async function removeExpiredDrafts(kv: Deno.Kv, now: Date): Promise<number> {
  let removed = 0;
  for await (const entry of DraftTrash.list(kv)) {
    if (isExpired(entry.value, now) && await removeForGood(kv, entry)) removed++;
  }
  return removed;
}

async function removeOldest(kv: Deno.Kv, userId: string): Promise<void> {
  const entries = await readTrash(kv, userId);
  for (const entry of entries.slice(MAX_DRAFTS)) await removeForGood(kv, entry);
}

/** The deleted drafts of a user, the last deleted first. */
async function readTrash(kv: Deno.Kv, userId: string): Promise<Deno.KvEntry<TrashedDraftRecord>[]> {
  const selector = { prefix: DraftTrash.prefix(userId) };
  const entries = await Array.fromAsync(kv.list<TrashedDraftRecord>(selector, { batchSize: 500 }));
  return entries.sort((a, b) => a.value.deletedAt < b.value.deletedAt ? 1 : -1);
}

/** False when the draft was restored meanwhile. */
const removeForGood = async (
  kv: Deno.Kv,
  entry: Deno.KvEntry<TrashedDraftRecord>,
): Promise<boolean> => (await removal(kv, entry).commit()).ok;

function removal(kv: Deno.Kv, entry: Deno.KvEntry<TrashedDraftRecord>): Deno.AtomicOperation {
  const [userId, id] = entry.key.slice(1).map(String);
  const operation = kv.atomic().check(entry).delete(entry.key).delete(DraftMedia.key(userId, id));
  setParts(operation, DraftData.prefix(userId, id), []);
  return operation;
}
