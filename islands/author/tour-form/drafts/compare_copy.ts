/**
 * Compares the copy of a form on this device with the server's draft, so that nothing newer is
 * overwritten.
 */
import { api } from "../../../../lib/device/api.ts";
import type { Draft } from "../../../../lib/model/tour/draft.ts";
import { isSameDraft, readDraft } from "../../../../lib/device/send_draft.ts";
import type { DeviceCopy } from "./device_copies.ts";

/**
 * 'newer': the copy has changes that the server lacks. 'same': the server's draft is equal.
 * 'stale': the draft was saved from elsewhere since the copy began from it.
 */
type Comparison =
  | { copyIs: "newer" }
  | { copyIs: "same" | "stale"; draft: Draft };

type KnownOfDraft = Pick<DeviceCopy, "id" | "values" | "draftRevision" | "savedAt">;

/** Compares a copy with the server's draft, if there is one. */
export function compareCopy(
  { id, values, draftRevision, savedAt }: KnownOfDraft,
  draft: Draft | undefined,
): Comparison {
  if (!draft) return { copyIs: "newer" };
  if (isSameDraft(draft, { draftData: values })) return { copyIs: "same", draft };
  const isBase = draftRevision === undefined
    ? draft.updatedAt === savedAt
    : draft.revision === draftRevision;
  // The form's own save, whose answer was lost, is not newer than the form.
  return isBase || draft.formId === id ? { copyIs: "newer" } : { copyIs: "stale", draft };
}

/**
 * Asks the server for the draft of a copy, and compares. Without an answer the copy counts as
 * newer: if it is not, its next save is refused.
 */
export async function compareWithServer(
  copy: DeviceCopy,
  request: typeof api = api,
): Promise<Comparison> {
  if (copy.draftId === undefined) return { copyIs: "newer" };
  const draft = await readDraft(copy.draftId, request).catch(() => undefined);
  return compareCopy(copy, draft);
}
