/** The stops that a walk leaves to a tap. Apart from its description, which every visitor loads. */
import { isDue, isSkipped, isUnplaced } from "./armed_stops.ts";
import { describeWalk } from "./description.ts";
import type { WalkState } from "./state.ts";

/**
 * The stops that wait for a tap, besides the one in the headline: skipped ones, and in a free-order
 * tour those without a place.
 */
export function waitingStops(state: WalkState): number[] {
  if (state.phase !== "walking") return [];
  const { stop } = describeWalk(state);
  const isWaiting = (index: number) =>
    isSkipped(state, index) ||
    (!state.tour.ordered && isUnplaced(state, index) && isDue(state, index));
  return [...state.stops.keys()].filter((index) => index !== stop && isWaiting(index));
}
