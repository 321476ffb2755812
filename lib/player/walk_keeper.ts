/** Where a walk keeps how far it has come, and learns of other devices. */

/** As the progress record has it; stops by their place in the tour, from 0. */
export type KeptWalk = { currentStopIndex: number; completedStops: number[] };

/** No call throws or waits: what cannot be sent now is sent later. */
export type WalkKeeper = {
  /** What is known on this device. */
  read(tourId: string): KeptWalk | undefined;
  /** A walk begins, or goes on. */
  start(tourId: string): void;
  save(tourId: string, currentStopIndex: number, completedStops: number[]): void;
  /** The walk is over. */
  finish(tourId: string): void;
  /** Calls `listener` with the stops that were heard on other devices; gives the way to stop. */
  on(listener: (tourId: string, heard: number[]) => void): () => void;
};
