/**
 * The display of a running walk. Headline, arrow and main button all come from the one function
 * here, so that they never contradict each other.
 */
import { exitDistance, isUsable } from "../geo/geofence.ts";
import { metresText } from "../geo/metres_text.ts";
import { placeWord } from "../model/text/stop_place_names.ts";
import { pressText } from "./announcements.ts";
import { isUnplaced } from "./armed_stops.ts";
import { isInDoubt } from "./position_filter.ts";
import { directionText, findTarget, type Target } from "./target.ts";
import { texts } from "../texts/texts.ts";
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

const t = texts("walk");

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
  return t("positionUnknownReason", { reason: locationError });
}

/** The whole description in one line. */
export function sentenceOf({ headline, detail, warning }: WalkDescription): string {
  return [`${headline}.`, detail, warning && `${warning}.`].filter(Boolean).join(" ");
}

type Found = Omit<WalkDescription, "isButtonAwaited"> & { isButtonAwaited?: boolean };

/** The word on the buttons that begin a story. */
export const playWord = ({ reads }: Pick<WalkState, "reads">): string =>
  reads ? t("read") : t("play");

/** The name of the button that begins the story of the stop `index`. */
export const playStopText = ({ reads }: Pick<WalkState, "reads">, index: number): string =>
  t(reads ? "readStop" : "playStop", { number: index + 1 });

function describePhase(state: WalkState): Found | undefined {
  if (state.phase === "walking") return undefined;
  if (state.phase === "idle") {
    return { situation: "idle", headline: t("notStarted") };
  }
  const left = missedStops(state).length;
  return left === 0 ? { situation: "finished", headline: t("heardEveryStory") } : {
    situation: "finished",
    headline: t("hasEnded"),
    detail: t("storiesLeft", { count: left }),
  };
}

function describePlayback(state: WalkState, target: Target | undefined): Found | undefined {
  const { playing, starting, queue, offered, paused, stops } = state;
  const next = nextText(target);
  if (playing !== undefined) {
    const about = { stop: playing, button: playing, target };
    const detail = queue.length > 0 ? t("upNextStop", { number: queue[0] + 1 }) : next;
    return starting?.index === playing
      ? {
        ...about,
        situation: "loading",
        headline: t("loadingStop", { number: playing + 1 }),
        detail,
      }
      : {
        ...about,
        situation: "playing",
        headline: t(state.reads ? "readingStop" : "playingStop", { number: playing + 1 }),
        detail,
      };
  }
  if (offered && !isUnplaced(state, offered.index)) {
    const { index, passed } = offered;
    const about = { stop: index, button: index, isButtonAwaited: true };
    if (stops[index].status === "failed") {
      const headline = t("stopWontPlay", { number: index + 1 });
      return {
        ...about,
        situation: "offered",
        headline,
        detail: state.reads ? t("pressReadRetry") : t("pressPlayRetry"),
      };
    }
    if (!passed) {
      const headline = t("atStop", { number: index + 1 });
      return { ...about, situation: "offered", headline, detail: pressText(state) };
    }
    const beyond = target?.index === index ? undefined : target;
    const detail = [pressText(state), nextText(beyond)].filter(Boolean).join(" ");
    const headline = t("passedStop", { number: index + 1 });
    return { ...about, situation: "offered", headline, detail, target: beyond };
  }
  if (paused === undefined) return undefined;
  return {
    situation: "paused",
    headline: t("pausedAtStop", { number: paused + 1 }),
    detail: state.reads ? t("pressReadContinue") : t("pressPlayContinue"),
    stop: paused,
    button: paused,
    isButtonAwaited: true,
  };
}

/** Where the walk leads after the stop in the headline. */
function nextText(target: Target | undefined): string | undefined {
  if (!target) return undefined;
  const { index, metres, direction, place } = target;
  const number = index + 1;
  if (place) return t("nextStopUnplaced", { number, place: placeWord(place) });
  return metres === undefined || !direction ? t("nextStopOnly", { number }) : t("nextStopWay", {
    number,
    distance: metresText(metres),
    direction: directionText(direction),
  });
}

/** A stop without a place: no distance, no direction, but what to do. */
function describeUnplaced(state: WalkState, target: Target | undefined): Found | undefined {
  if (!target?.place) return undefined;
  const { index, place } = target;
  return {
    situation: "unplaced",
    headline: t("nextStopPlace", { number: index + 1, place: placeWord(place) }),
    detail: state.reads ? t("pressReadOrScan") : t("pressPlayOrScan"),
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
      headline: t("positionUnknown"),
      detail,
      isButtonAwaited: true,
    };
  }
  const zone = target && tour.stops[target.index] as ZoneStop;
  if (latestFix && zone && !isUsable(latestFix, zone)) {
    const { accuracy } = latestFix;
    const detail = accuracy >= ROUGH_PLACE ? t("roughLocation") : t("waitingForBetter");
    const headline = t("accurateOnlyTo", { distance: metresText(accuracy) });
    return { ...about, situation: "inaccurate", headline, detail };
  }
  if (latestFix && isInDoubt(state)) {
    const detail = t("positionJumped");
    return { ...about, situation: "jump", headline: t("checkingPosition"), detail };
  }
  if (latestFix && fix) return undefined;
  return { ...about, situation: "waiting", headline: t("waitingForPosition") };
}

function describeDistance(state: WalkState, target: Target | undefined): Found {
  const { tour, stops } = state;
  if (target?.metres === undefined) {
    return { situation: "waiting", headline: t("waitingForPosition") };
  }
  const { index, metres, direction } = target;
  const about = { stop: index, button: index };
  if (stops[index].trigger !== "armed") {
    const away = metresText(exitDistance((tour.stops[index] as ZoneStop).radius));
    const detail = t(state.reads ? "pressReadOrReturn" : "pressPlayOrReturn", { distance: away });
    const headline = t("atStop", { number: index + 1 });
    return { ...about, situation: "played", headline, detail, isButtonAwaited: true };
  }
  const headline = t("distanceToStop", {
    number: index + 1,
    distance: metresText(metres),
    direction: directionText(direction!),
  });
  // Beside the metres of other ways, those of a straight line would seem to be too few.
  const detail = tour.legs && !target.isOnLeg ? t("asCrowFlies") : undefined;
  return { ...about, situation: "distance", headline, detail, target };
}
