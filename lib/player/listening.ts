/** How far one story was heard, and how that is sent. */
import { type Listening, listensPath, PARTS } from "../model/listens/listening.ts";

/** Seconds of sound after which a listening counts: less is a slip of the thumb. */
const LEAST_SECONDS = 5;

/** The end of a recording counts as heard from so many seconds before it, or a tenth of it. */
const LAST_SECONDS = 2;

/** A longer step between two reports of the time is a jump, in seconds. Skipping takes 15. */
const LONGEST_STEP = 5;

/** Follows one story while it plays. */
export function createListening() {
  let [heard, last, farthest] = [0, Infinity, 0];
  return {
    /** The story sounds at a second of its `length` (0 while unknown). */
    at(seconds: number, length: number): void {
      const step = seconds - last;
      if (step > 0 && step < LONGEST_STEP) heard += step;
      last = seconds;
      if (length === 0) return;
      const isOver = length - seconds <= Math.min(LAST_SECONDS, length / 10);
      const part = isOver ? PARTS : Math.min(PARTS - 1, Math.floor(seconds / length * PARTS));
      farthest = Math.max(farthest, part);
    },
    /** The part that it came to (see `Listening`); undefined if too little was heard. */
    left: () => heard >= LEAST_SECONDS || (heard > 0 && farthest === PARTS) ? farthest : undefined,
  };
}

/** Whether the browser asks not to be counted: Global Privacy Control, or Do Not Track. */
export const refusesCounting = ({ globalPrivacyControl, doNotTrack }: {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}): boolean => globalPrivacyControl === true || doNotTrack === "1";

/** A listening on its way to the server. */
export type SentListening = { tourId: string } & Listening;

/**
 * Sends a listening, also while the page is left; nobody waits for the answer. False if the browser
 * does not take it.
 */
export function sendListening({ tourId, ...listening }: SentListening): boolean {
  const body = new Blob([JSON.stringify(listening)], { type: "application/json" });
  return navigator.sendBeacon?.(listensPath(tourId), body) ?? false;
}
