/** Listens to the walk; in a chunk of its own, since it brings the walk along. */
import { effect } from "@preact/signals-core";
import { heardIn } from "../tour/walk/heard.ts";

/**
 * Reports the heard stops of `tourId`, whose stops have these ids, whenever there may be more;
 * returns the function that stops.
 */
export const watchHeard = (
  tourId: string,
  stopIds: readonly string[],
  report: (heard: readonly number[]) => void,
) => effect(() => report(heardIn(tourId, stopIds)));
