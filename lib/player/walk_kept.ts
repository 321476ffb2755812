/** Keeps walks in local storage, one record a tour. */
import type { KeptWalk, WalkKeeper } from "./walk_keeper.ts";

const key = (tourId: string) => `walk-${tourId}`;

/** The keeper of this device. Browser only. */
export function theKeeper(): WalkKeeper {
  return {
    read(tourId) {
      try {
        return JSON.parse(localStorage.getItem(key(tourId)) ?? "null") as KeptWalk ?? undefined;
      } catch {
        return undefined;
      }
    },
    start() {},
    save(tourId, currentStopIndex, completedStops) {
      try {
        localStorage.setItem(key(tourId), JSON.stringify({ currentStopIndex, completedStops }));
      } catch {
        // Full or refused: the walk goes on without.
      }
    },
    finish() {},
    on: () => () => {},
  };
}
