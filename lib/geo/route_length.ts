/** The length of a guided walk, in metres and in seconds. */
import { distanceBetween } from "./distance.ts";
import type { Position } from "../model/tour/position.ts";

/** Kilometres per hour of a visitor who walks and looks around. */
const STROLLING_KMH = 4.5;

/**
 * Metres along the places in order, as the crow flies, so less than by street. 0 for fewer than two
 * places.
 */
export function routeLength(places: readonly Position[]): number {
  return places.reduce(
    (metres, place, i) => i === 0 ? 0 : metres + distanceBetween(places[i - 1], place),
    0,
  );
}

/** Seconds of a walk of so many metres. */
export const walkingSeconds = (metres: number): number => metres / (STROLLING_KMH / 3.6);
