/** Which stops may start: the rules of ordered and free-order tours. */
import { distanceBetween } from "../geo/distance.ts";
import { hasEntered } from "../geo/geofence.ts";
import type { WalkState } from "./state.ts";

/** True while a stop has not been heard, or is to be heard again. */
export function isDue({ stops }: WalkState, index: number): boolean {
  return !stops[index].heard || stops[index].replay;
}

/**
 * The next open stop after `index` in the tour's order, from the end on to the beginning; `index`
 * is the last.
 */
export function nextDueStop(state: WalkState, index: number): number | undefined {
  const { length } = state.stops;
  for (let step = 1; step <= length; step++) {
    const next = (index + step) % length;
    if (isDue(state, next)) return next;
  }
  return undefined;
}

/**
 * The stop that is to be heard next in the tour's order; undefined when none is left but the one
 * that plays.
 */
export function nextStop(state: WalkState): number | undefined {
  const { index, playing } = state;
  if (playing === undefined && isDue(state, index)) return index;
  const next = nextDueStop(state, playing ?? index);
  return next === playing ? undefined : next;
}

/**
 * The stops that would start if the visitor entered them now (or, while one sounds, be the next):
 * the current one of an ordered tour, all open ones of a free-order tour; but none that has been
 * started where the visitor still is, or is held back there by one that waits for a tap.
 */
export function armedStops(state: WalkState): number[] {
  const { tour, stops, playing, suppressed } = state;
  if (state.phase !== "walking") return [];
  const goal = nextStop(state);
  const may = tour.ordered ? (goal === undefined ? [] : [goal]) : stops.map((_, i) => i);
  return may.filter((i) =>
    i !== playing && isDue(state, i) && !stops[i].triggered && !suppressed.includes(i)
  );
}

/** The armed stops in whose zones the last position is, the nearest first. */
export function enteredStops(state: WalkState): number[] {
  const { fix, tour, stops } = state;
  if (!fix) return [];
  // Who is in range of a stop is inside its zone: all others need no distance.
  return armedStops(state).filter((index) => stops[index].inside)
    .map((index) => ({ index, metres: distanceBetween(fix, tour.stops[index]) }))
    .filter(({ index, metres }) => hasEntered(fix, tour.stops[index], metres))
    .sort((a, b) => a.metres - b.metres)
    .map(({ index }) => index);
}
