/**
 * Progress on its way to the server: stored on the device until the server has it, so that nothing
 * is lost by a missing signal, a reload or a closed page. Entries are sent in order, without
 * outdated ones of a tour. Uses zod: load it on demand.
 */
import type { Progress, ProgressPatch } from "../model/tour/progress.ts";
import type { KeyValueStorage } from "../device/storage.ts";
import type { ProgressOfTour } from "./known_progress.ts";
import { createOutboxEntries, isSame, type OutboxEntry } from "./outbox_entries.ts";
import { unsentOf, withAdded, withUnsent } from "./merge_entries.ts";
import { type Fetch, sendEntry } from "./progress_requests.ts";

/**
 * Runs `work` when no other tab runs its own. Tabs share the stored entries: each is sent by one.
 */
export type Exclusive = (work: () => Promise<void>) => Promise<unknown>;

export type OutboxParts = {
  /** The owner of the progress. */
  userId: string;
  store: KeyValueStorage;
  fetch: Fetch;
  /** False once another user, or nobody, is signed in, to whom requests would be credited. */
  isSignedIn?: () => boolean;
  exclusive?: Exclusive;
  /**
   * Called with the server's records, which include other devices' progress; but not while more
   * about the same tour waits, which may have begun anew since.
   */
  onProgress?: (progress: Progress) => void;
  /** Called when a tour cannot be begun, because it was deleted or made private. */
  onGone?: (tourId: string) => void;
};

/**
 * The outbox of one signed-in visitor; call `flush` on start, after each change, and on 'online'.
 */
export type Outbox = ReturnType<typeof createOutbox>;

/** Makes an outbox. No call throws; entries that the device cannot store are lost with the page. */
export function createOutbox(
  parts: OutboxParts,
) {
  const { userId, store, fetch, onProgress, onGone } = parts;
  const { isSignedIn = () => true, exclusive = (work) => work() } = parts;
  const entries = createOutboxEntries(store);
  /** The ids of the server's records, by the ids of their tours. */
  const ids = new Map<string, string>();
  /** The tours that the server refuses; their reports are dropped. */
  const gone = new Set<string>();
  let flushing: Promise<void> | undefined;
  let isRequested = false;
  const ownEntries = () => entries.read().filter((entry) => entry.userId === userId);

  function add(added: OutboxEntry): boolean {
    const all = entries.read();
    const next = withAdded(all, added);
    return next === all || entries.write(next);
  }

  async function sendAll(): Promise<void> {
    for (let [entry] = ownEntries(); entry && isSignedIn(); [entry] = ownEntries()) {
      const { tourId, patch } = entry;
      const id = patch && (entry.progressId ?? ids.get(tourId));
      const sent = await sendEntry(fetch, entry, id);
      // After a sign-out the refusal is for another user; the entry's own user may come back.
      if (sent.result === "later" || !isSignedIn()) return;
      if (sent.result === "done") ids.set(tourId, sent.progress.id);
      else ids.delete(tourId);
      // The refusal must be of the tour, and not of a record, which may have been replaced
      // elsewhere.
      if (sent.result === "refused" && sent.status === 404 && !id) {
        gone.add(tourId);
        onGone?.(tourId);
      }
      if (!remove(entry)) return;
      if (sent.result === "done" && !hasUnsent(tourId)) onProgress?.(sent.progress);
    }
  }

  const hasUnsent = (tourId: string) => ownEntries().some((entry) => entry.tourId === tourId);

  /**
   * Removes entries that the server has; later merged changes stay, and go with the next request.
   * False if the storage cannot remove them: sending them again and again would not help.
   */
  function remove(sent: OutboxEntry): boolean {
    const all = entries.read();
    const at = all.findIndex((entry) => isSame(entry, sent));
    if (at < 0) return true;
    entries.write(all.filter((_, index) => index !== at));
    return entries.read().length < all.length;
  }

  async function flushRequested(): Promise<void> {
    try {
      while (isRequested) {
        isRequested = false;
        await exclusive(sendAll);
      }
    } finally {
      flushing = undefined;
    }
  }

  return {
    /** A tour begins or continues; with `anew` it begins even if it is not finished. */
    start(tourId: string, { anew = false } = {}): void {
      ids.delete(tourId);
      gone.delete(tourId);
      add({ userId, tourId, ...(anew ? { anew } : {}) });
    },
    /**
     * The visitor is at a stop of a tour; `patch` names all completed stops, and this page's order
     * of stops. Returns whether the device has stored it, or need not.
     */
    save(tourId: string, patch: ProgressPatch): boolean {
      return gone.has(tourId) || add({ userId, tourId, progressId: ids.get(tourId), patch });
    },
    /**
     * Sends waiting entries, one request at a time; resolves when all have arrived, or nothing can
     * be sent now. A call while it runs causes another try afterwards, because the signal may be
     * back.
     */
    flush(): Promise<void> {
      isRequested = true;
      return flushing ??= flushRequested();
    },
    /** True while something about a tour waits to be sent. */
    hasUnsent,
    /**
     * The server's progress (`known`) plus the waiting changes. A tour that waits to begin, perhaps
     * anew, is left out: the server's record may belong to the walk before.
     */
    withUnsent: (known: ProgressOfTour[]): ProgressOfTour[] => withUnsent(known, ownEntries()),
    /**
     * The waiting progress by tour: all that the device itself knows. Without reports from before a
     * tour's last beginning.
     */
    unsent: (): ProgressOfTour[] => unsentOf(ownEntries()),
    /** The number of requests that wait. */
    get size(): number {
      return ownEntries().length;
    },
  };
}
