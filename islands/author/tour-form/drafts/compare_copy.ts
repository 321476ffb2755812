/**
 * Compares the copy of a form on this device with the server's draft, so that nothing newer is
 * overwritten.
 */
import { api } from "../../../../lib/device/api.ts";
import {
  isEarlierSave,
  isLaterSave,
  isSameDraft,
  readDraft,
} from "../../../../lib/device/send_draft.ts";
import type { Draft, DraftSummary } from "../../../../lib/model/tour/draft.ts";
import { within } from "../../../../lib/model/within.ts";
import { type DeviceCopy, getDeviceCopies } from "./device_copies.ts";

/**
 * 'newer': the copy has changes that the server lacks. 'saved': the server's draft has all of the
 * copy, because it is equal, or a later save of the same form. 'stale': the draft was saved from
 * elsewhere since the copy began from it.
 */
type Comparison =
  | { copyIs: "newer"; draft?: Draft }
  | { copyIs: "saved" | "stale"; draft: Draft };

type KnownOfDraft = Pick<DeviceCopy, "id" | "at" | "values" | "draftRevision" | "savedAt">;

/** Compares a copy with the server's draft, if there is one. */
export function compareCopy(
  { id, at, values, draftRevision, savedAt }: KnownOfDraft,
  draft: Draft | undefined,
): Comparison {
  if (!draft) return { copyIs: "newer" };
  const form = { formId: id, formChangedAt: new Date(at).toISOString() };
  if (isSameDraft(draft, { draftData: values }) || isLaterSave(draft, form)) {
    return { copyIs: "saved", draft };
  }
  const isBase = draftRevision === undefined
    ? draft.updatedAt === savedAt
    : draft.revision === draftRevision;
  // The form's own save, whose answer was lost, is not newer than the form.
  return { copyIs: isBase || isEarlierSave(draft, form) ? "newer" : "stale", draft };
}

/** The time limit of the server, in milliseconds: copies are offered without a network, too. */
const PATIENCE = 5000;

/**
 * Asks the server for the draft of a copy, and compares. Without an answer the copy counts as
 * newer: if it is not, its next save is refused.
 */
export async function compareWithServer(
  copy: DeviceCopy,
  request: typeof api = api,
): Promise<Comparison> {
  const asked = within(PATIENCE, () => findDraft(copy, request));
  return compareCopy(copy, await asked.catch(() => undefined));
}

/** A copy may lack its draft: the browser was closed before it stored what the server answered. */
async function findDraft(
  { id, draftId, userId }: DeviceCopy,
  request: typeof api,
): Promise<Draft | undefined> {
  if (draftId !== undefined) return await readDraft(draftId, request);
  if (userId === undefined) return undefined;
  const drafts = await request<DraftSummary[]>("GET", "/api/drafts");
  const saved = drafts.find(({ formId }) => formId === id);
  return saved && await readDraft(saved.id, request);
}

/** The copies that have something which the server lacks; removes the others from this device. */
export async function unsavedCopies(
  copies: DeviceCopy[],
  { remove, request = api }: {
    remove: (id: string) => unknown;
    request?: typeof api;
  } = getDeviceCopies(),
): Promise<DeviceCopy[]> {
  const compared = await Promise.all(
    copies.map(async (copy) => ({ copy, ...await compareWithServer(copy, request) })),
  );
  // An archive under way is finished by its form.
  const isDone = ({ copy, copyIs }: typeof compared[number]) =>
    copyIs === "saved" && !copy.pendingTour;
  for (const { copy } of compared.filter(isDone)) remove(copy.id);
  return compared.filter((one) => !isDone(one)).map(({ copy }) => copy);
}
