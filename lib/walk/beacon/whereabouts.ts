/**
 * The answer to "Where am I?": places by the hours of a clock whose twelve is straight ahead.
 */
import { compassWord } from "../../geo/bearing.ts";
import { distanceBetween } from "../../geo/distance.ts";
import { metresText } from "../../geo/metres_text.ts";
import { hasPlace } from "../../model/tour/stop_place.ts";
import { placeWord } from "../../model/text/stop_place_names.ts";
import { playsText, spokenMetres } from "../announcements.ts";
import { describeWalk, sentenceOf } from "../description.ts";
import type { WalkState, WalkStop } from "../state.ts";
import { courseTo, directionText, findTarget } from "../target.ts";
import { type Beacon, turnTo } from "./beacon.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("walk");

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
] as const;

/** A turn in degrees (negative to the left), as an hour: 'two o’clock'. */
export const clockWord = (turn: number): string => t(HOURS[(Math.round(turn / 30) + 12) % 12]);

/** The sentences with the visitor's place, the next stop and its distance. */
export function whereabouts({ walk, heading, isWalking, street }: Whereabouts): string[] {
  const { fix } = walk;
  if (walk.phase !== "walking" || !fix) return [sentenceOf(describeWalk(walk))];
  const inside = walk.stops.findIndex((stop) => stop.inside);
  const target = findTarget(walk)?.index;
  const near = nearStops(walk).filter((index) => index !== target && index !== inside);
  return [
    inside < 0 ? "" : playsText(walk.tour.stops[inside], inside),
    street ? t("onStreet", { street }) : "",
    heading === undefined ? "" : t(isWalking ? "walkingTowards" : "facing", {
      direction: directionText(compassWord(heading)),
    }),
    target === undefined || target === inside ? "" : wayTo(walk, target, heading),
    ...near.slice(0, MAX_NEAR).map((index) => t("near", { way: wayTo(walk, index, heading) })),
    heading === undefined ? t("walkForClock") : "",
    fix.accuracy > ROUGH ? t("accurateOnly", { distance: spokenMetres(fix.accuracy) }) : "",
  ].filter(Boolean);
}

/** 'Stop 4, Chapel, at two o’clock, 80 metres.' Without a heading by the compass. */
export function wayTo(walk: WalkState, index: number, heading?: number): string {
  const { tour, fix } = walk;
  const stop = tour.stops[index];
  const named = { number: index + 1, title: stop.title };
  if (!hasPlace(stop)) return t("wayUnplaced", { ...named, place: placeWord(stop.place) });
  if (!fix) return t("wayUnknown", named);
  const { metres, bearing } = courseTo(walk, fix, index);
  return t("way", {
    ...named,
    where: whereOf(bearing, heading),
    distance: spokenMetres(metres),
  });
}

/** 'at two o’clock' from `heading`; without one by the compass: 'north'. */
export const whereOf = (bearing: number, heading?: number): string =>
  heading === undefined
    ? directionText(compassWord(bearing))
    : t("atClock", { clock: clockWord(turnTo(bearing, heading)) });

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
    const where = zone === "ahead"
      ? t("straightAhead")
      : directionText(zone === "aside" ? side : `behind, ${side}`);
    return t("beaconLeads", { number: index + 1, where, distance: metresText(metres) });
  }
  return t(SILENT[beacon.silence]);
}

const SILENT = {
  "no-walk": "walkOver",
  story: "silentStory",
  speech: "silentSpeech",
  "waits-for-tap": "silentTap",
  "no-place": "silentNoPlace",
  "no-position": "silentNoPosition",
  "no-heading": "silentNoHeading",
} as const;
