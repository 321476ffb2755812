/**
 * Passes what waits to be sent to the service worker, which cannot read local storage, for the time
 * when no page is open. The worker stores how much it has sent, and the next page removes that from
 * its own queue.
 */
import type { FormCopies } from "./forms/form_copies.ts";
import type { FormCopy } from "./forms/form_copy.ts";
import type { DraftIdentity } from "./send_draft.ts";
import { OUTBOX_KEY } from "./storage_keys.ts";

/** The part of a form's copy that is needed to remove it from the queue. */
export type HandedOverDraft = DraftIdentity & Pick<FormCopy, "id" | "at"> & {
  /** The worker has sent it. */
  isSent?: true;
};

export type HandedOver = {
  userId: string;
  /** The entries of the outbox as JSON, the oldest first. */
  progress: string[];
  /** How many of them the worker has sent, in order. */
  progressSent: number;
  drafts: HandedOverDraft[];
};

/** The shared storage. Each function rejects if the browser refuses it. */
export type HandedOverStore = {
  read(): Promise<HandedOver | undefined>;
  write(handedOver: HandedOver): Promise<void>;
  remove(): Promise<void>;
};

/** The name of the lock under which the worker sends, and a page takes back. */
export const HANDED_OVER_LOCK = "handed-over";

type TakeBackParts = {
  /** Local storage; undefined if the browser refuses it. */
  storage: Storage | undefined;
  copies: Pick<FormCopies, "change">;
  store: HandedOverStore;
  /** Undefined on pages without TLS, which have no worker either. */
  locks: Pick<LockManager, "request"> | undefined;
};

/**
 * Removes what the worker has sent from the queue in `storage` and `copies`; waits for a worker
 * that is sending. Never rejects: anything that cannot be removed is sent again, and the server
 * merges it.
 */
export async function takeBack({ storage, copies, store, locks }: TakeBackParts): Promise<void> {
  if (!storage || !locks) return;
  try {
    await locks.request(HANDED_OVER_LOCK, async () => {
      const handedOver = await store.read();
      if (!handedOver) return;
      removeSentProgress(storage, handedOver);
      for (const draft of handedOver.drafts) await takeBackDraft(copies, draft);
      await store.remove();
    });
  } catch (cause) {
    console.warn("What was sent in the background is not known", cause);
  }
}

function removeSentProgress(storage: Storage, { progress, progressSent }: HandedOver): void {
  const waiting: unknown[] = JSON.parse(storage.getItem(OUTBOX_KEY) ?? "[]");
  for (const sent of progress.slice(0, progressSent)) {
    const at = waiting.findIndex((entry) => JSON.stringify(entry) === sent);
    if (at >= 0) waiting.splice(at, 1);
  }
  if (waiting.length > 0) storage.setItem(OUTBOX_KEY, JSON.stringify(waiting));
  else storage.removeItem(OUTBOX_KEY);
}

/** A copy that has changed since stays, and gets the id of its draft. */
const takeBackDraft = (
  copies: TakeBackParts["copies"],
  { id, at, isSent, draftId, draftRevision, savedAt, pendingCreate }: HandedOverDraft,
): Promise<void> =>
  copies.change(id, (copy) => {
    if (isSent && copy.at === at) return undefined;
    return copy.draftId ? copy : { ...copy, draftId, draftRevision, savedAt, pendingCreate };
  });
