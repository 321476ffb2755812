/** How long a guided walk is: on the ground, and on foot. */
import { distanceBetween } from "./distance.ts";
import type { Position } from "../model/tour/position.ts";

/** Kilometres per hour of a visitor who walks and looks around. */
const STROLLING_KMH = 4.5;

/**
 * Metres from each place to the next one, in order and as the crow flies: streets are longer. 0 for
 * fewer than two places.
 */
export function routeLength(places: readonly Position[]): number {
  return places.reduce(
    (metres, place, i) => i === 0 ? 0 : metres + distanceBetween(places[i - 1], place),
    0,
  );
}

/** Seconds that somebody needs for so many metres on foot. */
export const walkingSeconds = (metres: number): number => metres / (STROLLING_KMH / 3.6);
