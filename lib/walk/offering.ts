/**
 * Stops that wait for a tap. The functions change the state of the transition and add to its
 * actions.
 */
import { hasPlace } from "../model/tour/stop_place.ts";
import { offerText } from "./announcements.ts";
import { isUnplaced, nextOnMap, nextStop } from "./armed_stops.ts";
import type { WalkState } from "./state.ts";
import { findTarget } from "./target.ts";
import { announce, setCurrentStop, type Transition, VIBRATION } from "./transition.ts";
import { holdOccupiedZones, releaseHeldStops } from "./zones.ts";

/** Milliseconds for which a stop without a place waits for a position before it is offered. */
const POSITION_WAIT_MS = 3_000;

/** Nothing waits for a tap any more: no paused story, and no offered one. */
export function clearWaiting(state: WalkState): void {
  state.paused = state.offered = undefined;
  releaseHeldStops(state);
}

/**
 * Offers a stop at the visitor's place in its turn (`here`), before its turn (`ahead`), or behind
 * the visitor (`passed`).
 */
export function offerStop(
  transition: Transition,
  index: number,
  how: "here" | "ahead" | "passed",
): void {
  const { state, actions } = transition;
  const passed = how === "passed";
  clearWaiting(state);
  state.startsHere = false;
  state.offered = { index, passed };
  if (how === "here") holdOccupiedZones(state);
  actions.push({ type: "offer", index, passed });
  const text = offerText(state, index, passed);
  announce(transition, passed ? "passed" : "arrived", text, VIBRATION.entered);
  // A stop ahead becomes a step of the tour only by the visitor's choice.
  if (how === "here" || (passed && index !== state.offeredAhead)) {
    setCurrentStop(transition, index);
  }
}

/**
 * The next stop has no place, and was not offered yet: a visitor who is where the last story was
 * heard, or where the walk begins, has not gone past it, even in the zone of a later stop.
 */
export function isStayingForUnplaced(state: WalkState, ahead: number[]): boolean {
  const next = nextStop(state);
  if (next === undefined || !isUnplaced(state, next) || state.offered?.index === next) return false;
  const follower = nextOnMap(state, next);
  if (state.startsHere) return follower !== undefined && ahead.includes(follower);
  return state.stops.some(({ status, inside }) => status === "heard" && inside);
}

/**
 * Offers the next stop if it has no place. Positions do not matter for that, but while it
 * `isWaiting` for one after a story, that may still show that the visitor has gone past it.
 */
export function offerUnplaced(
  transition: Transition,
  isWaiting: boolean,
): void {
  const { state, at } = transition;
  const { offered, paused, stops, quietSince } = state;
  const { place, index = NaN } = findTarget(state) ?? {};
  const isBusy = paused !== undefined || offered?.index === index ||
    (offered && stops[offered.index].inside);
  const isSoon = isWaiting && at - quietSince < POSITION_WAIT_MS &&
    state.tour.stops.some(hasPlace);
  if (place && !isBusy && !isSoon) offerStop(transition, index, "here");
}
