/**
 * Progress on its way to the server: stored on the device until the server has it, so that a
 * street without signal, a reload or a closed page lose nothing. Entries are sent in order; of
 * each tour only what is not outdated. Uses zod: load it when needed.
 */
import { mergeProgress, type Progress, type ProgressPatch } from "../model/tour/progress.ts";
import { patchInOrderOf } from "../model/tour/stop_order.ts";
import type { KeyValueStorage } from "../device/storage.ts";
import type { ProgressOfTour } from "./known_progress.ts";
import { createOutboxEntries, isSame, type OutboxEntry } from "./outbox_entries.ts";
import { type Fetch, sendEntry } from "./progress_requests.ts";

/**
 * Runs `work` when no other tab runs its own. Tabs share the stored entries: each is sent by one.
 */
export type Exclusive = (work: () => Promise<void>) => Promise<unknown>;

export type OutboxParts = {
  /** Whose progress it is. */
  userId: string;
  store: KeyValueStorage;
  fetch: Fetch;
  /** False once another user, or nobody, is signed in: requests would count as that user's. */
  isSignedIn?: () => boolean;
  exclusive?: Exclusive;
  /**
   * Called with records that the server answers, which hold what other devices have added; but not
   * while more about the same tour waits, which may have begun anew since.
   */
  onProgress?: (progress: Progress) => void;
  /** Called when a tour cannot be begun: it is deleted, or private by now. */
  onGone?: (tourId: string) => void;
};

/**
 * The outbox of one signed-in visitor; call `flush` on start, after each change, and on 'online'.
 */
export type Outbox = ReturnType<typeof createOutbox>;

const replaceAt = <T>(all: T[], at: number, next: T) => all.map((it, i) => i === at ? next : it);

/** Makes an outbox. No call throws; what the device cannot store is lost with the page. */
export function createOutbox(
  parts: OutboxParts,
) {
  const { userId, store, fetch, onProgress, onGone } = parts;
  const { isSignedIn = () => true, exclusive = (work) => work() } = parts;
  const entries = createOutboxEntries(store);
  /** The ids of the server's records, by the ids of their tours. */
  const ids = new Map<string, string>();
  /** The tours of which the server wants to know nothing more: nothing is sent in vain. */
  const gone = new Set<string>();
  let flushing: Promise<void> | undefined;
  let isRequested = false;
  const ownEntries = () => entries.read().filter((entry) => entry.userId === userId);

  /**
   * Adds an entry, or merges it into the last one of the same tour if that is of the same kind and
   * names the stops in the same order: of two orders only the server knows all stops.
   */
  function add(added: OutboxEntry): boolean {
    const all = entries.read();
    const last = all.findLastIndex((entry) =>
      entry.userId === userId && entry.tourId === added.tourId
    );
    const before = all[last];
    if (!before || !before.patch !== !added.patch || before.progressId !== added.progressId) {
      return entries.write([...all, added]);
    }
    if (!before.patch || !added.patch) {
      return added.anew ? entries.write(replaceAt(all, last, added)) : true;
    }
    const { stopIds } = before.patch;
    if (String(stopIds) !== String(added.patch.stopIds)) return entries.write([...all, added]);
    const patch = mergeProgress({ completedStops: [], ...before.patch }, added.patch);
    return entries.write(replaceAt(all, last, { ...before, patch: { ...patch, stopIds } }));
  }

  async function sendAll(): Promise<void> {
    for (let [entry] = ownEntries(); entry && isSignedIn(); [entry] = ownEntries()) {
      const { tourId, patch } = entry;
      const id = patch && (entry.progressId ?? ids.get(tourId));
      const sent = await sendEntry(fetch, entry, id);
      // Who signs out meanwhile is refused in place of the entry's user, who may come back.
      if (sent.result === "later" || !isSignedIn()) return;
      if (sent.result === "done") ids.set(tourId, sent.progress.id);
      else ids.delete(tourId);
      // Not of a record, which may have been replaced elsewhere, but of the tour.
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
   * Removes what the server has; what was merged into it meanwhile stays, and goes with the next
   * request. False when the storage keeps it all the same: sending it again and again would not
   * help.
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
    /** A tour begins, or goes on; with `anew` it begins even if it is not finished. */
    start(tourId: string, { anew = false } = {}): void {
      ids.delete(tourId);
      gone.delete(tourId);
      add({ userId, tourId, ...(anew ? { anew } : {}) });
    },
    /**
     * The visitor is at a stop of a tour; `patch` names all stops that are completed, and the order
     * in which this page has them. Returns whether the device has stored it, or need not.
     */
    save(tourId: string, patch: ProgressPatch): boolean {
      return gone.has(tourId) || add({ userId, tourId, progressId: ids.get(tourId), patch });
    },
    /**
     * Sends what waits, one request at a time; resolves when all has arrived, or nothing can be
     * sent now. Called while it runs, it tries once more afterwards: the signal may have come
     * back.
     */
    flush(): Promise<void> {
      isRequested = true;
      return flushing ??= flushRequested();
    },
    /** True while something about a tour waits to be sent. */
    hasUnsent,
    /**
     * What the server knows (`known`), and what it does not know yet. A tour that waits to begin,
     * perhaps from its beginning, is left out: what the server knows of it may belong to the walk
     * before.
     */
    withUnsent(known: ProgressOfTour[]): ProgressOfTour[] {
      const byTour = new Map(known.map((progress) => [progress.tourId, progress]));
      for (const { tourId, patch } of ownEntries()) {
        if (!patch) continue;
        const before = byTour.get(tourId) ??
          { tourId, currentStopIndex: 0, completedStops: [], stopIds: patch.stopIds };
        const { stopIds } = before;
        const merged = mergeProgress(before, stopIds ? patchInOrderOf(stopIds, patch) : patch);
        byTour.set(tourId, { tourId, ...merged, stopIds });
      }
      for (const { tourId, patch } of ownEntries()) if (!patch) byTour.delete(tourId);
      return [...byTour.values()];
    },
    /**
     * What waits, by tour: all that the device itself knows of how far somebody is. Nothing of what
     * was reported before a tour began last.
     */
    unsent(): ProgressOfTour[] {
      const byTour = new Map<string, ProgressOfTour>();
      for (const { tourId, patch } of ownEntries()) {
        const before = byTour.get(tourId);
        if (!patch) byTour.delete(tourId);
        else if (!before) byTour.set(tourId, { tourId, completedStops: [], ...patch });
        else {
          const { stopIds } = before;
          const place = mergeProgress(before, stopIds ? patchInOrderOf(stopIds, patch) : patch);
          byTour.set(tourId, { tourId, ...place, stopIds });
        }
      }
      return [...byTour.values()];
    },
    /** The number of requests that wait. */
    get size(): number {
      return ownEntries().length;
    },
  };
}
