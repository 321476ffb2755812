/**
 * The visitor's progress in each tour: stored on the server for a signed-in visitor, else on this
 * device. Changes that cannot be sent now are sent later. The modules for that include zod, and are
 * loaded on demand.
 */
import type { Progress, TourProgress } from "../model/tour/progress.ts";
import { DEVICE_PROGRESS_KEY } from "../device/storage_keys.ts";
import { loadChunk } from "../device/load_chunk.ts";
import type { KeyValueStorage } from "../device/storage.ts";
import { type PlayerTour, stopIdsOf } from "../model/tour/player_tour.ts";
import { inOrderOf } from "../model/tour/stop_order.ts";
import { createMemoryStorage } from "../device/storage.ts";
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { createKnownProgress, type ProgressOfTour } from "./known_progress.ts";
import type { Outbox, OutboxParts } from "./outbox.ts";
import { createLeftOnDevice } from "./left_on_device.ts";
import { rememberLeftWalk, updateLeftWalk } from "./left_walk.ts";
import { createTaskQueue } from "./task_queue.ts";

/** Loads the modules that include zod. A failed load rejects, and the next call tries again. */
export type ProgressModules = {
  outbox: () => Promise<Pick<typeof import("./outbox.ts"), "createOutbox">>;
  device: () => Promise<
    Pick<
      typeof import("./device_progress.ts"),
      "readDevice" | "startOnDevice" | "saveOnDevice" | "forgetOnDevice"
    >
  >;
  merge: () => Promise<Pick<typeof import("./merge_progress.ts"), "mergeDevice">>;
};

const MODULES: ProgressModules = {
  outbox: () => loadChunk(() => import("./outbox.ts")),
  device: () => loadChunk(() => import("./device_progress.ts")),
  merge: () => loadChunk(() => import("./merge_progress.ts")),
};

/**
 * `user` returns the id of the signed-in user, if there is one. Without `store` everything is lost
 * with the page.
 */
type ProgressSyncParts = {
  user: () => string | undefined;
  store?: KeyValueStorage;
  fetch: typeof fetch;
  records?: OutboxParts["records"];
  modules?: ProgressModules;
};

/**
 * The signal of all progress, by the ids of the tours, and the reports of a walk. No call throws or
 * waits.
 */
export type ProgressSync = ReturnType<typeof createProgressSync>;

const BEGINNING: TourProgress = { currentStopIndex: 0, completedStops: [] };

