/**
 * The display of a running walk. Headline, arrow and main button all come from the one function
 * here, so that they never contradict each other.
 */
import { exitDistance, isUsable } from "../geo/geofence.ts";
import { metresText } from "../geo/metres_text.ts";
import { placeWord, pressText } from "./announcements.ts";
import { isUnplaced } from "./armed_stops.ts";
import { isInDoubt } from "./position_filter.ts";
import { findTarget, type Target } from "./target.ts";
import { missedStops, type WalkState, type ZoneStop } from "./state.ts";

/** The situation of a walk. */
type WalkSituation =
  | "idle"
  | "finished"
  | "loading"
  | "playing"
  | "offered"
  | "unplaced"
  | "paused"
  | "lost"
  | "waiting"
  | "inaccurate"
  | "jump"
  | "played"
  | "distance";

/** The display of a walk. Stops are named by their index in the tour. */
export type WalkDescription = {
  situation: WalkSituation;
  /** A few words without a full stop: what happens now. */
  headline: string;
  /** What the visitor can do about it, or what follows. */
  detail?: string;
  /** An additional problem: the position was lost while a story plays or waits for a tap. */
  warning?: string;
  /** The stop that the headline is about. */
  stop?: number;
  /** The stop to walk to, while the headline is about that or about a stop that was reached. */
  target?: Target;
  /** The stop that the main button plays, or pauses while it plays. */
  button?: number;
  /** True while the walk waits for the main button. */
  isButtonAwaited: boolean;
};

/** Metres: devices that share only an approximate position report an accuracy of kilometres. */
const ROUGH_PLACE = 1000;

const NO_POSITION = "Your position is unknown";

/**
 * Describes a walk as it is now.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { describeWalk } from "./description.ts";
 * import { createWalk } from "./state.ts";
 *
 * const mill = { latitude: 48.2, longitude: 16.37, radius: 30, title: "Mill" };
 * const walk = createWalk({ id: "tour", ordered: true, stops: [mill] });
 * assert.equal(typeof describeWalk(walk).headline, "string");
 * ```
 */
export function describeWalk(state: WalkState): WalkDescription {
  const target = state.phase === "walking" ? findTarget(state) : undefined;
  const found = describePhase(state) ?? describePlayback(state, target) ??
    describeUnplaced(state, target) ?? describePosition(state, target) ??
    describeDistance(state, target);
  return { isButtonAwaited: false, warning: warningOf(state, found), ...found };
}

function warningOf({ phase, locationError }: WalkState, { situation }: Found): string | undefined {
  const isMatterOfPlace = situation !== "lost" && situation !== "unplaced";
  if (phase !== "walking" || !isMatterOfPlace || !locationError) return undefined;
  return `${NO_POSITION}: ${locationError}`;
}

/** The whole description in one line. */
export function sentenceOf({ headline, detail, warning }: WalkDescription): string {
  return [`${headline}.`, detail, warning && `${warning}.`].filter(Boolean).join(" ");
}

type Found = Omit<WalkDescription, "isButtonAwaited"> & { isButtonAwaited?: boolean };

/** The word on the buttons that begin a story. */
export const playWord = ({ reads }: Pick<WalkState, "reads">): string => reads ? "Read" : "Play";

const name = (index: number) => `stop ${index + 1}`;

function describePhase(state: WalkState): Found | undefined {
  if (state.phase === "walking") return undefined;
  if (state.phase === "idle") {
    return { situation: "idle", headline: "You haven’t started the walk yet" };
  }
  const left = missedStops(state).length;
  return left === 0 ? { situation: "finished", headline: "You’ve heard every story" } : {
    situation: "finished",
    headline: "The walk has ended",
    detail: `${left} ${left === 1 ? "story" : "stories"} left to hear.`,
  };
}

