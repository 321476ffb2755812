/** Saves of tours: each makes a new revision; the earlier ones are the history. */
import type { AuditAction } from "../../model/account/audit_actions.ts";
import { Problem } from "../../model/web/problem.ts";
import type { Stop } from "../../model/tour/stop.ts";
import type { Tour, TourInput, TourUpdate } from "../../model/tour/tour.ts";
import { type Visibility, visibilityOf } from "../../model/tour/visibility.ts";
import { createIdempotently, type IdempotentRequest } from "../kv/idempotency.ts";
import { checkIsOpen } from "../accounts/closed_accounts.ts";
import { requireNameable } from "../media/may_name.ts";
import { type PublishedDraft, removeDraft } from "../drafts/drafts.ts";
import { readParts } from "../kv/parts.ts";
import { countSavedBytes } from "../limits/saved_bytes.ts";
import type { HandedIn, HandedInTour } from "../../model/review/hand_in.ts";
import { opens } from "./hand_in_record.ts";
import { reviewSave, type SaveReview } from "./save_review.ts";
import {
  type Approval,
  auditForeign,
  authorize,
  authorizeEditor,
  type TourChange,
} from "../people/tour_actor.ts";
import { getRevision, pruneRevisions } from "./tour_history.ts";
import { formAfter, mergedForm } from "./tour_merge.ts";
import { getTour } from "./tours.ts";
import { NewCodes } from "./short_codes.ts";
import { composeTour, withIds } from "./tour_record.ts";
import { writeTour } from "./tour_write.ts";
import { Stops, type TourRecord, Tours } from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** How a form is saved: the version that it began from, and the request if it may be repeated. */
type FormSave = TourChange & PublishedDraft & {
  revision?: number;
  idempotent?: IdempotentRequest;
  besides?: (operation: Deno.AtomicOperation) => Promise<void>;
};

/**
 * Replaces what the author entered; id, owner and time of creation stay, and the revision grows by
 * one. The visibility, and a field that is kept (see the table of fields), stay where they are not
 * given; null removes the latter. With `revision`,
 * the one that the author started from, no other change is overwritten: where others have saved
 * since, their changes and those of the author are put together. Without it, the later save wins.
 * The named draft of `by` is removed in the same step, to which `besides` may add two checks and
 * further writes, at each try. The record that is replaced decides all of this, and whether `by`
 * may save; without `by` nobody is checked. With `idempotent` a request that was sent twice saves
 * once; the second answer is the tour as the first left it, if it is stored.
 * On a site with review, a save that visitors would see is handed in by those who are not
 * administrators: `handedIn` says so, and the tour stays as it is. `approval` saves what was handed
 * in.
 *
 * @throws {Problem} 404 when there is no such tour; 403 when `by` is neither owner nor editor nor
 * administrator, or an editor who changes the visibility; 409 when the stored revision is another
 * and the changes cannot be put together (`MergeRefusal` where others changed the same parts), when
 * the draft has another revision, or `idempotent` was used for another request; 413 when the stops
 * do not fit; 429 when `by` has saved too much within a day; 503 when too many write at once.
 */
export async function updateTour(
  kv: Deno.Kv,
  id: string,
  update: TourUpdate,
  { revision, draftId, draftRevision, besides, idempotent, approval, ...change }: FormSave & {
    approval?: Approval;
  } = {},
): Promise<HandedInTour> {
  const also = async (operation: Deno.AtomicOperation) => {
    await besides?.(operation);
    if (!draftId || !change.by) return;
    await removeDraft(kv, operation, change.by.id, draftId, draftRevision);
  };
  // Before the first try, so that all tries have the same new ids and codes.
  const form = { ...update, audioStops: withIds(update.audioStops) };
  return await saveTour(kv, id, change, async (before, review) => {
    const { visibility } = form;
    const began = review ? review.settled(revision) : revision;
    const isOld = began !== undefined && began < before.revision;
    const base = isOld ? (await getRevision(kv, id, began))?.tour : undefined;
    if (!base) checkRevision(before, began);
    if (![undefined, visibilityOf(before), visibilityOf(base ?? before)].includes(visibility)) {
      authorize(before, change.by, t("onlyOwnerShows"));
    }
    if (!base) return formAfter(before, form);
    return mergedForm({ base, theirs: await currentTour(kv, before), mine: formAfter(base, form) });
  }, { action: "update-tour", also, approval, idempotent, from: revision });
}

/** @throws {Problem} 409 when a change began from another revision than the stored one. */
function checkRevision(before: TourRecord, revision: number | undefined): void {
  if (revision === undefined || revision === before.revision) return;
  throw new Problem(
    409,
    t("someoneChangedArchiveWhile", { revision: before.revision, from: revision }),
  );
}

/**
 * Changes the visibility of a tour, as a save of its own. Nothing is saved if it has that
 * visibility already, at any revision, so that a request whose answer was lost may be repeated.
 *
 * @throws {Problem} as `updateTour` does.
 */
export function setVisibility(
  kv: Deno.Kv,
  id: string,
  visibility: Visibility,
  { revision, ...change }: TourChange & { revision?: number } = {},
): Promise<HandedInTour> {
  return saveTour(kv, id, change, async (from, review) => {
    const before = review?.before ?? from;
    authorize(before, change.by, t("onlyOwnerShows"));
    const isWaiting = review?.waitsFor(visibility) && opens(before, visibility);
    if (visibilityOf(before) === visibility || isWaiting) return null;
    if (revision !== from.revision) checkRevision(before, revision);
    return { ...await currentTour(kv, before), visibility };
  }, { action: "change-visibility", keepsContent: true });
}

