/** Events of the player for other parts, such as saved progress. */
import type { PlayerTour } from "../model/tour/player_tour.ts";

/**
 * 'started': a tour begins. 'moved': another stop is current, by choice. 'finished': the stop at
 * `index` was heard to its end; 'left-out': "Play all" could not play it. `next` is the new current
 * stop, missing at the end of the tour. Indexes count from 0.
 */
export type PlayerEvent =
  | { type: "started"; tour: PlayerTour; index: number }
  | { type: "moved"; tour: PlayerTour; index: number }
  | { type: "finished" | "left-out"; tour: PlayerTour; index: number; next?: number };

/** A list of listeners: `emit` calls each; an error in one is logged, and the others are called. */
export function createEvents(log: { warn(message: string, cause?: unknown): void }) {
  const listeners = new Set<(event: PlayerEvent) => void>();
  return {
    /** Adds a listener; returns the function that removes it. */
    on(listener: (event: PlayerEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(event: PlayerEvent): void {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (cause) {
          log.warn(`A listener of the player failed at "${event.type}"`, cause);
        }
      }
    },
  };
}
