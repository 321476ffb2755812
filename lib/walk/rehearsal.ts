/**
 * A walk without walking: a pretended visitor goes along a tour's route and the very engine of the
 * street decides what plays. All times are the visitor's own; whoever shows it moves them on, as
 * fast as he likes.
 */
import { distanceBetween } from "../geo/distance.ts";
import type { Fix } from "../geo/fix.ts";
import { addNoise, seededRandom } from "../geo/noise.ts";
import type { Position } from "../model/tour/position.ts";
import { alongRoute, routeOf } from "./route.ts";
import { step } from "./reducer.ts";
import { TICK_MS, type WalkAction, type WalkEvent } from "./events.ts";
import { createWalk, type WalkState, type WalkTour } from "./state.ts";

/** Metres per second of somebody on foot. */
const WALKING_SPEED = 1.4;

/** How much faster than in the street a rehearsal may go. */
export const FACTORS = [1, 4, 16] as const;

/**
 * How a rehearsal goes: accuracy of the device in metres, a seed, and how long each stop sounds
 * (ms).
 */
type RehearsalOptions = {
  start: Position;
  noise?: number;
  seed?: number;
  autoPlay?: boolean;
  soundMs?: (index: number) => number;
};

/** What happened when, and where the visitor really was. `at` in ms from the beginning. */
export type LogEntry = { at: number; place: Position; action: WalkAction };

export type Rehearsal = {
  /** The engine's state: what `explain` and the map read. */
  walk: WalkState;
  route: Position[];
  /** Milliseconds from the beginning, metres walked, and where that is. */
  at: number;
  metres: number;
  place: Position;
  /** What the device said last. */
  fix?: Fix;
  /** All that was wanted so far. */
  log: readonly LogEntry[];
  /** When the stop that sounds is over, in ms from the beginning. */
  soundEnds?: number;
  /** The end of the route is reached, and nothing sounds. */
  over: boolean;
  options: RehearsalOptions;
};

/** Milliseconds between two fixes, as phones give them. */
const STEP_MS = 1000;

/** A minute: how long a stop sounds when nobody says. */
const SOUND_MS = 60_000;

/** A rehearsal at its beginning. */
export function createRehearsal(tour: WalkTour, options: RehearsalOptions): Rehearsal {
  const route = routeOf(tour, options.start);
  const rehearsal: Rehearsal = {
    walk: createWalk(tour),
    route,
    at: 0,
    metres: 0,
    place: route[0],
    log: [],
    over: false,
    options,
  };
  return dispatch(rehearsal, { type: "start", at: 0, autoPlay: options.autoPlay });
}

/**
 * The rehearsal `ms` later. The visitor stands still while a stop sounds, and walks on when it is
 * over.
 */
export function advance(rehearsal: Rehearsal, ms: number): Rehearsal {
  const until = rehearsal.at + ms;
  let now = rehearsal;
  while (!now.over && now.at + STEP_MS <= until) now = advanceSecond(now);
  return now;
}

function advanceSecond(before: Rehearsal): Rehearsal {
  const at = before.at + STEP_MS;
  const stands = before.walk.playing !== undefined;
  const metres = before.metres + (stands ? 0 : WALKING_SPEED * STEP_MS / 1000);
  const { place, isEnd } = alongRoute(before.route, metres);
  let now: Rehearsal = { ...before, at, metres, place };
  if (now.soundEnds !== undefined && at >= now.soundEnds) {
    now = dispatch(now, { type: "ended", at, index: now.walk.playing! });
  }
  const fix = measure(now);
  now = dispatch({ ...now, fix }, { type: "fix", at, fix });
  if (at % TICK_MS === 0) now = dispatch(now, { type: "tick", at });
  const over = isEnd && now.walk.playing === undefined;
  if (over && now.walk.phase === "walking") now = dispatch(now, { type: "stop", at });
  return { ...now, over };
}

/**
 * What a device of the chosen accuracy says of the place: always the same at the same second of a
 * seed.
 */
function measure({ place, at, options: { noise = 0, seed = 1 } }: Rehearsal): Fix {
  const random = seededRandom(seed * 7919 + at / STEP_MS);
  return { ...addNoise(place, noise, random), accuracy: Math.max(noise, 1), time: at };
}

function dispatch(rehearsal: Rehearsal, event: WalkEvent): Rehearsal {
  const { state, actions } = step(rehearsal.walk, event);
  const { at, place, options: { soundMs = () => SOUND_MS } } = rehearsal;
  const log = actions.length === 0
    ? rehearsal.log
    : [...rehearsal.log, ...actions.map((action) => ({ at, place, action }))];
  const { playing } = state;
  const soundEnds = playing === undefined
    ? undefined
    : playing === rehearsal.walk.playing
    ? rehearsal.soundEnds
    : at + soundMs(playing);
  const next = { ...rehearsal, walk: state, log, soundEnds };
  const isStarted = actions.some(({ type }) => type === "play");
  return isStarted ? dispatch(next, { type: "playback", at, index: playing }) : next;
}

/**
 * Where each stop was started or offered: its place in the tour, and the metres from its centre.
 */
export function triggersOf(
  { log, walk }: Rehearsal,
): { index: number; at: number; metres: number }[] {
  return log.flatMap(({ at, place, action }) => {
    if (action.type !== "play" && action.type !== "offer") return [];
    const { index } = action;
    return [{ index, at, metres: distanceBetween(place, walk.tour.stops[index]) }];
  });
}
