/** What a walk knows: plain JSON values, never changed in place once they have left the engine. */
import type { Fix } from "../geo/fix.ts";
import type { Zone } from "../geo/geofence.ts";
import type { Position } from "../model/position.ts";
import { RADIUS } from "../model/stop_limits.ts";
import type { PlayerTour } from "../model/player_tour.ts";

/** A stop as the walk needs it: its zone (`radius` in metres) and its name. */
export type WalkStop = Zone & { title: string };

/** A tour as the walk needs it. Stops are named by their place in `stops`, from 0. */
export type WalkTour = { id: string; ordered: boolean; stops: WalkStop[] };

/** What the walk knows of one stop. */
export type StopState = {
  /** The visitor is in its zone: entered, and not left for certain since. */
  inside: boolean;
  /** Accepted positions in a row within its radius, counted up to 2. */
  insideFixes: number;
  /** Accepted positions in a row that have left its zone for certain, counted up to 2. */
  outsideFixes: number;
  /** It was started or offered during this stay in its zone; leaving the zone arms it again. */
  triggered: boolean;
  /** Heard to its end. Never starts again by itself, unless `replay` is set. */
  heard: boolean;
  /** The visitor wants to hear it again when its zone is entered. */
  replay: boolean;
  /** Its story was begun and not heard to its end: it is offered on return, never restarted. */
  interrupted: boolean;
  /** The visitor went past it: it stays offered, starts on return, and blocks no other stop. */
  passed: boolean;
  /** Its recording could not be played: it stays offered and blocks no other stop. */
  failed: boolean;
};

export type WalkState = {
  tour: WalkTour;
  phase: "idle" | "walking" | "finished";
  /** Whether an entered stop plays by itself, or is only offered. */
  autoPlay: boolean;
  /** The `currentStopIndex` of the progress record. */
  index: number;
  stops: readonly StopState[];
  /** The stop that sounds now. */
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
  /** In a guided tour, the stop beyond the one after the next that was offered last. */
  offeredAhead?: number;
  /** The other stops in whose zones a stop was paused or offered: they wait until one is left. */
  suppressed: readonly number[];
  /** Stops that were entered and could not start then, in order of entry. */
  queue: readonly number[];
  /** True after the end of a story: nothing starts before a position that arrives afterwards. */
  needsFix: boolean;
  /** True after the end of a story, until it was said where the next stop is. */
  needsDirections: boolean;
  /** The last accepted position. The times of all positions here are by the clock of `at`. */
  fix?: Fix;
  /**
   * The one before the position was lost: it leads nowhere, but what comes next may be a jump from
   * it.
   */
  fixBeforeLoss?: Fix;
  /**
   * Positions in a row that look like one jump: the last of them, and for how long (ms) they have
   * agreed.
   */
  unconfirmed?: { last: Fix; agreedFor: number };
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
  /** The direction walked last, in degrees from north. */
  course?: number;
};

/** The part of a tour that the walk needs. */
export function toWalkTour({ id, tourType, audioStops }: PlayerTour): WalkTour {
  const stops = audioStops.map(({ title, latitude, longitude, triggerRadius }) => ({
    title,
    latitude,
    longitude,
    radius: triggerRadius ?? RADIUS.onPages,
  }));
  return { id, ordered: tourType === "ordered", stops };
}

/** A stop of which nothing is known yet. */
export const INITIAL_STOP: StopState = {
  inside: false,
  insideFixes: 0,
  outsideFixes: 0,
  triggered: false,
  heard: false,
  replay: false,
  interrupted: false,
  passed: false,
  failed: false,
};

/** A walk before its start. */
export function createWalk(tour: WalkTour): WalkState {
  return {
    tour,
    phase: "idle",
    autoPlay: true,
    index: 0,
    stops: tour.stops.map(() => INITIAL_STOP),
    startsHere: false,
    suppressed: [],
    queue: [],
    needsFix: false,
    needsDirections: false,
    lags: [],
    freshSince: 0,
    wasDiscarded: false,
    startedAt: 0,
    metres: 0,
  };
}

/** The stops that have been heard to their end, as the progress record lists them. */
export function heardStops({ stops }: Pick<WalkState, "stops">): number[] {
  return stops.flatMap(({ heard }, i) => heard ? [i] : []);
}
