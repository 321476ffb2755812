/**
 * Progress on its way to the server: stored on the device until the server has it, so that nothing
 * is lost by a missing signal, a reload or a closed page. Entries are sent in order, without
 * outdated ones of a tour. Pages load it on demand.
 */
import type { Progress, ProgressPatch } from "../model/tour/progress.ts";
import { deviceRecords, patient, type Records } from "../device/queue/records.ts";
import { underLock } from "../device/under_lock.ts";
import type { ProgressOfTour } from "./known_progress.ts";
import { mergedWith, type OutboxEntry, unsentOf, withUnsent } from "./merge_entries.ts";
import { type Fetch, sendEntry } from "./progress_requests.ts";

/** Runs `work` when no other tab, nor the service worker, runs its own: each entry is sent once. */
export type Exclusive = (work: () => Promise<void>) => Promise<unknown>;

const oneSender: Exclusive = (work) => underLock(navigator.locks, "progress-outbox", work);

/** The entries of all users on this device. Browser only. */
export const progressRecords = () => patient(deviceRecords<OutboxEntry>("progress"));

export type OutboxParts = {
  /** The owner of the progress. */
  userId: string;
  records?: Records<OutboxEntry>;
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
  /** Called when another tab has sent all that waited. */
  onSentElsewhere?: () => void;
};

/**
 * The outbox of one signed-in visitor; call `flush` on start, after each change, and on 'online'.
 */
export type Outbox = ReturnType<typeof createOutbox>;

/** Makes an outbox. No call rejects; what the device cannot store is lost with the page. */
export function createOutbox(
  { userId, records = progressRecords(), fetch, onProgress, onGone, ...parts }: OutboxParts,
) {
  const { isSignedIn = () => true, exclusive = oneSender, onSentElsewhere } = parts;
  /** The user's entries as far as this page knows them, the oldest first. */
  let entries: OutboxEntry[] = [];
  /** The ids of those that the device has not stored. */
  const unstored = new Set<string>();
  /** The ids of the server's records, by the ids of their tours. */
  const ids = new Map<string, string>();
  /** The tours that the server refuses; their reports are dropped. */
  const gone = new Set<string>();
  let flushing: Promise<void> | undefined;
  let isRequested = false;

  /** Reads what earlier pages and other tabs have left. */
  async function read(): Promise<void> {
    try {
      const stored = (await records.list()).filter((entry) => entry.userId === userId);
      const here = entries.filter(({ id }) => unstored.has(id));
      entries = [...stored.filter(({ id }) => !unstored.has(id)), ...here]
        .sort((a, b) => a.at - b.at);
    } catch (cause) {
      console.warn("What waits on this device cannot be read", cause);
    }
  }

  async function add(report: Omit<OutboxEntry, "id" | "at" | "userId">): Promise<boolean> {
    const at = Math.max(Date.now(), (entries.at(-1)?.at ?? 0) + 1);
    const entry = mergedWith(entries, { id: crypto.randomUUID(), at, userId, ...report });
    if (!entry) return true;
    entries = [...entries.filter(({ id }) => id !== entry.id), entry].sort((a, b) => a.at - b.at);
    unstored.add(entry.id);
    try {
      await records.put(entry);
      unstored.delete(entry.id);
      return true;
    } catch (cause) {
      console.warn("Progress cannot be stored until it is sent; it is lost on a reload", cause);
      return false;
    }
  }

  async function sendAll(): Promise<void> {
    await read();
    for (let [entry] = entries; entry && isSignedIn(); [entry] = entries) {
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
      await remove(entry);
      if (sent.result === "done" && !hasUnsent(tourId)) onProgress?.(sent.progress);
    }
  }

  const hasUnsent = (tourId: string) => entries.some((entry) => entry.tourId === tourId);

  /** Removes what the server has; changes that were merged meanwhile go with the next request. */
  async function remove(sent: OutboxEntry): Promise<void> {
    const isSent = (entry: OutboxEntry) => JSON.stringify(entry) === JSON.stringify(sent);
    entries = entries.filter((entry) => !isSent(entry));
    try {
      await records.change(sent.id, (entry) => entry && isSent(entry) ? undefined : entry);
    } catch (cause) {
      console.warn("This device keeps what was sent, and sends it again later", cause);
    }
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

  records.onChange(async () => {
    await read();
    if (entries.length === 0) onSentElsewhere?.();
  });

  return {
    /** Resolves once what earlier pages have left is known. */
    ready: read(),
    /**
     * A tour begins or continues; with `anew` it begins even if it is not finished. Resolves to
     * whether the device has stored it, or need not.
     */
    start(tourId: string, { anew = false } = {}): Promise<boolean> {
      ids.delete(tourId);
      gone.delete(tourId);
      return add({ tourId, ...(anew ? { anew } : {}) });
    },
    /**
     * The visitor is at a stop of a tour; `patch` names all completed stops, and this page's order
     * of stops. Resolves as `start` does; the storing begins at once.
     */
    save(tourId: string, patch: ProgressPatch): Promise<boolean> {
      if (gone.has(tourId)) return Promise.resolve(true);
      return add({ tourId, progressId: ids.get(tourId), patch });
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
    withUnsent: (known: ProgressOfTour[]): ProgressOfTour[] => withUnsent(known, entries),
    /**
     * The waiting progress by tour: all that the device itself knows. Without reports from before a
     * tour's last beginning.
     */
    unsent: (): ProgressOfTour[] => unsentOf(entries),
    /** The number of requests that wait. */
    get size(): number {
      return entries.length;
    },
  };
}
