/** Settles the tours of a deleted account. */
import { NOBODY } from "../../model/id.ts";
import type { ArchiveFate } from "../../model/account/account.ts";
import { addAudit } from "../accounts/audit.ts";
import { giveReleases } from "../consent/releases.ts";
import { removeHandIn } from "../tours/hand_in_record.ts";
import { removeInvitations } from "../offers/offer_record.ts";
import { mutate } from "../kv/atomic.ts";
import { finishRemoval } from "./tour_removal.ts";
import { addOffer, withdrawTransfer } from "../ownership/tour_transfers.ts";
import { writeTour } from "../tours/tour_write.ts";
import {
  type RevisionRecord,
  Revisions,
  StopIds,
  type TourRecord,
  TourRemovals,
  Tours,
} from "../records/tours.ts";

/** Revisions from which one atomic operation removes a name, within its limit of 819,200 bytes. */
const REVISIONS_PER_STEP = 20;

/** The former owner, whether the tour still names its creator, and the time. */
type Leaving = { userId: string; keepsName: boolean; now: Date };

/**
 * Deletes a tour of a user for good, or leaves it to the administrators. False, without effect, for
 * a tour that is not (or no longer) the user's.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export async function settleTour(
  kv: Deno.Kv,
  id: string,
  fate: ArchiveFate,
  leaving: Leaving,
): Promise<boolean> {
  if (fate.fate === "delete") return await eraseTour(kv, id, leaving);
  let step: "more" | boolean = "more";
  while (step === "more") step = await leaveTour(kv, id, fate, leaving);
  return step;
}

async function eraseTour(kv: Deno.Kv, id: string, { userId, now }: Leaving): Promise<boolean> {
  // First, because once the tour is gone nothing would lead to its offer.
  await withdrawTransfer(kv, id);
  const erased = await mutate(async () => {
    const entry = await Tours.get(kv, id);
    if (entry.value?.userId !== userId) return { result: false };
    const operation = kv.atomic().check(entry).set(TourRemovals.key(id), now.toISOString());
    await writeTour(kv, operation, entry.value, null);
    return { operation, result: true };
  });
  if (!erased) return false;
  await finishRemoval(kv, id);
  return true;
}

/** One step: "more" when another step has to remove further names. */
function leaveTour(
  kv: Deno.Kv,
  id: string,
  fate: Exclude<ArchiveFate, { fate: "delete" }>,
  { userId, keepsName, now }: Leaving,
): Promise<"more" | boolean> {
  return mutate<"more" | boolean>(async () => {
    const entry = await Tours.get(kv, id);
    if (entry.value?.userId !== userId) return { result: false };
    const before = entry.value;
    // A revision changes or goes only in a step that also changes the tour.
    const operation = kv.atomic().check(entry);
    const named = keepsName ? [] : await listNamed(kv, before);
    for (const { key, value } of named.slice(0, REVISIONS_PER_STEP)) {
      operation.set(key, { ...value, record: withoutCreator(value.record) });
    }
    if (named.length > REVISIONS_PER_STEP) return { operation, result: "more" };
    const [stopIds, saved] = await kv.getMany<[string[], RevisionRecord]>([
      StopIds.key(id),
      Revisions.key(id, before.revision),
    ]);
    await writeTour(kv, operation, before, {
      record: { ...(keepsName ? before : withoutCreator(before)), userId: NOBODY },
      stopIds: stopIds.value ?? [],
      savedBy: saved.value?.savedBy ?? userId,
      isApproved: true,
    });
    await removeInvitations(kv, operation, id);
    await removeHandIn(kv, operation, id);
    await giveReleases(kv, operation, id, NOBODY);
    if (fate.fate === "offer") {
      await addOffer(kv, operation, { tourId: id, from: NOBODY, email: fate.email, now });
    }
    const what = { target: id, name: before.title, owner: userId };
    const act = { actor: userId, action: "leave-tour", isOfOthers: true, ...what } as const;
    await addAudit(kv, operation, act, now);
    return { operation, result: true };
  });
}

/** Earlier revisions that name a creator, one more than a step can change. */
async function listNamed(
  kv: Deno.Kv,
  { id, revision }: TourRecord,
): Promise<Deno.KvEntry<RevisionRecord>[]> {
  const selector = { start: Revisions.prefix(id), end: Revisions.key(id, revision) };
  const named: Deno.KvEntry<RevisionRecord>[] = [];
  for await (const entry of kv.list<RevisionRecord>(selector)) {
    if (entry.value.record.creatorName !== undefined) named.push(entry);
    if (named.length > REVISIONS_PER_STEP) break;
  }
  return named;
}

function withoutCreator({ creatorName: _, ...record }: TourRecord): TourRecord {
  return record;
}
