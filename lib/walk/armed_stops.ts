/** Which stops may start: the rules of guided and free-order tours. */
import { hasEntered, metresFrom } from "../geo/geofence.ts";
import { hasPlace } from "../model/tour/stop_place.ts";
import type { StopState, WalkState } from "./state.ts";

/** True while a stop with a story has not been heard, or is to be heard again. */
export const isDue = ({ stops, tour }: WalkState, index: number): boolean =>
  stops[index].status !== "heard" && !tour.stops[index].isWithheld;

/**
 * True for a stop that the tour does not wait for: it was passed, could not be played, or was left
 * in the middle of its story for another one.
 */
export function isSkipped({ stops, index: current }: WalkState, index: number): boolean {
  const { status } = stops[index];
  return status === "passed" || status === "failed" || (status === "paused" && current !== index);
}

/**
 * The next due stop after `index` in the tour's order, wrapping around at the end; `index` itself
 * comes last. Skipped stops come after all others.
 */
export function nextDueStop(state: WalkState, index: number): number | undefined {
  const { length } = state.stops;
  const due = Array.from({ length }, (_, i) => (index + 1 + i) % length)
    .filter((i) => isDue(state, i));
  return due.find((i) => !isSkipped(state, i)) ?? due[0];
}

/**
 * The next stop to be heard in the tour's order; undefined when none is left except the one that
 * plays.
 */
export function nextStop(state: WalkState): number | undefined {
  const { index, playing } = state;
  if (playing === undefined && isDue(state, index) && !isSkipped(state, index)) return index;
  const next = nextDueStop(state, playing ?? index);
  return next === playing ? undefined : next;
}

/** True for a stop without a place, which no position starts. */
export const isUnplaced = ({ tour }: Pick<WalkState, "tour">, index: number): boolean =>
  !hasPlace(tour.stops[index]);

/** True for a stop that was not started, offered or held during this stay in its zone. */
export const isArmed = ({ stops }: WalkState, index: number): boolean =>
  stops[index].trigger === "armed";

/** An offer before its turn does not use up the stop. */
const isOfferedAhead = ({ status, trigger }: StopState) =>
  status === "ahead" && trigger === "spent";

/** True for a due stop that was at most offered before its turn during this stay in its zone. */
const isStartable = (state: WalkState, index: number): boolean =>
  index !== state.playing && isDue(state, index) &&
  (isArmed(state, index) || isOfferedAhead(state.stops[index]));

/** Of these stops, those that start when the visitor enters them; see `armedStops`. */
function keepArmed(state: WalkState, indexes: number[]): number[] {
  if (!state.tour.ordered || indexes.length === 0) return indexes;
  const next = nextStop(state);
  return indexes.filter((index) => index === next || isSkipped(state, index));
}

/**
 * The stops that start when the visitor enters them (or that are queued then, while one plays): in
 * a guided tour the next one and skipped ones, in a free-order tour all due ones.
 */
export function armedStops(state: WalkState): number[] {
  if (state.phase !== "walking") return [];
  const all = Array.from(state.stops.keys());
  return keepArmed(state, all.filter((index) => isStartable(state, index)));
}

/**
 * The stops whose zones contain the last position, the nearest first: those that start there
 * (`armed`), and those beyond the next one of a guided tour (`ahead`).
 */
export function enteredStops(state: WalkState): { armed: number[]; ahead: number[] } {
  const { fix, tour, stops, phase } = state;
  if (!fix || phase !== "walking") return { armed: [], ahead: [] };
  const entered: { index: number; metres: number }[] = [];
  stops.forEach(({ inside }, index) => {
    const zone = tour.stops[index];
    // A stop whose radius contains the position has been entered, so other distances are not
    // needed.
    if (!inside || !isStartable(state, index) || !hasPlace(zone)) return;
    const metres = metresFrom(fix, zone);
    if (hasEntered(fix, zone, metres)) entered.push({ index, metres });
  });
  const indexes = entered.sort((a, b) => a.metres - b.metres).map(({ index }) => index);
  const armed = keepArmed(state, indexes);
  return { armed, ahead: indexes.filter((index) => !armed.includes(index)) };
}

/**
 * The stops from the next one of the tour to the one before `index`, which a visitor at `index` has
 * passed.
 */
export function stopsBefore(state: WalkState, index: number): number[] {
  const next = nextStop(state) ?? index;
  return Array.from(state.stops.keys()).filter((i) =>
    i >= next && i < index && i !== state.playing && isDue(state, i) && !isSkipped(state, i)
  );
}

/** The next stop on the map after `index` that the tour still waits for. */
export function nextOnMap(state: WalkState, index: number | undefined): number | undefined {
  if (index === undefined) return undefined;
  const { length } = state.stops;
  const others = Array.from({ length: length - 1 }, (_, i) => (index + 1 + i) % length);
  return others.find((i) => isDue(state, i) && !isSkipped(state, i) && !isUnplaced(state, i));
}
