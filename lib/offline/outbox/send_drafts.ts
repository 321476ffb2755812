/** Sends the waiting drafts of the device, each once. */
import { api, ApiError, isForLater } from "../../device/calls.ts";
import { getFormCopies } from "../../device/forms/form_copies.ts";
import { FORM_COPY_PREFIX } from "../../device/storage_keys.ts";
import { underLock } from "../../device/under_lock.ts";
import { DraftConflict, sendDraft, type SendDraftParts } from "../../device/send_draft.ts";
import {
  createDraftQueue,
  type DraftQueue,
  toDraftBody,
  type UnsentDraft,
} from "./waiting_drafts.ts";

export type SendDraftsParts = Pick<SendDraftParts, "request" | "newKey"> & {
  /** False once another user, or nobody, is signed in, to whom requests would be credited. */
  isSignedIn?: () => boolean;
  /** Runs `work` unless a form has the draft open, which then sends it itself. */
  ifClosed?: (draft: UnsentDraft, work: () => Promise<void>) => Promise<unknown>;
};

/**
 * Sends the drafts of `queue` in order. One that the server refuses for good, or that was saved
 * from elsewhere since, stays for its form. Returns false when the rest should be sent later; never
 * rejects because of an answer.
 */
export async function sendDrafts(
  queue: DraftQueue,
  { request = api, newKey, isSignedIn = () => true, ifClosed = (_, work) => work() }:
    SendDraftsParts = {},
): Promise<boolean> {
  for (const { id } of await queue.list()) {
    // Read again: another tab may have sent it while this one waited.
    const draft = (await queue.list()).find((other) => other.id === id);
    if (!draft) continue;
    if (!isSignedIn()) return false;
    try {
      await ifClosed(draft, () => send(draft, queue, { request, newKey }));
    } catch {
      return false; // Tried again later: `send` throws nothing else.
    }
  }
  return true;
}

type Sending = { request: typeof api; newKey: SendDraftParts["newKey"] };

async function send(draft: UnsentDraft, queue: DraftQueue, parts: Sending): Promise<void> {
  const { draftId, draftRevision, savedAt, pendingCreate, ...copy } = draft;
  let current = draft;
  try {
    await sendDraft(toDraftBody(draft), { draftId, draftRevision, savedAt, pendingCreate }, {
      ...parts,
      onIdentity: (next) => queue.update(current = { ...copy, ...next }),
    });
    await queue.remove(current);
  } catch (error) {
    const isRefused = error instanceof DraftConflict ||
      error instanceof ApiError && !isForLater(error.status);
    if (!isRefused) throw error;
    await queue.update({ ...current, isRefused: true });
  }
}

/** Forms hold a lock of their copy's name while they are open. */
const ifClosed = ({ id }: UnsentDraft, work: () => Promise<void>): Promise<unknown> =>
  navigator.locks
    ? navigator.locks.request(FORM_COPY_PREFIX + id, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
    })
    : work();

/**
 * Sends the drafts that this browser has of `userId`, while no other tab, nor the service worker,
 * does. Resolves as `sendDrafts` does.
 */
export async function sendDraftsHere(
  userId: string,
  parts: Pick<SendDraftsParts, "isSignedIn"> = {},
): Promise<boolean> {
  const queue = createDraftQueue(getFormCopies(), userId);
  let hasSentAll = false;
  await underLock(navigator.locks, "unsent-drafts", async () => {
    hasSentAll = await sendDrafts(queue, { ...parts, ifClosed });
  });
  return hasSentAll;
}
