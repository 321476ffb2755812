/**
 * Which positions count, and what they say about the zones. Both change the `state` they are
 * given.
 */
import { distanceBetween } from "../geo/distance.ts";
import { type Fix, hasMoved, isFix } from "../geo/fix.ts";
import { agrees, hasEntered, hasLeft, isJump, worstAccuracy } from "../geo/geofence.ts";
import type { WalkState } from "./state.ts";

/**
 * A first position dated longer ago than this (ms) tells of a wrong clock: browsers keep none so
 * long.
 */
const WRONG_CLOCK = 60_000;

/**
 * When a fix that arrived `at` was measured, by our clock. Devices date positions by a clock of
 * their own; how far it is off shows in the fix that took the shortest way. The very first is
 * taken at its word.
 */
function measuredAt(state: WalkState, fix: Fix, at: number): number {
  const lag = at - fix.time;
  const off = state.lag ?? (lag > WRONG_CLOCK ? lag : 0);
  state.lag = Math.min(state.lag ?? lag, lag);
  return fix.time + Math.min(off, lag);
}

/** The worst accuracy that is of use for any stop of the tour. */
const worstUsable = ({ tour }: WalkState) =>
  tour.stops.reduce((worst, { radius }) => Math.max(worst, worstAccuracy(radius)), 0);

/**
 * Takes a position that arrived `at`. True when it counts: new, measured since the page was last
 * hidden, not too coarse for every stop, and no jump, or a jump that it confirms.
 */
export function acceptFix(state: WalkState, fix: Fix, at: number): boolean {
  if (!isFix(fix) || measuredAt(state, fix, at) < state.freshSince) return false;
  state.locationError = undefined;
  state.latestFix = fix;
  if (fix.accuracy > worstUsable(state)) return false;
  const last = state.fix ?? state.fixBeforeLoss;
  if (last && fix.time <= last.time) return false;
  if (last && isJump(last, fix) && !(state.unconfirmed && agrees(state.unconfirmed, fix))) {
    if (!state.unconfirmed || fix.time > state.unconfirmed.time) state.unconfirmed = fix;
    return false;
  }
  state.unconfirmed = state.fixBeforeLoss = undefined;
  state.fix = fix;
  return true;
}

/**
 * Brings the zones up to date with the last position that counts: entered, left (and so armed
 * again).
 */
export function updateZones(state: WalkState, fix: Fix): void {
  let stops: WalkState["stops"][number][] | undefined;
  state.tour.stops.forEach((zone, i) => {
    const stop = state.stops[i];
    const metres = distanceBetween(fix, zone);
    const left = stop.inside && hasLeft(fix, zone, metres);
    const inside = !left && (stop.inside || hasEntered(fix, zone, metres));
    // Whoever walks into the zone of the stop that sounds already has it started.
    const triggered = !left && (stop.triggered || (inside && i === state.playing));
    if (inside === stop.inside && triggered === stop.triggered) return;
    (stops ??= [...state.stops])[i] = { ...stop, inside, triggered };
    if (left) release(state, i);
  });
  if (stops) state.stops = stops;
}

/**
 * Walking on ends the waiting of a zone that is left, and of all when the stop that waits for a
 * tap is.
 */
function release(state: WalkState, left: number): void {
  const waiting = state.paused ?? state.offered?.index;
  state.suppressed = waiting === left
    ? []
    : state.suppressed.filter((suppressed) => suppressed !== left);
}

/**
 * Adds to the walked way, in steps that noise alone does not make, so that standing about is no
 * walking.
 */
export function addWalkedDistance(state: WalkState, fix: Fix): void {
  const metres = state.measuredFrom && distanceBetween(state.measuredFrom, fix);
  if (metres !== undefined && (metres <= fix.accuracy || !hasMoved(state.measuredFrom!, fix))) {
    return;
  }
  state.metres += metres ?? 0;
  state.measuredFrom = fix;
}

/** Forgets all positions measured before `at`: nobody knows where the visitor went meanwhile. */
export function discardFixes(state: WalkState, at: number): void {
  state.fix =
    state.fixBeforeLoss =
    state.unconfirmed =
    state.latestFix =
    state.measuredFrom =
      undefined;
  state.freshSince = at;
}
