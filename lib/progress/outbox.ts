/**
 * Progress on its way to the server: kept on the device until it has arrived, so that a street without
 * signal, a reload or a closed page lose nothing. Sent in order; of each tour only what is not outdated.
 * Uses zod: load it when needed.
 */
import { z } from "zod";
import { Id } from "../model/id.ts";
import { mergeProgress, type Progress, ProgressPatch } from "../model/progress.ts";
import { OUTBOX_KEY } from "../browser/storage_keys.ts";
import type { KeyValueStorage } from "../browser/storage.ts";
import {
  type Fetch,
  findOrStart,
  sendPatch,
  type SendResult,
  sendStart,
} from "./progress_requests.ts";

/** `progressId` is missing as long as the server has not said which record it is. */
const OutboxEntry = z.object({
  userId: Id,
  tourId: Id,
  progressId: Id.optional(),
  /** Missing: the tour begins. */
  patch: ProgressPatch.optional(),
});
type OutboxEntry = z.infer<typeof OutboxEntry>;

/** `userId` is who is signed in: nobody's progress is sent as somebody else's. */
export type OutboxParts = {
  userId: string;
  store: KeyValueStorage;
  fetch: Fetch;
  /**
   * Told of records that the server answers, with what other devices have added; but not while more about
   * the same tour waits, which may have begun anew since.
   */
  onProgress?: (progress: Progress) => void;
};

/** The queue of one signed-in visitor; call `flush` on start, after each change, and on 'online'. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Makes the queue. No call throws; what it cannot keep is lost with the page, as without a queue. */
export function createOutbox({ userId, store, fetch, onProgress }: OutboxParts) {
  /** The server's records, by the ids of their tours. */
  const ids = new Map<string, string>();
  let flushing: Promise<void> | undefined;
  const isOwn = (one: OutboxEntry) => one.userId === userId;

  /** Adds to the queue, or to its last entry for the same tour if that is of the same kind. */
  function add(added: OutboxEntry): void {
    const all = read(store);
    const last = all.findLastIndex((one) => isOwn(one) && one.tourId === added.tourId);
    const before = all[last];
    if (!before || !before.patch !== !added.patch || before.progressId !== added.progressId) {
      return write(store, [...all, added]);
    }
    if (!before.patch || !added.patch) return;
    const kept = { completedStops: [], ...before.patch };
    write(store, all.with(last, { ...before, patch: mergeProgress(kept, added.patch) }));
  }

  async function send({ tourId, progressId, patch }: OutboxEntry): Promise<SendResult> {
    if (!patch) return await sendStart(fetch, tourId);
    const id = progressId ?? ids.get(tourId);
    if (id) return await sendPatch(fetch, id, patch);
    const found = await findOrStart(fetch, tourId);
    return found.result === "done" ? await sendPatch(fetch, found.progress.id, patch) : found;
  }

  async function sendAll(): Promise<void> {
    for (let one = read(store).find(isOwn); one; one = read(store).find(isOwn)) {
      const sent = await send(one);
      if (sent.result === "later") return;
      if (sent.result === "done") ids.set(one.tourId, sent.progress.id);
      else ids.delete(one.tourId);
      if (!remove(one)) return;
      const isLatest = !read(store).some((other) => isOwn(other) && other.tourId === one.tourId);
      if (sent.result === "done" && isLatest) onProgress?.(sent.progress);
    }
  }

  /**
   * Removes what has arrived; what was added to it meanwhile stays, and goes with the next call. False when
   * the device keeps it all the same: sending it again and again would not help.
   */
  function remove(sent: OutboxEntry): boolean {
    const all = read(store);
    const at = all.findIndex((one) => JSON.stringify(one) === JSON.stringify(sent));
    if (at < 0) return true;
    write(store, all.toSpliced(at, 1));
    return read(store).length < all.length;
  }

  return {
    /** A tour begins, or goes on. */
    start(tourId: string): void {
      ids.delete(tourId);
      add({ userId, tourId });
    },
    /** The visitor is somewhere in a tour; `patch` names all stops that are completed. */
    save(tourId: string, patch: ProgressPatch): void {
      add({ userId, tourId, progressId: ids.get(tourId), patch });
    },
    /** Sends what there is, once at a time; ends when all has arrived, or nothing goes now. */
    flush(): Promise<void> {
      return flushing ??= sendAll().finally(() => flushing = undefined);
    },
    /** How many calls wait. */
    get size(): number {
      return read(store).filter(isOwn).length;
    },
  };
}

function read(store: KeyValueStorage): OutboxEntry[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(OUTBOX_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.flatMap((one) => OutboxEntry.safeParse(one).data ?? []) : [];
  } catch {
    return [];
  }
}

function write(store: KeyValueStorage, all: OutboxEntry[]): void {
  try {
    if (all.length === 0) store.removeItem(OUTBOX_KEY);
    else store.setItem(OUTBOX_KEY, JSON.stringify(all));
  } catch (cause) {
    console.warn("Progress that has not been sent cannot be kept", cause);
  }
}
