/** The visitor's progress as the page knows it, and which of two reports is newer. */
import { batch, type ReadonlySignal, signal } from "@preact/signals-core";
import type { RememberedProgress } from "../model/tour/stop_order.ts";

/** Progress in one tour, with the tour's id. */
export type ProgressOfTour = RememberedProgress & { tourId: string };

/** Called with the progress of a tour, made here or on another device. */
type HeardListener = (tourId: string, place: RememberedProgress) => void;

/** The progress of one user, by the ids of the tours. */
type KnownProgress = ReturnType<typeof createKnownProgress>;

/** Empty at first, and whenever `user` returns another user than before. */
export function createKnownProgress(user: () => string | undefined) {
  const byTour = signal<Readonly<Record<string, RememberedProgress>>>({});
  const listeners = new Set<HeardListener>();
  /** The last change of each tour, as a count of the changes of all tours. */
  const changedAt = new Map<string, number>();
  let changes = 0;
  let loadedAt = 0;
  let owner = user();

  function followUser(): void {
    if (user() === owner) return;
    owner = user();
    changedAt.clear();
    byTour.value = {};
  }

  function set(tourId: string, place: RememberedProgress): void {
    const { currentStopIndex, completedStops, stopIds } = place;
    const known = { currentStopIndex, completedStops, ...(stopIds ? { stopIds } : {}) };
    byTour.value = { ...byTour.peek(), [tourId]: known };
    for (const listener of listeners) listener(tourId, known);
  }

  return {
    byTour: byTour as ReadonlySignal<Readonly<Record<string, RememberedProgress>>>,
    /**
     * Marks a tour as changed from now on, by a walk on this page; `place` if it is known already.
     */
    change(tourId: string, place?: RememberedProgress): void {
      followUser();
      changedAt.set(tourId, ++changes);
      if (place) byTour.value = { ...byTour.peek(), [tourId]: place };
    },
    /** Takes the answer of the server or the device to a change, and reports the heard stops. */
    receive(tourId: string, place: RememberedProgress): void {
      followUser();
      changedAt.set(tourId, ++changes);
      set(tourId, place);
    },
    /** Takes the device's progress in `userId`'s tours that are not known yet. */
    addMissing(userId: string, places: ProgressOfTour[]): void {
      followUser();
      if (owner !== userId) return;
      batch(() => {
        for (const place of places) {
          if (!byTour.peek()[place.tourId]) set(place.tourId, place);
        }
      });
    },
    /**
     * To be called when a load begins. The function that it returns takes the loaded progress of
     * `userId`, except for tours that have changed meanwhile or that `isNewer` names. Loads that
     * are overtaken by a later one, or by another user, change nothing.
     */
    beginLoad(userId: string | undefined) {
      followUser();
      const begunAt = ++changes;
      return (loaded: ProgressOfTour[], isNewer: (tourId: string) => boolean = () => false) => {
        followUser();
        if (owner !== userId || begunAt < loadedAt) return;
        loadedAt = begunAt;
        const stays = (tourId: string) => (changedAt.get(tourId) ?? 0) > begunAt || isNewer(tourId);
        batch(() => {
          const before = Object.entries(byTour.peek());
          byTour.value = Object.fromEntries(before.filter(([tourId]) => stays(tourId)));
          for (const place of loaded) if (!stays(place.tourId)) set(place.tourId, place);
        });
      };
    },
    /** Adds a listener; returns the function that removes it. */
    onHeard(listener: HeardListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