function describePlayback(state: WalkState, target: Target | undefined): Found | undefined {
  const { playing, starting, queue, offered, paused, stops } = state;
  const next = nextText(target);
  if (playing !== undefined) {
    const about = { stop: playing, button: playing, target };
    const detail = queue.length > 0 ? `Up next: stop ${queue[0] + 1}.` : next;
    return starting?.index === playing
      ? { ...about, situation: "loading", headline: `Loading ${name(playing)}`, detail }
      : {
        ...about,
        situation: "playing",
        headline: `${state.reads ? "Reading" : "Playing"} ${name(playing)}`,
        detail,
      };
  }
  if (offered && !isUnplaced(state, offered.index)) {
    const { index, passed } = offered;
    const about = { stop: index, button: index, isButtonAwaited: true };
    if (stops[index].status === "failed") {
      const headline = `Stop ${index + 1} won’t play`;
      return {
        ...about,
        situation: "offered",
        headline,
        detail: `Press ${playWord(state)} to try again.`,
      };
    }
    if (!passed) {
      const headline = `You’re at ${name(index)}`;
      return { ...about, situation: "offered", headline, detail: pressText(state) };
    }
    const beyond = target?.index === index ? undefined : target;
    const detail = [pressText(state), nextText(beyond)].filter(Boolean).join(" ");
    const headline = `You’ve passed ${name(index)}`;
    return { ...about, situation: "offered", headline, detail, target: beyond };
  }
  if (paused === undefined) return undefined;
  return {
    situation: "paused",
    headline: `Paused at ${name(paused)}`,
    detail: `Press ${playWord(state)} to continue.`,
    stop: paused,
    button: paused,
    isButtonAwaited: true,
  };
}

/** Where the walk leads after the stop in the headline. */
function nextText(target: Target | undefined): string | undefined {
  if (!target) return undefined;
  const { index, metres, direction, place } = target;
  if (place) return `Next: ${name(index)}, ${placeWord(place)}.`;
  return metres === undefined
    ? `Next: ${name(index)}.`
    : `Next: ${name(index)}, ${metresText(metres)}, ${direction}.`;
}

/** A stop without a place: no distance, no direction, but what to do. */
function describeUnplaced(state: WalkState, target: Target | undefined): Found | undefined {
  if (!target?.place) return undefined;
  const { index, place } = target;
  return {
    situation: "unplaced",
    headline: `Next: ${name(index)}, ${placeWord(place)}`,
    detail: `${pressText(state).slice(0, -1)}, or scan its code.`,
    stop: index,
    button: index,
    isButtonAwaited: true,
  };
}

function describePosition(state: WalkState, target: Target | undefined): Found | undefined {
  const { locationError, latestFix, fix, tour } = state;
  const about = { stop: target?.index, button: target?.index };
  if (locationError) {
    const detail = locationError;
    return {
      ...about,
      situation: "lost",
      headline: NO_POSITION,
      detail,
      isButtonAwaited: true,
    };
  }
  const zone = target && tour.stops[target.index] as ZoneStop;
  if (latestFix && zone && !isUsable(latestFix, zone)) {
    const { accuracy } = latestFix;
    const detail = accuracy >= ROUGH_PLACE
      ? "Your phone shares only a rough location. Let this browser use the precise one (on an " +
        "iPhone: Settings › Privacy & Security › Location Services › Safari Websites › Precise " +
        "Location)."
      : "Waiting for a better position.";
    const headline = `Your position is accurate only to ±${metresText(accuracy)}`;
    return { ...about, situation: "inaccurate", headline, detail };
  }
  if (latestFix && isInDoubt(state)) {
    const detail = "Your position jumped. Waiting for another one to confirm it.";
    return { ...about, situation: "jump", headline: "Checking your position", detail };
  }
  if (latestFix && fix) return undefined;
  return { ...about, situation: "waiting", headline: "Waiting for your position" };
}

function describeDistance(state: WalkState, target: Target | undefined): Found {
  const { tour, stops } = state;
  if (target?.metres === undefined) {
    return { situation: "waiting", headline: "Waiting for your position" };
  }
  const { index, metres, direction } = target;
  const about = { stop: index, button: index };
  if (stops[index].trigger !== "armed") {
    const away = metresText(exitDistance((tour.stops[index] as ZoneStop).radius));
    const detail = `${pressText(state).slice(0, -1)}, or walk at least ${away} away and come back.`;
    const headline = `You’re at ${name(index)}`;
    return { ...about, situation: "played", headline, detail, isButtonAwaited: true };
  }
  const headline = `${metresText(metres)} to ${name(index)}, ${direction}`;
  return { ...about, situation: "distance", headline, target };
}
