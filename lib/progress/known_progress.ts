/** What the page knows of the visitor's progress, and which of two reports is the newer one. */
import { batch, type ReadonlySignal, signal } from "@preact/signals-core";
import type { RememberedProgress } from "../model/tour/stop_order.ts";

/** Progress in one tour, with the tour's id. */
export type ProgressOfTour = RememberedProgress & { tourId: string };

/** Called with the progress of a tour, made here or on another device. */
type HeardListener = (tourId: string, place: RememberedProgress) => void;

/** The progress of one user, by the ids of the tours. */
type KnownProgress = ReturnType<typeof createKnownProgress>;

/** Nothing is known at first, and whenever `user` returns somebody else than before. */
export function createKnownProgress(user: () => string | undefined) {
  const byTour = signal<Readonly<Record<string, RememberedProgress>>>({});
  const listeners = new Set<HeardListener>();
  /** When each tour has changed last: counts the changes of all tours. */
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
     * Marks a tour as changed from now on, by a walk on this page; `place` when it is known
     * already.
     */
    change(tourId: string, place?: RememberedProgress): void {
      followUser();
      changedAt.set(tourId, ++changes);
      if (place) byTour.value = { ...byTour.peek(), [tourId]: place };
    },
    /**
     * Takes what the server or the device has answered to a change, and reports the heard stops.
     */
    receive(tourId: string, place: RememberedProgress): void {
      followUser();
      changedAt.set(tourId, ++changes);
      set(tourId, place);
    },
    /** Takes what the device knows of `userId`'s tours of which nothing is known yet. */
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
     * To be called when a load begins. The function that it returns takes what was loaded for
     * `userId`: all progress, but for tours that have changed meanwhile or that `isNewer` names.
     * Loads that are overtaken by a later one, or by another user, change nothing.
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
