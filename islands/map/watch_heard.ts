/** Listens to the walk; in a separate chunk, because it imports the walk. */
import { effect } from "@preact/signals-core";
import { heardIn } from "../tour/walk/heard.ts";

/**
 * Reports the heard stops of `tourId`, whose stops have these ids, after each change; returns the
 * function that stops.
 */
export const watchHeard = (
  tourId: string,
  stopIds: readonly string[],
  report: (heard: readonly number[]) => void,
) => effect(() => report(heardIn(tourId, stopIds)));
