/** Something to be said of single stops, so that a change draws only the rows that it is about. */
import { useSyncExternalStore } from "react";

/** Values by the ids of stops. */
export type StopNotes<T> = {
  get(stopId: string): T | undefined;
  set(values: ReadonlyMap<string, T>): void;
  setOne(stopId: string, value: T): void;
  subscribe(listener: () => void): () => void;
};

export function createStopNotes<T>(values: ReadonlyMap<string, T> = new Map()): StopNotes<T> {
  const listeners = new Set<() => void>();
  const set = (next: ReadonlyMap<string, T>) => {
    values = next;
    for (const listener of listeners) listener();
  };
  return {
    get: (stopId) => values.get(stopId),
    set,
    setOne: (stopId, value) => set(new Map(values).set(stopId, value)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a stop; undefined without one. Values are compared by identity. */
export const useStopNote = <T>(notes: StopNotes<T>, stopId: string): T | undefined =>
  useSyncExternalStore(notes.subscribe, () => notes.get(stopId), () => notes.get(stopId));
