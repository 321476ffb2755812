/** Saves of tours: each makes a new revision; the earlier ones are the history. */
import type { AuditAction } from "../../model/account/audit_actions.ts";
import { Problem } from "../../model/web/problem.ts";
import type { Stop } from "../../model/tour/stop.ts";
import type { Tour, TourInput, TourUpdate } from "../../model/tour/tour.ts";
import { type Visibility, visibilityOf } from "../../model/tour/visibility.ts";
import { mutate } from "../kv/atomic.ts";
import { checkIsOpen } from "../closing/closed_accounts.ts";
import { type PublishedDraft, removeDraft } from "../drafts/drafts.ts";
import { readParts } from "../kv/parts.ts";
import { countSavedBytes } from "../limits/saved_bytes.ts";
import type { HandedInTour } from "../../model/review/hand_in.ts";
import { opens } from "../review/hand_in_record.ts";
import { reviewSave, type SaveReview } from "../review/save_review.ts";
import {
  type Approval,
  auditForeign,
  authorize,
  authorizeEditor,
  type TourChange,
} from "./tour_actor.ts";
import { getRevision, pruneRevisions } from "./tour_history.ts";
import { stopsPrefix, tourKey } from "./tour_keys.ts";
import { NewCodes } from "./short_codes.ts";
import { composeTour, type TourRecord, withIds } from "./tour_record.ts";
import { writeTour } from "./tour_write.ts";

/**
 * Replaces what the author entered; id, owner and time of creation stay, and the revision grows by
 * one. A creator's name, access note, content warning, language, catalogue record, route line, old
 * maps or visibility that is not given stays, too; null removes the first seven. With `revision`,
 * the one that the author started from, no other change is overwritten; without it, the later save
 * wins. The named draft of `by` is removed in the same step. The record that is replaced decides
 * all of this, and whether `by` may save; without `by` nobody is checked. On a site with review, a
 * save that visitors would see is handed in by those who are not administrators: `handedIn` says
 * so, and the tour stays as it is. `approval` saves what was handed in.
 *
 * @throws {Problem} 404 when there is no such tour; 403 when `by` is neither owner nor editor nor
 * administrator, or an editor who changes the visibility; 409 when the stored revision, or that of
 * the draft, is another; 413 when the stops do not fit; 429 when `by` has saved too much within a
 * day; 503 when too many write at once.
 */
export async function updateTour(
  kv: Deno.Kv,
  id: string,
  {
    creatorName,
    accessNote,
    contentWarning,
    language,
    record,
    routeLine,
    oldMaps,
    visibility,
    ...input
  }: TourUpdate,
  { revision, draftId, draftRevision, approval, ...change }: TourChange & PublishedDraft & {
    revision?: number;
    approval?: Approval;
  } = {},
): Promise<HandedInTour> {
  const also = async (operation: Deno.AtomicOperation) => {
    if (!draftId || !change.by) return;
    await removeDraft(kv, operation, change.by.id, draftId, draftRevision);
  };
  // Before the first try, so that all tries have the same new ids and codes.
  const audioStops = withIds(input.audioStops);
  return await saveTour(kv, id, change, (before, review) => {
    checkRevision(before, review ? review.settled(revision) : revision);
    if (visibility !== undefined && visibility !== visibilityOf(before)) {
      authorize(before, change.by, NOT_VISIBILITY);
    }
    return {
      ...input,
      audioStops,
      creatorName: valueAfter(before.creatorName, creatorName),
      accessNote: valueAfter(before.accessNote, accessNote),
      contentWarning: valueAfter(before.contentWarning, contentWarning),
      language: valueAfter(before.language, language),
      record: valueAfter(before.record, record),
      routeLine: valueAfter(before.routeLine, routeLine),
      oldMaps: valueAfter(before.oldMaps, oldMaps),
      visibility: visibility ?? visibilityOf(before),
    };
  }, { action: "update-tour", also, approval, from: revision });
}

/** What editors are told. */
const NOT_VISIBILITY = "Only the owner of this archive can change who sees it.";

