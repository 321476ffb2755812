/** The state of a walk: plain JSON values, never changed once they have left the engine. */
import { areaOf, radiusOfArea } from "../geo/area.ts";
import type { Fix } from "../geo/fix.ts";
import type { Zone } from "../geo/geofence.ts";
import { legsOf } from "../geo/legs.ts";
import { WITHHELD_AUDIO } from "../model/consent/withheld.ts";
import type { Leg } from "../model/tour/legs/leg_data.ts";
import type { Position } from "../model/tour/position.ts";
import { RADIUS } from "../model/tour/stop_limits.ts";
import { hasPlace, type PlacedOf, type Unplaced } from "../model/tour/stop_place.ts";
import type { PlayerStop, PlayerTour } from "../model/tour/player_tour.ts";
import type { LegProgress } from "./way/progress.ts";
import type { SaidTurn } from "./way/turns.ts";

/**
 * The zone of a stop on the map (`radius` in metres), with the address of its ambient sound; or
 * that it has none.
 */
type Whereabouts = (Zone & { place?: undefined; ambientUrl?: string }) | Unplaced;

/**
 * A stop as the walk needs it: where it is, its name with its language, and the warning before its
 * story. A stop that `isWithheld` has no story.
 */
export type WalkStop = Whereabouts & {
  title: string;
  language?: string;
  contentWarning?: string;
  isWithheld?: boolean;
};

/** A stop with a zone, which a position can enter. */
export type ZoneStop = PlacedOf<WalkStop>;

/**
 * A tour as the walk needs it. Stops are named by their index in `stops`, from 0. A guided tour may
 * have `legs`, the ways from stop to stop.
 */
export type WalkTour = { id: string; ordered: boolean; stops: WalkStop[]; legs?: Leg[] };

/**
 * The status of a stop. `waiting`: not begun. `ahead`: offered before its turn, which does not use
 * it up. `playing`: it plays, or should. `paused`: begun and silenced before its end; it is offered
 * on return, never starts again without a tap, and once another one plays blocks no other stop.
 * `heard`: to its end. `passed`: the visitor went past it; it starts on return, and blocks no other
 * stop. `failed`: its recording could not be played; it is offered on return, and blocks no other
 * stop.
 */
export type StopStatus =
  | "waiting"
  | "ahead"
  | "playing"
  | "paused"
  | "heard"
  | "passed"
  | "failed";

/** The walk's state of one stop. */
export type StopState = {
  status: StopStatus;
  /** It was heard to its end, even if it is to be heard again: as listed in the progress. */
  heard: boolean;
  /** The visitor is in its zone: entered, and not certainly left since. */
  inside: boolean;
  /** Consecutive accepted positions within its radius, counted up to 2. */
  insideFixes: number;
  /** Consecutive accepted positions that have certainly left its zone, counted up to 2. */
  outsideFixes: number;
  /**
   * `armed`: starts when its zone is entered. `held`: the visitor was in its zone when another stop
   * was paused, offered or chosen; it waits until one of both zones is left (of a stop without a
   * place: until the zone of a stop that was heard is left). `spent`: it was
   * started or offered during this stay in its zone; leaving the zone arms it again.
   */
  trigger: "armed" | "held" | "spent";
};

/**
 * Consecutive positions that look like one jump: the last of them, how long they still have to
 * agree (ms), and when (ms) one was last reported, again or anew.
 */
export type Doubt = { last: Fix; missing: number; at: number };

