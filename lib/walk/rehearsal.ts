/**
 * A simulated walk: a simulated visitor goes along a tour's route, and the same engine as in the
 * street decides what plays. The visitor taps Play at each stop without a place. All times are the
 * visitor's own; the caller advances them at any speed.
 */
import { distanceBetween } from "../geo/distance.ts";
import type { Fix } from "../geo/fix.ts";
import { addNoise, seededRandom } from "../geo/noise.ts";
import type { Position } from "../model/tour/position.ts";
import { hasPlace } from "../model/tour/stop_place.ts";
import { occupiedAfter, wantedSound } from "./ambient/occupied.ts";
import { findTarget } from "./target.ts";
import { alongRoute, lineOfRoute, routeOf } from "./route.ts";
import { step } from "./reducer.ts";
import { TICK_MS, type WalkAction, type WalkEvent } from "./events.ts";
import { followLegs } from "./way/follow_legs.ts";
import { createWalk, type WalkState, type WalkTour } from "./state.ts";

/** Metres per second on foot. */
const WALKING_SPEED = 1.4;

/** The highest multiple of the real speed. */
export const FACTORS = [1, 4, 16] as const;

/**
 * The settings of a rehearsal: accuracy of the device in metres, a seed, and the length of each
 * stop (ms).
 */
type RehearsalOptions = {
  start: Position;
  noise?: number;
  seed?: number;
  autoPlay?: boolean;
  soundMs?: (index: number) => number;
};

/** The ambient sound of the stop `index` begins, or the last one ends. */
type AmbientChange = { type: "ambient"; index: number | undefined };

/** An event with its time, and the visitor's true position. `at` in ms from the beginning. */
export type LogEntry = { at: number; place: Position; action: WalkAction | AmbientChange };

export type Rehearsal = {
  /** The engine's state, for `explain` and the map. */
  walk: WalkState;
  route: Position[];
  /** Milliseconds from the beginning, metres walked, and the position. */
  at: number;
  metres: number;
  place: Position;
  /** The last fix of the device. */
  fix?: Fix;
  /** All actions and ambient sounds so far. */
  log: readonly LogEntry[];
  /** The stops with an ambient sound in whose zones the visitor is. */
  occupied: readonly number[];
  /** The end of the playing stop, in ms from the beginning. */
  soundEnds?: number;
  /** The end of the route is reached, and nothing plays. */
  over: boolean;
  options: RehearsalOptions;
};

/** Milliseconds between two fixes, as on phones. */
const STEP_MS = 1000;

/** A minute: the length of a stop when it is unknown. */
const SOUND_MS = 60_000;

/** A rehearsal at its beginning. */
export function createRehearsal(tour: WalkTour, options: RehearsalOptions): Rehearsal {
  followLegs();
  const route = lineOfRoute(routeOf(tour, options.start));
  const rehearsal: Rehearsal = {
    walk: createWalk(tour),
    route,
    at: 0,
    metres: 0,
    place: route[0],
    log: [],
    occupied: [],
    over: false,
    options,
  };
  return dispatch(rehearsal, { type: "start", at: 0, autoPlay: options.autoPlay });
}

/**
 * The rehearsal `ms` later. The visitor stands still while a stop plays, and walks on when it is
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
  const over = isEnd && now.walk.playing === undefined && !findTarget(now.walk)?.place;
  if (over && now.walk.phase === "walking") now = dispatch(now, { type: "stop", at });
  return { ...now, over };
}

/**
 * The fix of a device with the chosen accuracy: always the same at the same second for the same
 * seed.
 */
function measure({ place, at, options: { noise = 0, seed = 1 } }: Rehearsal): Fix {
  const random = seededRandom(seed * 7919 + at / STEP_MS);
  return { ...addNoise(place, noise, random), accuracy: Math.max(noise, 1), time: at };
}

function dispatch(rehearsal: Rehearsal, event: WalkEvent): Rehearsal {
  const { state, actions } = step(rehearsal.walk, event);
  const { at, place, options: { soundMs = () => SOUND_MS } } = rehearsal;
  const occupied = occupiedAfter(rehearsal.occupied, state);
  const changes = [...actions, ...ambientChange(rehearsal, { walk: state, occupied })];
  const log = changes.length === 0
    ? rehearsal.log
    : [...rehearsal.log, ...changes.map((action) => ({ at, place, action }))];
  const { playing } = state;
  const soundEnds = playing === undefined
    ? undefined
    : playing === rehearsal.walk.playing
    ? rehearsal.soundEnds
    : at + soundMs(playing);
  const next = { ...rehearsal, walk: state, log, occupied, soundEnds };
  const isStarted = actions.some(({ type }) => type === "play");
  if (isStarted) return dispatch(next, { type: "playback", at, index: playing });
  const offer = actions.find((action) => action.type === "offer");
  const isTapped = offer && !hasPlace(state.tour.stops[offer.index]);
  return isTapped ? dispatch(next, { type: "playback", at, index: offer.index }) : next;
}

/** The change of the ambient sound between two moments, but not at the end of the walk. */
function ambientChange(
  before: Pick<Rehearsal, "walk" | "occupied">,
  now: Pick<Rehearsal, "walk" | "occupied">,
): AmbientChange[] {
  const sound = wantedSound(now.walk, now.occupied);
  const isSame = sound === wantedSound(before.walk, before.occupied);
  if (isSame || now.walk.phase !== "walking") return [];
  return [{ type: "ambient", index: sound === undefined ? undefined : now.occupied.at(-1) }];
}

/**
 * Where each stop on the map was started or offered: its index in the tour, and the metres from its
 * centre.
 */
export function triggersOf(
  { log, walk }: Rehearsal,
): { index: number; at: number; metres: number }[] {
  return log.flatMap(({ at, place, action }) => {
    if (action.type !== "play" && action.type !== "offer") return [];
    const { index } = action;
    const stop = walk.tour.stops[index];
    return hasPlace(stop) ? [{ index, at, metres: distanceBetween(place, stop) }] : [];
  });
}
