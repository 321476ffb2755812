/** Which positions are accepted. The functions change their `state`. */
import { bearingBetween } from "../geo/bearing.ts";
import { distanceBetween } from "../geo/distance.ts";
import { type Fix, hasMoved, isFix } from "../geo/fix.ts";
import { agrees, isJump, isReachable, worstAccuracy } from "../geo/geofence.ts";
import { hasPlace } from "../model/tour/stop_place.ts";
import { TICK_MS } from "./events.ts";
import type { Doubt, WalkState } from "./state.ts";

/** Milliseconds after which a position says nothing about the visitor's place. */
export const MAX_FIX_AGE = 15_000;

/**
 * Milliseconds for which positions must agree before a jump is accepted. False positions come in
 * bursts of up to six seconds, and agree with each other. Less is enough for a jump that the
 * accuracy of the position before it explains: a first, rough one that becomes exact, or a bus.
 */
export const CONFIRMATION_MS = { any: 7_000, explained: 3_500 };

/**
 * The longest time in milliseconds between two reports that counts as agreement: a longer silence
 * confirms nothing, because a burst may continue after it.
 */
const LONGEST_STEP = TICK_MS;

/** Milliseconds: browsers cache no position for longer, so an older first one has a wrong clock. */
const LONGEST_CACHED = 60_000;

/**
 * Dates a fix by the clock of `at`. Devices use clocks that may be wrong, jump or run backwards:
 * their own time only shows how much longer than the last ones a position took to arrive, which
 * means that it was cached.
 */
function dateFix(state: WalkState, fix: Fix, at: number): Fix {
  const lag = at - fix.time;
  state.lags = [...state.lags, lag].slice(-3);
  state.deviceTime = fix.time;
  if (state.lags.length === 1) {
    const isCached = lag > 0 && lag <= LONGEST_CACHED;
    return { ...fix, time: isCached ? fix.time : at };
  }
  const usual = [...state.lags].sort((a, b) => a - b)[Math.floor((state.lags.length - 1) / 2)];
  return { ...fix, time: Math.min(at, fix.time + usual) };
}

/** True for a fix that is accurate enough to enter a stop of the tour. */
const isAccurate = ({ tour }: WalkState, { accuracy }: Fix) =>
  tour.stops.some((stop) => hasPlace(stop) && accuracy <= worstAccuracy(stop.radius));

/**
 * Metres: a fix with this accuracy confirms a jump, even if it is too inaccurate for a small zone.
 */
const CONFIRMING_ACCURACY = 50;

/** True for a fix that is accurate enough to confirm a jump to any stop of the tour. */
const isConfirming = ({ tour }: WalkState, { accuracy }: Fix) =>
  tour.stops.every((stop) =>
    !hasPlace(stop) || accuracy <= Math.max(CONFIRMING_ACCURACY, worstAccuracy(stop.radius))
  );

/**
 * Takes a position that arrived `at`. Returns whether it is accepted: new, not cached, accurate
 * enough for one of the stops, and not a jump, or a confirmed one.
 */
export function acceptFix(state: WalkState, fix: Fix, at: number): boolean {
  if (!isFix(fix)) return false;
  if (fix.time === state.deviceTime) return repeatsJump(state, fix, at);
  const { lags, wasDiscarded } = state;
  state.wasDiscarded = false;
  const dated = dateFix(state, fix, at);
  const isCached = at - dated.time > MAX_FIX_AGE || dated.time < state.freshSince ||
    (state.latestFix !== undefined && dated.time < state.latestFix.time);
  if (isCached) {
    // The first one after the page was hidden is often cached: it says nothing about the clock.
    if (wasDiscarded) state.lags = lags;
    return false;
  }
  state.locationError = undefined;
  state.latestFix = dated;
  if (!isAccurate(state, dated)) return false;
  const last = state.fix ?? state.fixBeforeLoss;
  if (last && isJump(last, dated)) {
    if (!confirmJump(state, last, dated)) return false;
  } else if (refutesJump(state, dated)) state.unconfirmed = undefined;
  state.fix = dated;
  return true;
}

/** True while positions look like a jump and have not agreed for long enough. */
export const isInDoubt = ({ unconfirmed }: WalkState): boolean =>
  unconfirmed !== undefined && unconfirmed.missing > 0;

/**
 * Adds a fix to the positions that look like one jump from `before`; returns whether they confirm
 * it. On a bus each position looks like one: a confirmed jump keeps confirming until the visitor is
 * on foot again.
 */
function confirmJump(state: WalkState, before: Fix, fix: Fix): boolean {
  // A position that is too coarse for a stop agrees with anything near it.
  if (!isConfirming(state, fix)) return false;
  const { unconfirmed } = state;
  const { any, explained } = CONFIRMATION_MS;
  const missing = unconfirmed && agrees(unconfirmed.last, fix)
    ? missingAt(unconfirmed, fix.time)
    : isReachable(before, fix)
    ? explained
    : any;
  state.unconfirmed = { last: fix, missing, at: fix.time };
  return !isInDoubt(state);
}

/** How long (ms) positions still have to agree after a report at `now` that does. */
const missingAt = ({ missing, at }: Doubt, now: number) =>
  missing - Math.max(0, Math.min(now - at, LONGEST_STEP));

/**
 * Takes a report that repeats the last position, as devices at rest send. It confirms a jump as a
 * new one would; returns whether it ends the doubt, so that the position is accepted.
 */
function repeatsJump(state: WalkState, fix: Fix, at: number): boolean {
  const { unconfirmed } = state;
  if (!unconfirmed || !isInDoubt(state) || distanceBetween(unconfirmed.last, fix) > 0) return false;
  state.unconfirmed = { ...unconfirmed, missing: missingAt(unconfirmed, at), at };
  if (isInDoubt(state)) return false;
  state.locationError = undefined;
  state.fix = unconfirmed.last;
  return true;
}

/**
 * True for an accepted fix that ends a suspected jump. One that is too coarse for a stop neither
 * confirms nor refutes a jump that it agrees with.
 */
function refutesJump(state: WalkState, fix: Fix): boolean {
  const { unconfirmed } = state;
  return !unconfirmed || isConfirming(state, fix) || !agrees(unconfirmed.last, fix);
}

/** True when the last accepted position is still valid. */
export function isFresh({ fix }: WalkState, at: number): boolean {
  return fix !== undefined && at - fix.time <= MAX_FIX_AGE;
}

/** Adds to the walked distance, in steps larger than noise, so that standing does not count. */
export function addWalkedDistance(state: WalkState, fix: Fix): void {
  const from = state.measuredFrom;
  const metres = from && distanceBetween(from, fix);
  if (from && (metres! <= fix.accuracy || !hasMoved(from, fix))) return;
  if (from) state.course = bearingBetween(from, fix);
  state.metres += metres ?? 0;
  state.measuredFrom = fix;
}

/**
 * Discards all positions measured before `at`, because the visitor may have gone anywhere
 * meanwhile.
 */
export function discardFixes(state: WalkState, at: number): void {
  state.fix =
    state.fixBeforeLoss =
    state.unconfirmed =
    state.latestFix =
    state.measuredFrom =
    state.course =
    state.progress =
      undefined;
  state.freshSince = at;
  state.wasDiscarded = true;
  state.stops = state.stops.map((stop) => ({ ...stop, insideFixes: 0, outsideFixes: 0 }));
}
