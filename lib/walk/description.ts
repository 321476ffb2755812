/**
 * What a running walk shows. Headline, arrow and main button all come from the one function here,
 * so that no two of them contradict each other.
 */
import { exitDistance, isUsable } from "../geo/geofence.ts";
import { metresText } from "../geo/metres_text.ts";
import { isSkipped } from "./armed_stops.ts";
import { findTarget, type Target } from "./target.ts";
import { heardStops, type WalkState } from "./state.ts";

/** Which of its situations a walk is in. */
export type WalkSituation =
  | "idle"
  | "finished"
  | "loading"
  | "playing"
  | "offered"
  | "paused"
  | "lost"
  | "waiting"
  | "inaccurate"
  | "jump"
  | "played"
  | "distance";

/** What is to be shown of a walk. Stops are named by their index in the tour. */
export type WalkDescription = {
  situation: WalkSituation;
  /** A few words without a full stop: what happens now. */
  headline: string;
  /** What the visitor can do about it, or what follows. */
  detail?: string;
  /** The stop that the headline is about. */
  stop?: number;
  /** The stop to walk to, while the headline is about that or about one that was reached. */
  target?: Target;
  /** The stop that the main button plays, or pauses while it plays. */
  button?: number;
  /** True while nothing goes on before the main button is pressed. */
  isButtonAwaited: boolean;
};

/** Metres: devices that share only a rough place claim an accuracy of kilometres. */
const ROUGH_PLACE = 1000;

/** Describes a walk as it is now. */
export function describeWalk(state: WalkState): WalkDescription {
  const target = state.phase === "walking" ? findTarget(state) : undefined;
  const found = describePhase(state) ?? describePlayback(state, target) ??
    describePosition(state, target) ?? describeDistance(state, target);
  return { isButtonAwaited: false, ...found };
}

/** The whole description in one line. */
export function sentenceOf({ headline, detail }: WalkDescription): string {
  return detail ? `${headline}. ${detail}` : `${headline}.`;
}

/** The stops that wait for a tap, beside the one that the headline is about. */
export function waitingStops(state: WalkState): number[] {
  if (state.phase !== "walking") return [];
  const { stop } = describeWalk(state);
  return [...state.stops.keys()].filter((index) => index !== stop && isSkipped(state, index));
}

type Found = Omit<WalkDescription, "isButtonAwaited"> & { isButtonAwaited?: boolean };

const name = (index: number) => `stop ${index + 1}`;

function describePhase(state: WalkState): Found | undefined {
  if (state.phase === "walking") return undefined;
  if (state.phase === "idle") {
    return { situation: "idle", headline: "The walk has not been started yet" };
  }
  const left = state.stops.length - heardStops(state).length;
  return left === 0
    ? { situation: "finished", headline: "You have heard every stop" }
    : { situation: "finished", headline: "The walk has ended", detail: `${left} left to hear.` };
}

function describePlayback(state: WalkState, target: Target | undefined): Found | undefined {
  const { playing, starting, queue, offered, paused, stops } = state;
  const next = nextText(target);
  if (playing !== undefined) {
    const about = { stop: playing, button: playing, target };
    const detail = queue.length > 0 ? `Stop ${queue[0] + 1} follows.` : next;
    return starting?.index === playing
      ? { ...about, situation: "loading", headline: `Loading ${name(playing)}`, detail }
      : { ...about, situation: "playing", headline: `Playing ${name(playing)}`, detail };
  }
  if (offered) {
    const { index, passed } = offered;
    const about = { stop: index, button: index, isButtonAwaited: true };
    if (stops[index].failed) {
      const headline = `Stop ${index + 1} could not be played`;
      return { ...about, situation: "offered", headline, detail: "Press Play to try again." };
    }
    if (!passed) {
      const headline = `You are at ${name(index)}`;
      return { ...about, situation: "offered", headline, detail: "Press Play to hear it." };
    }
    const beyond = target?.index === index ? undefined : target;
    const detail = ["Press Play to hear it.", nextText(beyond)].filter(Boolean).join(" ");
    const headline = `You have passed ${name(index)}`;
    return { ...about, situation: "offered", headline, detail, target: beyond };
  }
  if (paused === undefined) return undefined;
  return {
    situation: "paused",
    headline: `Paused at ${name(paused)}`,
    detail: "Press Play to continue.",
    stop: paused,
    button: paused,
    isButtonAwaited: true,
  };
}

/** Where the walk leads after what the headline is about. */
function nextText(target: Target | undefined): string | undefined {
  if (!target) return undefined;
  const { index, metres, direction } = target;
  return metres === undefined
    ? `Next: ${name(index)}.`
    : `Next: ${name(index)}, ${metresText(metres)}, ${direction}.`;
}

function describePosition(state: WalkState, target: Target | undefined): Found | undefined {
  const { locationError, latestFix, fix, unconfirmed, tour } = state;
  const about = { stop: target?.index, button: target?.index };
  if (locationError) {
    const detail = locationError;
    return {
      ...about,
      situation: "lost",
      headline: "No position at the moment",
      detail,
      isButtonAwaited: true,
    };
  }
  if (latestFix && target && !isUsable(latestFix, tour.stops[target.index])) {
    const { accuracy } = latestFix;
    const detail = accuracy >= ROUGH_PLACE
      ? "Your phone shares only an approximate location. Let this browser use the precise one (on an " +
        "iPhone: Settings › Privacy & Security › Location Services › Safari Websites › Precise " +
        "Location)."
      : "Waiting for a better reading.";
    const headline = `Your position is only accurate to ±${metresText(accuracy)}`;
    return { ...about, situation: "inaccurate", headline, detail };
  }
  if (latestFix && unconfirmed) {
    const detail = "Your position jumped. Waiting for another reading to confirm it.";
    return { ...about, situation: "jump", headline: "Checking your position", detail };
  }
  if (latestFix && fix) return undefined;
  return { ...about, situation: "waiting", headline: "Waiting for your position" };
}

function describeDistance(
  { tour, stops, suppressed }: WalkState,
  target: Target | undefined,
): Found {
  if (target?.metres === undefined) {
    return { situation: "waiting", headline: "Waiting for your position" };
  }
  const { index, metres, direction } = target;
  const about = { stop: index, button: index };
  if (stops[index].triggered || suppressed.includes(index)) {
    const away = metresText(exitDistance(tour.stops[index].radius));
    const detail = `Press Play to hear it, or walk at least ${away} away and come back.`;
    const headline = `You are at ${name(index)}`;
    return { ...about, situation: "played", headline, detail, isButtonAwaited: true };
  }
  const headline = `${metresText(metres)} to ${name(index)}, ${direction}`;
  return { ...about, situation: "distance", headline, target };
}