/** Makes the progress of one page. */
export function createProgressSync(
  { user, store = createMemoryStorage(), fetch, records, modules = MODULES }: ProgressSyncParts,
) {
  const loadOutbox = kept(() => modules.outbox());
  const loadDevice = kept(() => modules.device());
  const known = createKnownProgress(user);
  const outboxes = new Map<string, Outbox>();
  const gone = signal<readonly string[]>([]);
  /** The tours of reported changes that have not reached the outbox or the device yet. */
  const pending: string[] = [];
  const device = createLeftOnDevice(store, loadDevice);
  const enqueue = createTaskQueue((cause) =>
    console.warn("Progress waits: a module could not be loaded. The next call tries again", cause)
  );

  async function outboxOf(userId: string): Promise<Outbox> {
    const { createOutbox } = await loadOutbox();
    const outbox = outboxes.get(userId) ?? createOutbox({
      userId,
      records,
      isSignedIn: () => user() === userId,
      fetch: (path, init) => fetch(path, init),
      onProgress: (record: Progress) => {
        if (!pending.includes(record.tourId)) known.receive(record.tourId, record);
      },
      onGone: (tourId) => gone.value = [...gone.peek(), tourId],
      onSentElsewhere: () => enqueue(load),
    });
    outboxes.set(userId, outbox);
    return outbox;
  }

  function change(tourId: string, work: (userId: string | undefined) => Promise<void>): void {
    const userId = user();
    pending.push(tourId);
    enqueue(async () => {
      await work(userId);
      pending.splice(pending.indexOf(tourId), 1);
    });
  }

  /** True within the work of a change when no other one of the same tour waits behind it. */
  const isLastChange = (tourId: string) => pending.filter((id) => id === tourId).length === 1;

  async function fetchAll(): Promise<ProgressOfTour[] | undefined> {
    try {
      const response = await fetch("/api/user/progress");
      return response.ok ? await response.json() : undefined;
    } catch {
      return undefined; // No signal: the next page, or 'online', tries again.
    }
  }

  async function loadFromServer(userId: string, outbox: Outbox): Promise<void> {
    // The server may be unreachable or slow.
    await outbox.ready;
    known.addMissing(userId, outbox.unsent());
    await outbox.flush();
    const finish = known.beginLoad(userId);
    const [loaded, left] = await Promise.all([fetchAll(), device.read()]);
    if (!loaded) return known.addMissing(userId, left);
    const merged = outbox.withUnsent(loaded);
    const isKnown = ({ tourId }: ProgressOfTour) =>
      merged.some((other) => other.tourId === tourId) || outbox.hasUnsent(tourId);
    const onlyHere = left.filter((place) => !isKnown(place));
    device.setNotInAccount(onlyHere);
    finish(
      [...merged, ...onlyHere],
      (id) => outbox.hasUnsent(id) && !merged.some(({ tourId }) => tourId === id),
    );
    updateLeftWalk(store, userId, merged);
  }

  async function load(): Promise<void> {
    const userId = user();
    if (userId) {
      // Reports of the walk are meanwhile stored at once, however slow the network is.
      loadFromServer(userId, await outboxOf(userId));
      return;
    }
    const finish = known.beginLoad(userId);
    // Most visitors have nothing there yet, and do not need the module.
    const isStored = store.getItem(DEVICE_PROGRESS_KEY) !== null;
    finish(isStored ? (await loadDevice()).readDevice(store) : []);
  }

  return {
    byTour: known.byTour,
    /** The progress in a tour whose stops have these ids, in this order. Reads a signal. */
    ofTour(tourId: string, stopIds: readonly string[]): TourProgress | undefined {
      const place = known.byTour.value[tourId];
      return place && inOrderOf(stopIds, place);
    },
    onHeard: known.onHeard,
    /** The tours that were deleted or made private since a walk in them began on this page. */
    gone: gone as ReadonlySignal<readonly string[]>,
    /** Updates everything: sends waiting changes, reads the stored progress. */
    refresh: (): void => enqueue(load),
    /** Reads the progress of the signed-in user's other devices; no effect without a user. */
    catchUp(): void {
      if (user()) enqueue(load);
    },
    /**
     * Sends the waiting changes of the signed-in user; resolves when all have arrived, or nothing
     * can be sent now.
     */
    flush(): Promise<void> {
      const userId = user();
      if (!userId) return Promise.resolve();
      return new Promise((resolve) =>
        enqueue(async () => void (await outboxOf(userId)).flush().then(resolve))
      );
    },
    /** A walk continues or begins; with `anew` the tour's saved progress is given up. */
    start(tour: PlayerTour, { anew = false } = {}): void {
      const { id } = tour;
      gone.value = gone.peek().filter((other) => other !== id);
      known.change(id, anew ? BEGINNING : undefined);
      change(id, async (userId) => {
        if (userId) {
          rememberLeftWalk(store, userId, tour, known.byTour.peek()[id] ?? BEGINNING);
          const outbox = await outboxOf(userId);
          void outbox.start(id, { anew });
          if (!anew) await device.take(id, outbox);
          outbox.flush();
          return;
        }
        const { forgetOnDevice, startOnDevice } = await loadDevice();
        const context = { now: Date.now(), title: tour.title, stopIds: stopIdsOf(tour) };
        if (anew) forgetOnDevice(store, id);
        const begun = startOnDevice(store, id, context);
        // Meanwhile reported changes are newer.
        if (!user() && isLastChange(id)) known.receive(id, begun);
      });
    },
    /** The visitor is at a stop; `place` names all completed stops. */
    save(tour: PlayerTour, place: TourProgress): void {
      const [{ id, title }, stopIds] = [tour, stopIdsOf(tour)];
      known.change(id, { ...place, stopIds });
      change(id, async (userId) => {
        if (userId) {
          rememberLeftWalk(store, userId, tour, place);
          const outbox = await outboxOf(userId);
          void outbox.save(id, { ...place, stopIds });
          outbox.flush();
          return;
        }
        const { saveOnDevice } = await loadDevice();
        saveOnDevice(store, id, place, { now: Date.now(), title, stopIds });
      });
    },
    /**
     * Moves the device's progress into the account of the signed-in user; resolves to the number of
     * tours.
     */
    merge(): Promise<number> {
      const userId = user();
      if (!userId) return Promise.resolve(0);
      return new Promise((resolve) =>
        enqueue(async () => {
          const [{ mergeDevice }, outbox] = [await modules.merge(), await outboxOf(userId)];
          // Without a signal the requests take long; reports of the walk do not wait for them.
          mergeDevice(store, outbox).then((merged) => {
            enqueue(load);
            resolve(merged);
          });
        })
      );
    },
  };
}

/**
 * Calls `load` until it has once resolved, then uses its result directly. Browsers resolve the
 * import even of a loaded module only in a later task, before which a page that is left may end: a
 * report at that moment would be lost.
 */
function kept<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: T | undefined;
  return async () => loaded ??= await load();
}