/** The stops of a record; none where they were lost, which a save must not fail for. */
async function storedStops(kv: Deno.Kv, { id, revision }: TourRecord): Promise<Stop[]> {
  return await readParts(kv, Stops.prefix(id, revision)) as Stop[] | undefined ?? [];
}

/** The whole tour of a record. Its revision exists unless the tour was deleted meanwhile. */
async function currentTour(kv: Deno.Kv, { id, revision }: TourRecord): Promise<Tour> {
  const found = await getRevision(kv, id, revision);
  if (!found) throw new Problem(404, t("tourNotFound"));
  return found.tour;
}

/**
 * Saves an earlier revision of a tour as its newest, with the present visibility. The revisions
 * between them stay in the history. `by` is checked, and an act on another's tour audited, as for
 * any save.
 *
 * @throws {Problem} 404 when there is no such tour, or its history does not have the revision; 403
 * when `by` is neither owner nor administrator; 503 when too many write at once.
 */
export function restoreRevision(
  kv: Deno.Kv,
  id: string,
  revision: number,
  change: TourChange = {},
): Promise<HandedInTour> {
  return saveTour(kv, id, change, async (before) => {
    const found = await getRevision(kv, id, revision);
    if (found) return { ...found.tour, visibility: visibilityOf(before) };
    throw new Problem(
      404,
      t("archiveDoesntRevisionNo", { revision }),
    );
  }, { action: "restore-revision", revision });
}

/**
 * The audit details of a save, further writes of its step, and the request if it is repeatable.
 * `from` is the revision that a form began from; with `keepsContent` the visibility alone changes.
 */
type SaveKind = {
  action: AuditAction;
  revision?: number;
  from?: number;
  keepsContent?: boolean;
  approval?: Approval;
  idempotent?: IdempotentRequest;
  also?: (operation: Deno.AtomicOperation) => Promise<void>;
};

/**
 * Saves the result of `inputAfter` for the stored record, tried again when that has changed;
 * nothing if the result is null. On a site with review, authors go on from a version that they
 * handed in, and hand in what visitors would see.
 */
async function saveTour(
  kv: Deno.Kv,
  id: string,
  { now = new Date(), by }: TourChange,
  inputAfter: (
    before: TourRecord,
    review: SaveReview | null,
  ) => TourInput | null | Promise<TourInput | null>,
  { action, revision, from, keepsContent = false, approval, also, idempotent }: SaveKind,
): Promise<HandedInTour> {
  const codes = new NewCodes(kv, id);
  let saved: HandedInTour | undefined;
  type Answer = { revision: number; handedIn?: HandedIn };
  const answer = await createIdempotently<Answer>(kv, idempotent, now, async () => {
    const entry = await Tours.get(kv, id);
    const stored = entry.value;
    if (stored === null) throw new Problem(404, t("tourNotFound"));
    const operation = kv.atomic().check(entry);
    await authorizeEditor(kv, operation, stored, by);
    const review = approval
      ? null
      : await reviewSave(kv, operation, stored, { by, revision: from });
    const before = review?.from ?? stored;
    const input = await inputAfter(before, review);
    if (input === null) {
      saved = { ...await currentTour(kv, stored), ...review?.waiting };
      return { result: { revision: saved.revision } };
    }
    const { code, audioStops } = await codes.give(withIds(input.audioStops), {
      code: stored.code,
      audioStops: await storedStops(kv, before),
    });
    const seenBy = visibilityOf(input);
    const waits = review !== null && !review.applies(seenBy, keepsContent) ? review : null;
    const { tour, ...version } = composeTour({ ...input, audioStops }, {
      id,
      code,
      userId: stored.userId,
      revision: waits ? waits.nextRevision : stored.revision + 1,
      createdAt: stored.createdAt,
      updatedAt: now.toISOString(),
    });
    const { media: uses } = version;
    version.media = await requireNameable(kv, tour, {
      uses,
      tourId: id,
      revision: before.revision,
      by,
    });
    if (by) await checkIsOpen(kv, operation, by.id);
    await also?.(operation);
    const savedBy = approval?.savedBy ?? by?.id ?? stored.userId;
    // The bytes of a version that is approved were counted when it was handed in.
    const parts = approval || waits && keepsContent ? [] : version.parts;
    await countSavedBytes(kv, operation, savedBy, { parts, now });
    if (waits) {
      const handedIn = await waits.handIn(operation, {
        version: keepsContent ? undefined : { ...version, savedBy },
        visibility: seenBy,
        now,
      });
      codes.reserveBefore(operation);
      saved = { ...keepsContent ? await currentTour(kv, stored) : tour, handedIn };
      return { operation, result: { revision: saved.revision, handedIn } };
    }
    await writeTour(kv, operation, stored, { ...version, savedBy, isApproved: true });
    await pruneRevisions(kv, operation, version.record, now);
    const visibility = seenBy === visibilityOf(stored) ? undefined : seenBy;
    await auditForeign(kv, operation, stored, action, by, now, { revision, visibility });
    await review?.settle(operation, version.record, { keepsContent, now });
    await approval?.also(operation, version.record);
    codes.reserveBefore(operation);
    saved = tour;
    return { operation, result: { revision: tour.revision } };
  });
  if (!idempotent) return saved!;
  const { revision: number, handedIn } = answer;
  return { ...await savedTour(kv, id, number), ...handedIn && { handedIn } };
}

/**
 * The tour as this request left it, which may have been sent before; the present one if that
 * revision was pruned.
 */
async function savedTour(kv: Deno.Kv, id: string, revision: number): Promise<Tour> {
  const tour = (await getRevision(kv, id, revision) ?? await getTour(kv, id))?.tour;
  if (!tour) throw new Problem(404, t("tourNotFound"));
  return tour;
}
