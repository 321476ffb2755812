/**
 * Drafts: each a record and its data in parts, both written by one atomic operation. The keys begin
 * with the user's id, so that nobody can reach another's drafts.
 */
import {
  type Draft,
  type DraftInput,
  type DraftSummary,
  type DraftUpdate,
} from "../../model/tour/draft.ts";
import { Problem } from "../../model/web/problem.ts";
import { MAX_DRAFTS } from "../../model/media/quotas.ts";
import { mutate, type PreparedWrite } from "../kv/atomic.ts";
import { checkIsOpen } from "../accounts/closed_accounts.ts";
import { createIdempotently, type IdempotentRequest } from "../kv/idempotency.ts";
import { nameableInDraft } from "../media/may_name.ts";
import { allMediaUsesOf, keepMedia, setMediaUses } from "../media/media_uses.ts";
import { newId } from "../kv/new_id.ts";
import { readWithParts, setParts, toParts } from "../kv/parts.ts";
import {
  DraftData,
  type DraftRecord,
  Drafts,
  DraftsByTour,
  LinksByDraft,
  toSummary,
} from "../records/drafts.ts";
import { DraftMedia, hashesIn, toUses } from "../records/media.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * A draft's user, and the time. With `idempotent`, a request that was sent twice makes one draft.
 */
type DraftWrite = { userId: string; now: Date; idempotent?: IdempotentRequest };

/**
 * Stores a new draft with a new ULID and revision 1.
 *
 * @throws {Problem} 413 when the data is too large, or the user has 100 drafts (some more, when
 * they are sent at once); 409 when `idempotent` was used for another draft, or the user has a draft
 * of the same form (`getFormDraft`) or tour (`getTourDraft`); 503 when too many write at once.
 */
export function createDraft(
  kv: Deno.Kv,
  input: DraftInput,
  { userId, now, idempotent }: DraftWrite,
): Promise<DraftSummary> {
  return createIdempotently(kv, idempotent, now, async () => {
    if (await findFormDraft(kv, userId, input.formId)) {
      throw new Problem(409, t("formSavedAsDraft"));
    }
    await checkRoom(kv, userId);
    const operation = kv.atomic();
    await checkIsOpen(kv, operation, userId);
    const [id, at] = [newId(now), now.toISOString()];
    if (input.tourId !== undefined) {
      const present = await DraftsByTour.get(kv, userId, input.tourId);
      if (present.value !== null) {
        throw new Problem(409, t("alreadyDraftChangesArchive"));
      }
      operation.check(present);
    }
    const { tourId } = input;
    return await write(kv, operation, input, userId, {
      id,
      ...(tourId === undefined ? {} : { tourId }),
      revision: 1,
      createdAt: at,
      updatedAt: at,
    });
  });
}

/**
 * A draft that becomes a tour or a revision of one, and is removed by that. `draftRevision` is the
 * one that the form had, so that a later save from elsewhere is not lost unseen.
 */
export type PublishedDraft = { draftId?: string; draftRevision?: number };

/** A draft of this user, all of it from one save; null for an unknown id. */
export async function getDraft(kv: Deno.Kv, userId: string, id: string): Promise<Draft | null> {
  const found = await readWithParts<DraftRecord>(
    kv,
    Drafts.key(userId, id),
    DraftData.prefix(userId, id),
  );
  return found && { ...toSummary(found.record), draftData: found.value as Draft["draftData"] };
}

/**
 * The draft that a form of the user has saved, or null: a form that lost the answer to its first
 * save does not know its draft.
 */
export async function getFormDraft(
  kv: Deno.Kv,
  userId: string,
  formId: string | undefined,
): Promise<Draft | null> {
  const found = await findFormDraft(kv, userId, formId);
  return found ? await getDraft(kv, userId, found.id) : null;
}

async function findFormDraft(
  kv: Deno.Kv,
  userId: string,
  formId: string | undefined,
): Promise<DraftSummary | undefined> {
  if (formId === undefined) return undefined;
  return (await listDrafts(kv, userId)).find((draft) => draft.formId === formId);
}

/** The user's draft of changes to a tour, or null. */
export async function getTourDraft(
  kv: Deno.Kv,
  userId: string,
  tourId: string,
): Promise<Draft | null> {
  const { value: id } = await DraftsByTour.get(kv, userId, tourId);
  return id === null ? null : await getDraft(kv, userId, id);
}

/**
 * Replaces the content of a draft; its id, tour and time of creation stay, and the revision grows
 * by one. With `revision`, the one that the form started from, no save of another form is
 * overwritten; without it, the later save wins.
 *
 * @throws {Problem} 404 when the user has no such draft; 409 when it has another revision, unless
 * that is an earlier save of the same form; 413 when the data is too large; 503 when too many write
 * at once.
 */
