/**
 * Saves on a site with review: what visitors see changes by an approval alone. A save that would
 * change it without one is handed in instead.
 */
import type { HandedIn } from "../../model/review/hand_in.ts";
import { type Visibility, visibilityOf } from "../../model/tour/visibility.ts";
import { addAudit } from "../accounts/audit.ts";
import { newId } from "../kv/new_id.ts";
import { setParts } from "../kv/parts.ts";
import { isReviewed } from "../kv/reviewed_kv.ts";
import { noteMediaUsers } from "../media/media_users.ts";
import { keepMedia, setMediaUses } from "../media/media_uses.ts";
import type { Actor } from "../people/tour_actor.ts";
import { deleteRevision } from "./tour_history.ts";
import type { TourVersion } from "./tour_record.ts";
import {
  endHandIn,
  getHandIn,
  getHandInRecord,
  type HandInEntry,
  hasContent,
  opens,
  unsettledIn,
} from "./hand_in_record.ts";
import { TourMedia } from "../records/media.ts";
import {
  FIRST_HAND_IN,
  type RevisionRecord,
  Revisions,
  Stops,
  type TourRecord,
} from "../records/tours.ts";
import { type HandInRecord, HandIns } from "../records/review.ts";

/** A save: who makes it (by default the owner), and the revision that it names. */
type Save = { by: Actor | undefined; revision: number | undefined };

/** The version to hand in: a new one, or the tour as it stands. */
type HandingIn = { version?: TourVersion; visibility: Visibility; now: Date };

/**
 * Prepares a save of the tour `before`, and adds to `operation` the check of what was handed in.
 * Null on sites without review, where nothing is read.
 */
export async function reviewSave(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  before: TourRecord,
  { by, revision }: Save,
): Promise<SaveReview | null> {
  if (!isReviewed(kv)) return null;
  const actor = by ?? { id: before.userId, isAdmin: false };
  const entry = await getHandIn(kv, before.id);
  operation.check(entry);
  const unsettled = unsettledIn(entry);
  const goesOn = unsettled !== undefined &&
    (!actor.isAdmin || hasContent(unsettled) && revision === unsettled.revision);
  const from = goesOn ? await getHandInRecord(kv, before.id, unsettled) : null;
  return new SaveReview(kv, before, entry, from, actor);
}

/** Whether a new tour may be seen at once. */
export const mayCreate = (kv: Deno.Kv, visibility: Visibility, by: Actor | undefined): boolean =>
  !isReviewed(kv) || by?.isAdmin === true || visibility === "private";

/**
 * Adds to `operation`, which creates the private tour `record`, that it is handed in as it stands.
 */
export async function handInNew(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  record: TourRecord,
  { visibility, now }: { visibility: Visibility; now: Date },
): Promise<HandedIn> {
  const by = { id: record.userId, isAdmin: false };
  const entry: HandInEntry = { key: HandIns.key(record.id), value: null, versionstamp: null };
  const review = new SaveReview(kv, record, entry, null, by);
  return await review.handIn(operation, { visibility, now });
}

/** The same for a tour that comes back from the trash, unless a version of it is unsettled. */
export async function handInReturning(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  record: TourRecord,
  { visibility, now }: { visibility: Visibility; now: Date },
): Promise<void> {
  const entry = await getHandIn(kv, record.id);
  operation.check(entry);
  if (unsettledIn(entry)) return;
  const by = { id: record.userId, isAdmin: false };
  await new SaveReview(kv, record, entry, null, by).handIn(operation, { visibility, now });
}

/** One save on a site with review. */
export class SaveReview {
  /** The last version that was handed in, if authors go on from it. */
  readonly unsettled: HandInRecord | undefined;

  constructor(
    readonly kv: Deno.Kv,
    readonly before: TourRecord,
    readonly entry: HandInEntry,
    /** The version that the save goes on from; null where that is `before`. */
    readonly from: TourRecord | null,
    readonly by: Actor,
  ) {
    this.unsettled = unsettledIn(entry);
  }

  /** Whether this visibility waits for an approval already. */
  waitsFor(visibility: Visibility): boolean {
    return this.unsettled?.state === "waiting" && this.unsettled.visibility === visibility;
  }

  /** The waiting version, for the answer to a save without changes. */
  get waiting(): { handedIn?: HandedIn } {
    const isWaiting = this.unsettled?.state === "waiting";
    return isWaiting ? { handedIn: toHandedIn(this.unsettled!) } : {};
  }

