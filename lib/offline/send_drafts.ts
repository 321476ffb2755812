/** Sends the drafts that wait on the device, each once. */
import { api, ApiError, isForLater } from "../browser/api.ts";
import type { Draft } from "../model/draft.ts";
import { type DraftIdentity, sendDraft, type SendDraftParts } from "./send_draft.ts";
import type { DraftQueue, UnsentDraft } from "./unsent_drafts.ts";

export type SendDraftsParts = Pick<SendDraftParts, "request" | "newKey"> & {
  /** False once another user, or nobody, is signed in: requests would count as that user's. */
  isSignedIn?: () => boolean;
  /** Runs `work` unless a form has the draft open, which then sends it itself. */
  ifClosed?: (draft: UnsentDraft, work: () => Promise<void>) => Promise<unknown>;
};

/**
 * Sends the drafts of `queue` in their order. One that the server refuses for good stays, for its
 * form. Returns false when the rest is to be sent later; never rejects for what a request answers.
 */
export async function sendDrafts(
  queue: DraftQueue,
  { request = api, newKey, isSignedIn = () => true, ifClosed = (_, work) => work() }:
    SendDraftsParts = {},
): Promise<boolean> {
  for (const { id } of queue.list()) {
    // Read anew: another tab may have sent it while this one waited.
    const draft = queue.list().find((other) => other.id === id);
    if (!draft) continue;
    if (!isSignedIn()) return false;
    try {
      await ifClosed(draft, () => send(draft, queue, { request, newKey }));
    } catch (error) {
      if (!(error instanceof ApiError) || isForLater(error.status)) return false;
    }
  }
  return true;
}

type Sending = { request: typeof api; newKey: SendDraftParts["newKey"] };

async function send(draft: UnsentDraft, queue: DraftQueue, parts: Sending): Promise<void> {
  const { draftId: _, savedAt: __, pendingCreate: ___, ...copy } = draft;
  let current = draft;
  try {
    const identity = await identityToSend(draft, parts.request);
    if (identity) {
      const { values, template } = draft;
      const body = { title: values.title ?? "", draftData: values, templateUsed: template };
      await sendDraft(body, identity, {
        ...parts,
        onIdentity: (next) => queue.update(current = { ...copy, ...next }),
      });
    }
    await queue.remove(current);
  } catch (error) {
    const isRefused = error instanceof ApiError && !isForLater(error.status);
    if (isRefused) await queue.update({ ...current, isRefused: true });
    throw error;
  }
}

/**
 * What the draft is on the server; undefined when it is there as it is here. What was saved from
 * elsewhere since is not replaced: the draft of this device then becomes one more.
 */
async function identityToSend(
  { draftId, savedAt, pendingCreate, values }: UnsentDraft,
  request: typeof api,
): Promise<DraftIdentity | undefined> {
  if (!draftId) return { pendingCreate };
  try {
    const { draftData, updatedAt } = await request<Draft>("GET", `/api/drafts/${draftId}`);
    if (JSON.stringify(draftData) === JSON.stringify(values)) return undefined;
    return updatedAt === savedAt ? { draftId, savedAt } : {};
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return {};
    throw error;
  }
}
