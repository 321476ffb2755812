/**
 * The answer to "Where am I?": places by the hours of a clock whose twelve is straight ahead.
 */
import { bearingBetween, compassWord } from "../../geo/bearing.ts";
import { distanceBetween } from "../../geo/distance.ts";
import { metresText } from "../../geo/metres_text.ts";
import { hasPlace } from "../../model/tour/stop_place.ts";
import { placeWord, spokenMetres } from "../announcements.ts";
import { describeWalk, sentenceOf } from "../description.ts";
import type { WalkState, WalkStop } from "../state.ts";
import { findTarget } from "../target.ts";
import { type Beacon, turnTo } from "./beacon.ts";

/**
 * What is known where the visitor is: degrees from north that they face, whether they walk, and the
 * name of the street.
 */
export type Whereabouts = {
  walk: WalkState;
  heading: number | undefined;
  isWalking: boolean;
  street?: string;
};

/** Metres within which another stop is mentioned, and how many of them. */
const NEAR = 150;
const MAX_NEAR = 2;

/** Metres: a worse position is said to be. */
const ROUGH = 30;

const HOURS = [
  "twelve",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
];

/** A turn in degrees (negative to the left), as an hour: 'two o’clock'. */
export const clockWord = (turn: number): string =>
  `${HOURS[(Math.round(turn / 30) + 12) % 12]} o’clock`;

/** The sentences with the visitor's place, the next stop and its distance. */
export function whereabouts({ walk, heading, isWalking, street }: Whereabouts): string[] {
  const { fix } = walk;
  if (walk.phase !== "walking" || !fix) return [sentenceOf(describeWalk(walk))];
  const inside = walk.stops.findIndex((stop) => stop.inside);
  const target = findTarget(walk)?.index;
  const near = nearStops(walk).filter((index) => index !== target && index !== inside);
  return [
    inside < 0 ? "" : `You’re at ${nameOf(walk, inside)}.`,
    street ? `You’re on ${street}.` : "",
    heading === undefined
      ? ""
      : `You’re ${isWalking ? "walking" : "facing"} ${compassWord(heading)}.`,
    target === undefined || target === inside ? "" : wayTo(walk, target, heading),
    ...near.slice(0, MAX_NEAR).map((index) => `Near: ${wayTo(walk, index, heading)}`),
    heading === undefined ? "Walk a few steps to hear directions by the clock." : "",
    fix.accuracy > ROUGH ? `Your position is accurate only to ${spokenMetres(fix.accuracy)}.` : "",
  ].filter(Boolean);
}

/** 'Stop 4, Chapel, at two o’clock, 80 metres.' Without a heading by the compass. */
export function wayTo({ tour, fix }: WalkState, index: number, heading?: number): string {
  const stop = tour.stops[index];
  const name = `Stop ${index + 1}, ${stop.title}`;
  if (!hasPlace(stop)) return `${name}, ${placeWord(stop.place)}.`;
  if (!fix) return `${name}.`;
  const bearing = bearingBetween(fix, stop);
  const where = heading === undefined
    ? compassWord(bearing)
    : `at ${clockWord(turnTo(bearing, heading))}`;
  return `${name}, ${where}, ${spokenMetres(distanceBetween(fix, stop))}.`;
}

const nameOf = ({ tour }: WalkState, index: number) =>
  `stop ${index + 1}, ${tour.stops[index].title}`;

/** The stops around the visitor, the nearest first. */
function nearStops({ tour, fix }: WalkState): number[] {
  const awayOf = (stop: WalkStop) => hasPlace(stop) ? distanceBetween(fix!, stop) : Infinity;
  return tour.stops.map((stop, index) => ({ index, away: awayOf(stop) }))
    .filter(({ away }) => away <= NEAR)
    .sort((a, b) => a.away - b.away)
    .map(({ index }) => index);
}

/** The line under the switch: where the stop is, or why the beacon is silent. */
export function beaconText(beacon: Beacon): string {
  if (!("silence" in beacon)) {
    const { index, zone, side, metres } = beacon;
    const where = zone === "ahead" ? "straight ahead" : zone === "aside" ? side : `behind, ${side}`;
    return `Stop ${index + 1}: ${where}, ${metresText(metres)}`;
  }
  return SILENT[beacon.silence];
}

const SILENT = {
  "no-walk": "The walk is over.",
  story: "Silent during a story.",
  speech: "Silent during speech.",
  "waits-for-tap": "Silent: a story waits for your tap.",
  "no-place": "Silent: this stop has no place. Play it by a tap or a code.",
  "no-position": "Silent until your position is known.",
  "no-heading": "Silent until you walk a few steps or turn the phone.",
};
