/**
 * The audio beacon towards the next stop. Its sound itself differs by where the stop is, because
 * the level of two ears tells neither front from back.
 */
import { describeWalk } from "../description.ts";
import type { WalkState } from "../state.ts";
import { findTarget } from "../target.ts";

/** Where the stop is from the visitor's heading. */
export type BeaconZone = "ahead" | "aside" | "behind";
export type BeaconSide = "left" | "right";

/** Why the beacon is silent. */
export type BeaconSilence =
  | "no-walk"
  | "story"
  | "speech"
  | "waits-for-tap"
  | "no-place"
  | "no-position"
  | "no-heading";

/** What the beacon does: it sounds for the stop `index`, `turn` degrees to the right, or not. */
export type Beacon =
  | { index: number; zone: BeaconZone; side: BeaconSide; turn: number; metres: number }
  | { silence: BeaconSilence; index?: number };

/**
 * What it depends on: the walk; the visitor's heading in degrees from north, if known; whether a
 * story or a sentence is heard.
 */
export type BeaconInput = {
  walk: WalkState | undefined;
  heading: number | undefined;
  isStoryOn: boolean;
  isSpeaking: boolean;
};

/** Degrees: the stop is ahead within this angle, and behind beyond that one. */
const AHEAD = 22.5;
const BEHIND = 135;

/** Degrees by which both are wider once the stop is there: a step must not change the sound. */
const HYSTERESIS = 7.5;

/** Degrees from straight behind within which the side stays. */
const SAME_SIDE = 20;

/** The next state of the beacon after `before`. */
export function beaconAfter(
  before: Beacon | undefined,
  { walk, heading, isStoryOn, isSpeaking }: BeaconInput,
): Beacon {
  if (walk?.phase !== "walking" || walk.reads) return { silence: "no-walk" };
  if (isStoryOn) return { silence: "story" };
  const { situation } = describeWalk(walk);
  const target = findTarget(walk);
  if (!target) return { silence: "no-walk" };
  const { index } = target;
  const silent = (silence: BeaconSilence): Beacon => ({ silence, index });
  if (situation === "unplaced") return silent("no-place");
  if (WAITS.has(situation)) return silent("waits-for-tap");
  if (situation !== "distance" || target.bearing === undefined) return silent("no-position");
  if (heading === undefined) return silent("no-heading");
  const turn = turnTo(target.bearing, heading);
  if (isSpeaking) return silent("speech");
  const last = before && !("silence" in before) && before.index === index ? before : undefined;
  return {
    index,
    zone: zoneOf(turn, last?.zone),
    side: sideOf(turn, last?.side),
    turn,
    metres: target.metres!,
  };
}

/** The situations in which a story can be had by a tap, so that no way leads on. */
const WAITS: ReadonlySet<string> = new Set(["offered", "paused", "played", "loading", "playing"]);

/** Degrees from the heading to the bearing: negative to the left, -180 to 180. */
export const turnTo = (bearing: number, heading: number): number =>
  ((bearing - heading) % 360 + 540) % 360 - 180;

/** The zone of a turn in degrees; that of `before` reaches a little further. */
export function zoneOf(turn: number, before?: BeaconZone): BeaconZone {
  const away = Math.abs(turn);
  if (away <= AHEAD + (before === "ahead" ? HYSTERESIS : 0)) return "ahead";
  return away >= BEHIND - (before === "behind" ? HYSTERESIS : 0) ? "behind" : "aside";
}

function sideOf(turn: number, before?: BeaconSide): BeaconSide {
  const isUnclear = Math.abs(turn) > 180 - SAME_SIDE;
  return isUnclear && before ? before : turn < 0 ? "left" : "right";
}

/** Milliseconds from one sound to the next: the nearer the stop, the more often. */
export const pauseOf = (metres: number): number => Math.min(2000, Math.max(700, 600 + 7 * metres));
