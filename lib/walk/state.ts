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
  /** It has been started here; it arms again when its zone is left. */
  triggered: boolean;
  /** Heard to its end. Never starts again by itself, */
  heard: boolean;
  /** except when the visitor has armed it again by hand. */
  replay: boolean;
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
  /** The stop that waits for a tap; `passed` when the visitor is no longer in its zone. */
  offered?: { index: number; passed: boolean };
  /** The other stops in whose zones that happened: they wait until the visitor has walked on. */
  suppressed: readonly number[];
  /** Stops entered while another one sounded, in order of entry. */
  queue: readonly number[];
  /** The last position that counts. */
  fix?: Fix;
  /**
   * The one before the position was lost: it leads nowhere, but what comes next may be a jump from
   * it.
   */
  fixBeforeLoss?: Fix;
  /** A position that looks like a jump, until another one agrees with it. */
  unconfirmed?: Fix;
  /** The last position that arrived, whether it counts or not. */
  latestFix?: Fix;
  /** Milliseconds by which the device's positions are dated behind our clock. */
  lag?: number;
  /** Positions measured before this moment (ms) are old. */
  freshSince: number;
  /** Why there is no position, in the words of the page. */
  locationError?: string;
  startedAt: number;
  /** Where the walked way was last measured, and its length so far in metres. */
  measuredFrom?: Position;
  metres: number;
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
  triggered: false,
  heard: false,
  replay: false,
};

/** A walk before its start. */
export function createWalk(tour: WalkTour): WalkState {
  return {
    tour,
    phase: "idle",
    autoPlay: true,
    index: 0,
    stops: tour.stops.map(() => INITIAL_STOP),
    suppressed: [],
    queue: [],
    freshSince: 0,
    startedAt: 0,
    metres: 0,
  };
}

/** The stops that have been heard to their end, as the progress record lists them. */
export function heardStops({ stops }: Pick<WalkState, "stops">): number[] {
  return stops.flatMap(({ heard }, i) => heard ? [i] : []);
}
