/**
 * Passes what waits to be sent to the service worker, which cannot read local storage, for the time
 * when no page is open. The worker stores how much it has sent, and the next page removes that from
 * its own queue.
 */
import { FORM_COPY_PREFIX, OUTBOX_KEY } from "./storage_keys.ts";

/** The part of a form's copy that is needed to remove it from the queue. */
export type HandedOverDraft = {
  id: string;
  /** The time of the form's last change, in milliseconds since 1970. */
  at: number;
  draftId?: string;
  draftRevision?: number;
  savedAt?: string;
  pendingCreate?: unknown;
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
  store: HandedOverStore;
  /** Undefined on pages without TLS, which have no worker either. */
  locks: Pick<LockManager, "request"> | undefined;
};

/**
 * Removes what the worker has sent from the queue in `storage`; waits for a worker that is sending.
 * Never rejects: anything that cannot be removed is sent again, and the server merges it.
 */
export async function takeBack({ storage, store, locks }: TakeBackParts): Promise<void> {
  if (!storage || !locks) return;
  try {
    await locks.request(HANDED_OVER_LOCK, async () => {
      const handedOver = await store.read();
      if (!handedOver) return;
      removeSentProgress(storage, handedOver);
      for (const draft of handedOver.drafts) takeBackDraft(storage, draft);
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
function takeBackDraft(
  storage: Storage,
  { id, at, isSent, draftId, draftRevision, savedAt, pendingCreate }: HandedOverDraft,
): void {
  const key = FORM_COPY_PREFIX + id;
  const text = storage.getItem(key);
  if (!text) return;
  const copy = JSON.parse(text);
  if (isSent && copy.at === at) return storage.removeItem(key);
  if (copy.draftId) return;
  storage.setItem(key, JSON.stringify({ ...copy, draftId, draftRevision, savedAt, pendingCreate }));
}
