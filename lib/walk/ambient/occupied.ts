/** Which ambient sound a walk plays: pure functions of its state. */
import { hasPlace } from "../../model/tour/stop_place.ts";
import type { WalkState, WalkTour } from "../state.ts";

/** The address of the ambient sound of the stop `index`, if it has one. */
function ambientOf({ stops }: WalkTour, index: number): string | undefined {
  const stop = stops[index];
  return stop && hasPlace(stop) ? stop.ambientUrl : undefined;
}

/** True when a zone of the tour has an ambient sound. */
export const hasAmbient = (tour: WalkTour): boolean =>
  tour.stops.some((_, index) => ambientOf(tour, index) !== undefined);

/**
 * The stops with an ambient sound in whose zones the visitor is, in the order of entering; `before`
 * is the result for the state before. The last one is heard: choosing the nearest would make zones
 * that overlap change places with each error of the position.
 */
export function occupiedAfter(
  before: readonly number[],
  { tour, stops }: Pick<WalkState, "tour" | "stops">,
): readonly number[] {
  const isHere = (index: number) => stops[index]?.inside && ambientOf(tour, index) !== undefined;
  const entered = stops.flatMap((_, i) => isHere(i) && !before.includes(i) ? [i] : []);
  return [...before.filter(isHere), ...entered];
}

/** The address of what is to be heard in a walk; silent while it is paused, read, or over. */
export function wantedSound(
  walk: WalkState | undefined,
  occupied: readonly number[],
): string | undefined {
  const last = occupied.at(-1);
  if (walk?.phase !== "walking" || last === undefined) return undefined;
  return walk.paused !== undefined || walk.reads ? undefined : ambientOf(walk.tour, last);
}
