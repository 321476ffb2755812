/** The next stop to go to, with distance and direction. */
import { degrees } from "../geo/angles.ts";
import { bearingBetween, type CompassWord, compassWord, nearestWord } from "../geo/bearing.ts";
import { distanceBetween } from "../geo/distance.ts";
import type { Fix } from "../geo/fix.ts";
import { walkingSeconds } from "../geo/route_length.ts";
import { armedStops, isDue, isUnplaced, nextStop } from "./armed_stops.ts";
import { hasPlace, type StopPlace } from "../model/tour/stop_place.ts";
import type { WalkState, ZoneStop } from "./state.ts";
import { wayCode } from "./way/way_code.ts";
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
 * How a visitor gets to a stop: metres, seconds on foot, the bearing in degrees from north, and the
 * direction. `isOnLeg`: along the way ahead; else as the crow flies.
 */
export type Course = Direction & {
  metres: number;
  seconds: number;
  bearing: number;
  isOnLeg: boolean;
};

/**
 * The next stop. One without a place has `place`; of others the course is from the last position,
 * missing without one.
 */
export type Target = { index: number; place?: StopPlace } & Partial<Course>;

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
    return { index, ...courseTo(state, fix, index) };
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

/** The course to a stop: to the next one along its leg, where the archive has that. */
export function courseTo(state: WalkState, fix: Fix, index: number): Course {
  const lead = wayCode().leadAlongWay?.(state, index);
  const stop = state.tour.stops[index] as ZoneStop;
  const metres = lead?.metres ?? distanceBetween(fix, stop);
  const bearing = lead?.bearing ?? bearingBetween(fix, stop);
  const margin = lead?.isSteady ? LEAST_MARGIN : directionMargin(fix, lead?.reach ?? metres);
  return {
    metres,
    seconds: walkingSeconds(metres),
    bearing,
    isOnLeg: lead !== undefined,
    ...directionOf(state, index, bearing, margin),
  };
}

/**
 * The direction of a bearing. A word stays while the bearing leaves its sector by less than
 * `margin` degrees, because the error of the position may explain that.
 */
function directionOf(state: WalkState, index: number, bearing: number, margin: number): Direction {
  const { way } = state;
  const facing = facingOf(state);
  const angle = bearing - (facing ?? 0);
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

/** Degrees by which a direction leaves its sector at least before the word changes. */
const LEAST_MARGIN = 10;

/**
 * How many degrees a direction may leave its sector before the word changes: the error of the
 * position as an angle at this distance.
 */
export function directionMargin({ accuracy }: Fix, metres: number): number {
  return Math.min(45, Math.max(LEAST_MARGIN, degrees(Math.atan2(accuracy, metres))));
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
    const stop = walk!.tour.stops[target.index] as ZoneStop;
    // A zone is neared through houses, too.
    if (distanceBetween(walk!.fix!, stop) > stop.radius + APPROACH_METRES) return;
    askedAt = now();
    ask();
  };
}
