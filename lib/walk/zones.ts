/**
 * The effect of an accepted position on the zones of the stops. The functions change their `state`.
 */
import type { Fix } from "../geo/fix.ts";
import { hasEntered, hasLeft, isUsable, metresFrom, type Zone } from "../geo/geofence.ts";
import { hasPlace } from "../model/tour/stop_place.ts";
import type { StopState, WalkState } from "./state.ts";

/** Consecutive positions that count as proof. */
const PROOF = 2;

/**
 * Updates all zones with an accepted fix. A zone is entered by one position within its radius and
 * left by two in a row beyond the exit distance, which arms its stop again.
 */
export function updateZones(state: WalkState, fix: Fix): void {
  let stops: StopState[] | undefined;
  let hasLeftWaiting = false;
  const waiting = state.paused ?? state.offered?.index;
  const isNowhere = waiting !== undefined && !hasPlace(state.tour.stops[waiting]);
  state.tour.stops.forEach((zone, i) => {
    if (!hasPlace(zone)) return;
    const before = state.stops[i];
    const metres = metresFrom(fix, zone);
    const isEntered = hasEntered(fix, zone, metres);
    const insideFixes = isEntered ? Math.min(PROOF, before.insideFixes + 1) : 0;
    const isOutside = before.inside && hasLeft(fix, zone, metres);
    const outsideFixes = isOutside ? before.outsideFixes + 1 : 0;
    const left = outsideFixes >= PROOF;
    const inside = !left && (before.inside || isEntered);
    // The stop that plays was started already when its zone is entered.
    const isSpent = inside && i === state.playing;
    const trigger: StopState["trigger"] = left ? "armed" : isSpent ? "spent" : before.trigger;
    const after = { inside, insideFixes, outsideFixes: left ? 0 : outsideFixes, trigger };
    if (isEqual(before, after)) return;
    (stops ??= [...state.stops])[i] = { ...before, ...after };
    hasLeftWaiting ||= left && (i === waiting || (isNowhere && before.status === "heard"));
  });
  if (stops) state.stops = stops;
  if (hasLeftWaiting) releaseHeldStops(state);
}

type ZoneState = Pick<StopState, "inside" | "insideFixes" | "outsideFixes" | "trigger">;

const isEqual = (a: ZoneState, b: ZoneState) =>
  a.inside === b.inside && a.trigger === b.trigger &&
  a.insideFixes === b.insideFixes && a.outsideFixes === b.outsideFixes;

/** True when consecutive positions have proved that the visitor is in the zone of a stop. */
export const isProved = ({ stops }: WalkState, index: number): boolean =>
  stops[index].insideFixes >= PROOF;

/** True when the last position is accurate enough to tell that the visitor is in no zone. */
export const isInNoZone = ({ fix, stops, tour }: WalkState): boolean =>
  fix !== undefined && stops.every(({ inside }, i) => {
    const zone = tour.stops[i];
    return !hasPlace(zone) || (!inside && (isUsable(fix, zone) || isBeyond(fix, zone)));
  });

/** True when a fix is outside of a zone, however inaccurate it is. */
const isBeyond = (fix: Fix, zone: Zone) => metresFrom(fix, zone) - fix.accuracy > zone.radius;

/**
 * A story waits for a tap, or the visitor has chosen one: no other begins in the present zones,
 * until they are left.
 */
export function holdOccupiedZones(state: WalkState): void {
  state.stops = state.stops.map((stop) =>
    stop.inside && (stop.trigger === "armed" || stop.status === "ahead")
      ? { ...stop, trigger: "held" }
      : stop
  );
}

/** Nothing waits for a tap any more: held stops may start again. */
export function releaseHeldStops(state: WalkState): void {
  state.stops = state.stops.map((stop) =>
    stop.trigger === "held"
      ? { ...stop, trigger: stop.status === "ahead" ? "spent" : "armed" }
      : stop
  );
}
