/** The stop to go to, how far away and in which direction. */
import { bearingBetween, type CompassWord, compassWord } from "../geo/bearing.ts";
import { distanceBetween } from "../geo/distance.ts";
import type { Fix } from "../geo/fix.ts";
import { armedStops, isDue, nextStop } from "./armed_stops.ts";
import type { WalkState } from "./state.ts";

/**
 * The stop to go to; `metres`, `bearing` (degrees from north) and its name `direction` are those
 * from the last position, absent while there is none.
 */
export type Target = {
  index: number;
  metres?: number;
  bearing?: number;
  direction?: CompassWord;
};

/** Where to go: the next stop of an ordered tour, the nearest due one of a free-order tour. */
export function findTarget(state: WalkState): Target | undefined {
  const { fix, tour, stops } = state;
  const goal = nextStop(state);
  if (!fix || tour.ordered || goal === undefined) return goal === undefined ? undefined : at(goal);
  const armed = armedStops(state);
  const due = stops.flatMap((_, i) => isDue(state, i) && i !== state.playing ? [i] : []);
  return at(nearestOf(armed.length > 0 ? armed : due, fix, tour));

  function at(index: number): Target {
    if (!fix) return { index };
    const bearing = bearingBetween(fix, tour.stops[index]);
    const metres = distanceBetween(fix, tour.stops[index]);
    return { index, metres, bearing, direction: compassWord(bearing) };
  }
}

function nearestOf(indexes: number[], fix: Fix, { stops }: WalkState["tour"]): number {
  const metres = indexes.map((index) => distanceBetween(fix, stops[index]));
  return indexes[metres.indexOf(Math.min(...metres))];
}
