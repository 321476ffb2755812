/**
 * Keeps how far walks have come: on the server for who is signed in, else on this device. What cannot be
 * sent now is sent later. The modules that do it bring zod along, and load by themselves.
 */
import { batch, type Signal, signal } from "@preact/signals-core";
import type { Progress, TourProgress } from "../model/progress.ts";
import { DEVICE_PROGRESS_KEY } from "../browser/storage_keys.ts";
import type { KeyValueStorage } from "../browser/storage.ts";
import type { PlayerTour } from "../model/player_tour.ts";
import { createMemoryStorage } from "../browser/storage.ts";
import type { Outbox } from "./outbox.ts";

/** Called with all stops of a tour that are known as heard, here or on another device. */
export type HeardListener = (tourId: string, heard: number[]) => void;

/** `user` gives the id of who is signed in now, if anybody is. Without `store` nothing outlives the page. */
export type ProgressSyncParts = {
  user: () => string | undefined;
  store?: KeyValueStorage;
  fetch: typeof fetch;
};

/** The signal of all places, by the ids of their tours, and what a walk tells. No call throws or waits. */
export type ProgressSync = ReturnType<typeof createProgressSync>;

export function createProgressSync(
  { user, store = createMemoryStorage(), fetch }: ProgressSyncParts,
) {
  const places: Signal<Readonly<Record<string, TourProgress>>> = signal({});
  const listeners = new Set<HeardListener>();
  const device = () => import("./device_progress.ts");
  let queue: { userId: string; made: Promise<Outbox> } | undefined;
  /** One thing after the other, in the order in which they happened. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>) => {
    last = last.then(work).catch((cause) => console.warn("Progress was not kept", cause));
  };

  function take(tourId: string, { currentStopIndex, completedStops }: TourProgress): void {
    places.value = { ...places.peek(), [tourId]: { currentStopIndex, completedStops } };
    for (const listener of listeners) listener(tourId, completedStops);
  }

  function queueOf(userId: string): Promise<Outbox> {
    if (queue?.userId !== userId) {
      const onProgress = (progress: Progress) => take(progress.tourId, progress);
      const made = import("./outbox.ts").then(({ createOutbox }) =>
        createOutbox({ userId, store, fetch: (path, init) => fetch(path, init), onProgress })
      );
      queue = { userId, made };
    }
    return queue.made;
  }

  async function load(): Promise<void> {
    const userId = user();
    let all: (TourProgress & { tourId: string })[];
    if (userId) {
      await (await queueOf(userId)).flush();
      const response = await fetch("/api/user/progress").catch(() => undefined);
      if (!response?.ok) return;
      all = await response.json();
    } else {
      // Most visitors have nothing there yet, and no need of the module.
      all = store.getItem(DEVICE_PROGRESS_KEY) ? (await device()).readDevice(store) : [];
    }
    batch(() => {
      places.value = {};
      for (const place of all) take(place.tourId, place);
    });
  }

  return {
    places,
    /** Brings everything up to date: what waits is sent, what is kept is read. */
    refresh: (): void => inTurn(load),
    /** A walk begins, or goes on. */
    start({ id, audioStops }: PlayerTour): void {
      const userId = user();
      inTurn(async () => {
        if (userId) {
          const unsent = await queueOf(userId);
          unsent.start(id);
          unsent.flush();
        } else {
          const { startOnDevice } = await device();
          const stopCount = audioStops.length;
          take(id, startOnDevice(store, id, { now: Date.now(), stopCount }));
        }
      });
    },
    save({ id, audioStops }: PlayerTour, place: TourProgress): void {
      const userId = user();
      places.value = { ...places.peek(), [id]: place };
      inTurn(async () => {
        if (userId) {
          const unsent = await queueOf(userId);
          unsent.save(id, place);
          unsent.flush();
        } else {
          const { saveOnDevice } = await device();
          const stopCount = audioStops.length;
          saveOnDevice(store, id, place, { now: Date.now(), stopCount });
        }
      });
    },
    /** Moves what this device kept into the account of who is signed in; gives the number of tours. */
    async merge(): Promise<number> {
      const userId = user();
      if (!userId) return 0;
      const { mergeDevice } = await import("./merge_progress.ts");
      const merged = await mergeDevice(store, await queueOf(userId));
      inTurn(load);
      return merged;
    },
    on(listener: HeardListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
