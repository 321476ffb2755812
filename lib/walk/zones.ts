/**
 * What an accepted position says about the zones of the stops. Changes the `state` that it is
 * given.
 */
import { distanceBetween } from "../geo/distance.ts";
import type { Fix } from "../geo/fix.ts";
import { hasEntered, hasLeft, isUsable } from "../geo/geofence.ts";
import type { StopState, WalkState } from "./state.ts";

/** Positions in a row that count as a proof. */
const PROOF = 2;

/**
 * Brings all zones up to date with an accepted fix. A zone is entered by one position within its
 * radius and left by two in a row beyond the exit distance, which arms its stop again.
 */
export function updateZones(state: WalkState, fix: Fix): void {
  let stops: StopState[] | undefined;
  state.tour.stops.forEach((zone, i) => {
    const before = state.stops[i];
    const metres = distanceBetween(fix, zone);
    const isEntered = hasEntered(fix, zone, metres);
    const insideFixes = isEntered ? Math.min(PROOF, before.insideFixes + 1) : 0;
    const isOutside = before.inside && hasLeft(fix, zone, metres);
    const outsideFixes = isOutside ? before.outsideFixes + 1 : 0;
    const left = outsideFixes >= PROOF;
    const inside = !left && (before.inside || isEntered);
    // Whoever enters the zone of the stop that plays has started it already.
    const triggered = !left && (before.triggered || (inside && i === state.playing));
    const after = { inside, insideFixes, outsideFixes: left ? 0 : outsideFixes, triggered };
    if (isEqual(before, after)) return;
    (stops ??= [...state.stops])[i] = { ...before, ...after };
    if (left) releaseSuppressed(state, i);
  });
  if (stops) state.stops = stops;
}

type ZoneState = Pick<StopState, "inside" | "insideFixes" | "outsideFixes" | "triggered">;

const isEqual = (a: ZoneState, b: ZoneState) =>
  a.inside === b.inside && a.triggered === b.triggered &&
  a.insideFixes === b.insideFixes && a.outsideFixes === b.outsideFixes;

/** True when positions in a row have proved that the visitor is in the zone of a stop. */
export const isProved = ({ stops }: WalkState, index: number): boolean =>
  stops[index].insideFixes >= PROOF;

/** True when the last position is good enough to tell that the visitor is in no zone. */
export const isInNoZone = ({ fix, stops, tour }: WalkState): boolean =>
  fix !== undefined && stops.every(({ inside }, i) => !inside && isUsable(fix, tour.stops[i]));

/**
 * Ends the waiting of a zone that is left, and of all when the stop that waits for a tap is left.
 */
function releaseSuppressed(state: WalkState, left: number): void {
  const waiting = state.paused ?? state.offered?.index;
  state.suppressed = waiting === left ? [] : state.suppressed.filter((index) => index !== left);
}