/** @throws {Problem} 409 when a change began from another revision than the stored one. */
function checkRevision(before: TourRecord, revision: number | undefined): void {
  if (revision === undefined || revision === before.revision) return;
  throw new Problem(
    409,
    `Someone changed this archive while you were editing (revision ${before.revision}; yours ` +
      `began from ${revision}). Load it again, then make your changes again.`,
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
    authorize(before, change.by, NOT_VISIBILITY);
    const isWaiting = review?.waitsFor(visibility) && opens(before, visibility);
    if (visibilityOf(before) === visibility || isWaiting) return null;
    if (revision !== from.revision) checkRevision(before, revision);
    return { ...await currentTour(kv, before), visibility };
  }, { action: "change-visibility", keepsContent: true });
}

/** The stops of a record; none where they were lost, which a save must not fail for. */
async function storedStops(kv: Deno.Kv, { id, revision }: TourRecord): Promise<Stop[]> {
  return await readParts(kv, stopsPrefix(id, revision)) as Stop[] | undefined ?? [];
}

/** The whole tour of a record. Its revision exists unless the tour was deleted meanwhile. */
async function currentTour(kv: Deno.Kv, { id, revision }: TourRecord): Promise<Tour> {
  const found = await getRevision(kv, id, revision);
  if (!found) throw new Problem(404, "Tour not found");
  return found.tour;
}

/**
 * The value of an optional field after an edit that sets it, removes it (null), or leaves it out.
 */
const valueAfter = <T>(before: T | undefined, given: T | null | undefined): T | undefined =>
  given === undefined ? before : given ?? undefined;

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
      `This archive doesn’t have revision ${revision}, or no longer has it. It keeps the newest 50, ` +
        "and those of the last 30 days.",
    );
  }, { action: "restore-revision", revision });
}

/**
 * The audit details of a save, and further writes of its step. `from` is the revision that a form
 * began from; with `keepsContent` the visibility alone changes.
 */
type SaveKind = {
  action: AuditAction;
  revision?: number;
  from?: number;
  keepsContent?: boolean;
  approval?: Approval;
  also?: (operation: Deno.AtomicOperation) => Promise<void>;
};

/**
 * Saves the result of `inputAfter` for the stored record, tried again when that has changed;
 * nothing if the result is null. On a site with review, authors go on from a version that they
 * handed in, and hand in what visitors would see.
 */
function saveTour(
  kv: Deno.Kv,
  id: string,
  { now = new Date(), by }: TourChange,
  inputAfter: (
    before: TourRecord,
    review: SaveReview | null,
  ) => TourInput | null | Promise<TourInput | null>,
  { action, revision, from, keepsContent = false, approval, also }: SaveKind,
): Promise<HandedInTour> {
  const codes = new NewCodes(kv, id);
  return mutate(async () => {
    const entry = await kv.get<TourRecord>(tourKey(id));
    const stored = entry.value;
    if (stored === null) throw new Problem(404, "Tour not found");
    const operation = kv.atomic().check(entry);
    await authorizeEditor(kv, operation, stored, by);
    const review = approval
      ? null
      : await reviewSave(kv, operation, stored, { by, revision: from });
    const before = review?.from ?? stored;
    const input = await inputAfter(before, review);
    if (input === null) {
      return { result: { ...await currentTour(kv, stored), ...review?.waiting } };
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
      const shown = keepsContent ? await currentTour(kv, stored) : tour;
      return { operation, result: { ...shown, handedIn } };
    }
    await writeTour(kv, operation, stored, { ...version, savedBy, isApproved: true });
    await pruneRevisions(kv, operation, version.record, now);
    const visibility = seenBy === visibilityOf(stored) ? undefined : seenBy;
    await auditForeign(kv, operation, stored, action, by, now, { revision, visibility });
    await review?.settle(operation, version.record, { keepsContent, now });
    await approval?.also(operation, version.record);
    codes.reserveBefore(operation);
    return { operation, result: tour };
  });
}