  /**
   * The revision that the save of a form with `revision` replaces, for a version since approved.
   */
  settled(revision: number | undefined): number | undefined {
    const { value } = this.entry;
    const isSame = value?.state === "approved" && value.revision === revision &&
      value.became === this.before.revision;
    return isSame ? this.before.revision : revision;
  }

  /** Whether a save may apply at once; `keepsContent` where it changes the visibility alone. */
  applies(after: Visibility, keepsContent: boolean): boolean {
    if (this.by.isAdmin || after === "private") return true;
    return keepsContent && !opens(this.before, after);
  }

  /** The number under which a new version is stored until it is approved. */
  get nextRevision(): number {
    return FIRST_HAND_IN + (this.entry.value?.count ?? 0);
  }

  /** Adds to `operation` that a version is handed in, in place of the one before. */
  async handIn(
    operation: Deno.AtomicOperation,
    { version, visibility, now }: HandingIn,
  ): Promise<HandedIn> {
    const { before, unsettled, kv, by } = this;
    const { id: tourId } = before;
    const stays = !version && unsettled && hasContent(unsettled) ? unsettled : undefined;
    if (version && unsettled && hasContent(unsettled)) {
      deleteRevision(operation, tourId, unsettled.revision);
    }
    if (version) await storeContent(kv, operation, version);
    const record: HandInRecord = {
      handInId: newId(now),
      count: (this.entry.value?.count ?? 0) + (version ? 1 : 0),
      revision: version?.record.revision ?? stays?.revision ?? before.revision,
      base: stays?.base ?? (version && this.from && unsettled ? unsettled.base : before.revision),
      visibility,
      state: "waiting",
      by: by.id,
      at: now.toISOString(),
    };
    operation.set(HandIns.key(tourId), record);
    const name = version?.record.title ?? before.title;
    await this.#audit(operation, { action: "hand-in", by, now, name, visibility });
    return toHandedIn(record);
  }

  /**
   * Adds to `operation`, in which the tour is saved as `after`, what becomes of the version that
   * was handed in: one that the save goes on from is done, and a narrower visibility takes it back.
   */
  async settle(
    operation: Deno.AtomicOperation,
    after: TourRecord,
    { keepsContent, now }: { keepsContent: boolean; now: Date },
  ): Promise<void> {
    const { unsettled, before, by } = this;
    const audit = (action: "approve" | "take-back") =>
      this.#audit(operation, { action, by, now, name: after.title });
    const shows = by.isAdmin && visibilityOf(after) !== "private";
    const changes = !keepsContent || opens(before, visibilityOf(after));
    // In others' archives each act of an administrator is in the audit log anyway.
    if (shows && changes && by.id === before.userId) await audit("approve");
    if (!unsettled) return;
    const isWaiting = unsettled.state === "waiting";
    if (shows && changes && (keepsContent ? !hasContent(unsettled) : this.from)) {
      const became = { decidedBy: by.id, decidedAt: now.toISOString(), became: after.revision };
      endHandIn(operation, before.id, unsettled, "approved", became);
    } else if (!keepsContent && this.from) {
      endHandIn(operation, before.id, unsettled, "discarded");
      if (isWaiting) await audit("take-back");
    } else if (keepsContent && isWaiting && !by.isAdmin) {
      endHandIn(operation, before.id, unsettled, "taken-back");
      await audit("take-back");
    }
  }

  #audit(
    operation: Deno.AtomicOperation,
    { by, now, ...act }: {
      action: "hand-in" | "take-back" | "approve";
      by: Actor;
      now: Date;
      name: string;
      visibility?: Visibility;
    },
  ): Promise<void> {
    const { id: target, userId: owner } = this.before;
    const what = { actor: by.id, target, owner, isOfOthers: !by.isAdmin };
    return addAudit(this.kv, operation, { ...what, ...act }, now);
  }
}

/** The part of a version that its author gets with the answer to a save. */
export const toHandedIn = ({ handInId, revision, visibility, at }: HandInRecord): HandedIn => {
  return { id: handInId, revision, visibility, handedInAt: at };
};

/** Adds the stops, files and record of a version to `operation`, as a save of the tour does. */
async function storeContent(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { record, parts = [], media, savedBy }: TourVersion,
): Promise<void> {
  const { id, revision } = record;
  const saved: RevisionRecord = { record, savedBy };
  operation.set(Revisions.key(id, revision), saved);
  setParts(operation, Stops.prefix(id, revision), parts);
  if (!media) return;
  await noteMediaUsers(kv, id, media, null);
  await keepMedia(kv, media);
  setMediaUses(operation, TourMedia.key(id, revision), media);
}