export type WalkState = {
  tour: WalkTour;
  phase: "idle" | "walking" | "finished";
  /** Whether an entered stop plays by itself, or is only offered. */
  autoPlay: boolean;
  /** Whether stories are read in silence; "playing" and "heard" are used for that, too. */
  reads: boolean;
  /** The `currentStopIndex` of the progress record. */
  index: number;
  stops: readonly StopState[];
  /** The stop that plays now. */
  playing?: number;
  /** The stop that was silenced before its end. */
  paused?: number;
  /** The stop that was started and is not heard yet; `at`: when, in ms. */
  starting?: { index: number; at: number };
  /** The stop that waits for a tap; `passed` when the visitor is no longer in its zone. */
  offered?: { index: number; passed: boolean };
  /**
   * True from a start at the beginning until the visitor is known to be in no zone, or a stop is
   * started: a guided tour begins at the stop where its visitor stands.
   */
  startsHere: boolean;
  /** In a guided tour, the stop beyond the next but one that was offered last. */
  offeredAhead?: number;
  /** Stops that were entered and could not start then, in order of entry. */
  queue: readonly number[];
  /** True after the end of a story: nothing starts before a position that arrives afterwards. */
  needsFix: boolean;
  /** When the last story ended (ms). */
  quietSince: number;
  /** True after the end of a story, until the next stop's direction was announced. */
  needsDirections: boolean;
  /** The last accepted position. The times of all positions here are by the clock of `at`. */
  fix?: Fix;
  /** The one before the position was lost, to which the next one may be a jump. */
  fixBeforeLoss?: Fix;
  unconfirmed?: Doubt;
  /** The last position that was measured since the page was hidden, accepted or not. */
  latestFix?: Fix;
  /** The device's own time of the position that arrived last. */
  deviceTime?: number;
  /** Milliseconds from the device's time to the arrival, of the last three positions. */
  lags: readonly number[];
  /** Positions measured before this time (ms) are old. */
  freshSince: number;
  /** All positions were discarded, and none has arrived since. */
  wasDiscarded: boolean;
  /** Why there is no position, in the words of the page. */
  locationError?: string;
  startedAt: number;
  /** Where the walked distance was last measured, and the distance so far in metres. */
  measuredFrom?: Position;
  metres: number;
  /** The last direction walked, in degrees from north. */
  course?: number;
  /** Where the device points, in degrees from north. */
  compass?: number;
  /** How far the visitor has come on the leg to the next stop. */
  progress?: LegProgress;
  /** The turns that were said on this walk, and when the visitor last heard to be off the way. */
  saidTurns: readonly SaidTurn[];
  saidOffAt?: number;
  /** The last words for the direction of the next stop: they change only for a certain change. */
  way?: { index: number; direction: string };
};

/** The part of a tour that the walk needs. */
export function toWalkTour(tour: PlayerTour): WalkTour {
  const { id, tourType, audioStops } = tour;
  const stops = audioStops.map((stop): WalkStop => {
    const { title, language, contentWarning } = stop;
    return {
      title,
      ...(language ? { language } : {}),
      contentWarning,
      isWithheld: stop.audioUrl === WITHHELD_AUDIO,
      ...whereaboutsOf(stop),
    };
  });
  const legs = legsOf(tour);
  return { id, ordered: tourType === "ordered", stops, ...legs.length > 0 && { legs } };
}

function whereaboutsOf(stop: PlayerStop): Whereabouts {
  if (!hasPlace(stop)) return { place: stop.place };
  const { latitude, longitude, triggerRadius, ambientUrl } = stop;
  const corners = areaOf(stop);
  return {
    latitude,
    longitude,
    ...corners
      ? { radius: radiusOfArea(corners), area: corners }
      : { radius: triggerRadius ?? RADIUS.onPages },
    ...ambientUrl && { ambientUrl },
  };
}

/** The initial state of a stop. */
const INITIAL_STOP: StopState = {
  status: "waiting",
  heard: false,
  inside: false,
  insideFixes: 0,
  outsideFixes: 0,
  trigger: "armed",
};

/** A walk before its start. */
export function createWalk(tour: WalkTour): WalkState {
  return {
    tour,
    phase: "idle",
    autoPlay: true,
    reads: false,
    index: 0,
    stops: tour.stops.map(() => INITIAL_STOP),
    startsHere: false,
    queue: [],
    needsFix: false,
    quietSince: 0,
    needsDirections: false,
    lags: [],
    freshSince: 0,
    wasDiscarded: false,
    startedAt: 0,
    metres: 0,
    saidTurns: [],
  };
}

/** The stops that were heard to their end, as listed in the progress record. */
export function heardStops({ stops }: Pick<WalkState, "stops">): number[] {
  return stops.flatMap(({ heard }, i) => heard ? [i] : []);
}

/** The stops with a story that was not heard to its end. */
export function missedStops({ stops, tour }: Pick<WalkState, "stops" | "tour">): number[] {
  return stops.flatMap(({ heard }, i) => heard || tour.stops[i].isWithheld ? [] : [i]);
}