export function updateDraft(
  kv: Deno.Kv,
  id: string,
  { revision, ...input }: DraftUpdate,
  { userId, now }: Omit<DraftWrite, "idempotent">,
): Promise<DraftSummary> {
  return mutate(async () => {
    const entry = await Drafts.get(kv, userId, id);
    if (entry.value === null) throw new Problem(404, t("draftNotFound"));
    const before = toSummary(entry.value);
    if (!isEarlierSave(before, input)) checkRevision(before, revision);
    return await write(kv, kv.atomic().check(entry), input, userId, {
      id,
      ...(before.tourId === undefined ? {} : { tourId: before.tourId }),
      revision: before.revision + 1,
      createdAt: before.createdAt,
      updatedAt: now.toISOString(),
    });
  });
}

/** All drafts of a user without their data, the last saved first. */
export async function listDrafts(kv: Deno.Kv, userId: string): Promise<DraftSummary[]> {
  const selector = { prefix: Drafts.prefix(userId) };
  const entries = await Array.fromAsync(kv.list<DraftRecord>(selector, { batchSize: 500 }));
  return entries.map((entry) => toSummary(entry.value))
    .sort((a, b) => a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0);
}

/**
 * Adds to `operation` the removal of a draft, the end of its link, and the check that the draft
 * does not change; false, without effect, for an unknown draft. With `revision`, the one that was
 * seen, no later save is removed.
 *
 * @throws {Problem} 409 when the draft has another revision.
 */
export async function removeDraft(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  userId: string,
  id: string,
  revision?: number,
): Promise<boolean> {
  const entry = await Drafts.get(kv, userId, id);
  if (entry.value === null) return false;
  checkRevision(toSummary(entry.value), revision);
  operation.check(entry).delete(DraftMedia.key(userId, id)).delete(LinksByDraft.key(userId, id));
  Drafts.drop(operation, [userId, id], entry.value);
  setParts(operation, DraftData.prefix(userId, id), []);
  return true;
}

/** A save of the same form. One of an older version, which sends no times, counts as earlier. */
const isEarlierSave = (before: DraftSummary, { formId, formChangedAt }: DraftInput): boolean =>
  formId !== undefined && formId === before.formId &&
  (before.formChangedAt === undefined || formChangedAt === undefined ||
    before.formChangedAt <= formChangedAt);

/** The field that is named in a refusal for a draft that was saved from elsewhere. */
export const STALE_DRAFT = "draftRevision";

function checkRevision({ revision }: Pick<DraftSummary, "revision">, expected: number | undefined) {
  if (expected === undefined || expected === revision) return;
  const message = `This draft was saved elsewhere while you were editing (revision ${revision}; ` +
    `yours began from ${expected}). Load it again, then make your changes again.`;
  throw new Problem(409, message, [{ path: STALE_DRAFT, message }]);
}

/** @throws {Problem} 413 when the user has the most drafts allowed. */
export async function checkRoom(kv: Deno.Kv, userId: string): Promise<void> {
  const options = { limit: MAX_DRAFTS, batchSize: MAX_DRAFTS };
  const entries = await Array.fromAsync(Drafts.list(kv, [userId], options));
  if (entries.length < MAX_DRAFTS) return;
  throw new Problem(413, t("draftsWhichLimitDelete", { maxDrafts: MAX_DRAFTS }));
}

async function write(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { title, templateUsed, draftData, tourRevision, formId, formChangedAt }: DraftInput,
  userId: string,
  saved: Pick<DraftSummary, "id" | "tourId" | "revision" | "createdAt" | "updatedAt">,
): Promise<PreparedWrite<DraftSummary>> {
  const isOfTour = saved.tourId !== undefined && tourRevision !== undefined;
  const record = {
    title,
    templateUsed,
    ...saved,
    ...(isOfTour ? { tourRevision } : {}),
    ...(formId === undefined ? {} : { formId }),
    ...(formChangedAt === undefined ? {} : { formChangedAt }),
  } satisfies DraftSummary;
  Drafts.put(operation, [userId, saved.id], [null, record]);
  const named = hashesIn(allMediaUsesOf(draftData, "draft"));
  const media = toUses(await nameableInDraft(kv, named, { userId, id: saved.id }));
  const parts = toParts(draftData, "draft", media.length);
  setParts(operation, DraftData.prefix(userId, saved.id), parts);
  await keepMedia(kv, media);
  setMediaUses(operation, DraftMedia.key(userId, saved.id), media);
  return { operation, result: record };
}
