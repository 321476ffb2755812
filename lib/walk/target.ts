/** The next stop to go to, with distance and direction. */
import { degrees } from "../geo/angles.ts";
import { bearingBetween, type CompassWord, compassWord, nearestWord } from "../geo/bearing.ts";
import { distanceBetween } from "../geo/distance.ts";
import type { Fix } from "../geo/fix.ts";
import { armedStops, isDue, isUnplaced, nextStop } from "./armed_stops.ts";
import { hasPlace, type StopPlace } from "../model/tour/stop_place.ts";
import type { WalkState, ZoneStop } from "./state.ts";
import { texts } from "../texts/texts.ts";

const t = texts("walk");

/**
 * Where a stop is: as a word, which `directionText` says, and as the `angle` of an arrow, in
 * degrees clockwise. From the way that the visitor faces; where that is not known, from the north,
 * which is up on the map.
 */
export type Direction = { direction: DirectionWord; angle: number };
export type DirectionWord = CompassWord | typeof SIDES[number];

/**
 * The next stop. One without a place has `place`; of others `metres`, `bearing` (degrees from
 * north) and the direction are from the last position, missing without one.
 */
export type Target =
  & { index: number; place?: StopPlace; metres?: number; bearing?: number }
  & Partial<Direction>;

/**
 * The target: the next stop of an ordered tour, the nearest due one of a free-order tour, where
 * those without a place come last.
 */
export function findTarget(state: WalkState): Target | undefined {
  const { fix, tour, stops } = state;
  const goal = nextStop(state);
  if (goal === undefined || tour.ordered) return goal === undefined ? undefined : at(goal);
  const due = [goal, ...stops.keys()].filter((i) =>
    isDue(state, i) && i !== state.playing && !isUnplaced(state, i)
  );
  if (due.length === 0 || !fix) return at(due[0] ?? goal);
  const armed = armedStops(state).filter((index) => due.includes(index));
  return at(nearestOf(armed.length > 0 ? armed : due, fix, tour));

  function at(index: number): Target {
    const stop = tour.stops[index];
    if (!hasPlace(stop)) return { index, place: stop.place };
    if (!fix) return { index };
    const bearing = bearingBetween(fix, stop);
    return {
      index,
      metres: distanceBetween(fix, stop),
      bearing,
      ...directionOf(state, fix, index),
    };
  }
}

/** Clockwise from the way that the visitor faces. */
const SIDES = [
  "ahead",
  "ahead, right",
  "right",
  "behind, right",
  "behind you",
  "behind, left",
  "left",
  "ahead, left",
] as const;

/** The keys of the texts of the directions. */
const TEXTS = {
  north: "north",
  "north-east": "northEast",
  east: "east",
  "south-east": "southEast",
  south: "south",
  "south-west": "southWest",
  west: "west",
  "north-west": "northWest",
  ahead: "ahead",
  "ahead, right": "aheadRight",
  right: "right",
  "behind, right": "behindRight",
  "behind you": "behindYou",
  "behind, left": "behindLeft",
  left: "left",
  "ahead, left": "aheadLeft",
} as const;

/** A direction within a sentence, for screen and voice. */
export const directionText = (word: DirectionWord): string => t(TEXTS[word]);

/** The direction of a stop. A word stays while the error of the position may explain the change. */
export function directionOf(state: WalkState, fix: Fix, index: number): Direction {
  const { tour, way } = state;
  const stop = tour.stops[index] as ZoneStop;
  const facing = facingOf(state);
  const angle = bearingBetween(fix, stop) - (facing ?? 0);
  const margin = directionMargin(fix, distanceBetween(fix, stop));
  const before = way?.index === index ? way.direction as DirectionWord : undefined;
  const direction = facing === undefined
    ? compassWord(angle, before as CompassWord, margin)
    : nearestWord<DirectionWord>(SIDES, angle, before, margin);
  return { direction, angle };
}

/** The way that the visitor faces, in degrees from north: by the compass, else as they walked. */
export const facingOf = ({ compass, course }: WalkState): number | undefined => compass ?? course;

/** The words that say at present where the next stop is. */
export function wayOf(state: WalkState): WalkState["way"] {
  const { index = 0, direction } = findTarget(state) ?? {};
  return direction === undefined ? undefined : { index, direction };
}

/**
 * How many degrees a direction may leave its sector before the word changes: the error of the
 * position as an angle at this distance.
 */
export function directionMargin({ accuracy }: Fix, metres: number): number {
  return Math.min(45, Math.max(10, degrees(Math.atan2(accuracy, metres))));
}

function nearestOf(indexes: number[], fix: Fix, { stops }: WalkState["tour"]): number {
  const metres = indexes.map((index) => distanceBetween(fix, stops[index] as ZoneStop));
  return indexes[metres.indexOf(Math.min(...metres))];
}

/** Metres before the zone of the next stop where other devices' progress is requested. */
const APPROACH_METRES = 50;

/** The shortest time between two such requests, in milliseconds. */
const CATCH_UP_MS = 15_000;

/**
 * Makes a function that calls `ask` when the walk nears a stop: a story that another device of the
 * account has just played must stay silent here. `now`: milliseconds.
 */
export function createCatchUp(ask: () => void, now: () => number) {
  let askedAt = -Infinity;
  return (walk: WalkState | undefined): void => {
    const target = walk && findTarget(walk);
    if (target?.metres === undefined || now() < askedAt + CATCH_UP_MS) return;
    const { radius } = walk!.tour.stops[target.index] as ZoneStop;
    if (target.metres > radius + APPROACH_METRES) return;
    askedAt = now();
    ask();
  };
}
