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
import { holdOccupiedZones, isProved, releaseHeldStops } from "./zones.ts";

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
 * heard, or where the walk begins, has not gone past it, whatever other zones are here.
 */
export function isStayingForUnplaced(state: WalkState, ahead: number[]): boolean {
  const next = nextStop(state);
  if (next === undefined || !isUnplaced(state, next) || state.offered?.index === next) return false;
  const follower = nextOnMap(state, next);
  if (state.startsHere) return follower !== undefined && ahead.includes(follower);
  return state.stops.some(({ status, inside }) => status === "heard" && inside);
}

/**
 * Offers the next stop if it has no place. Positions do not matter for that, but after a story the
 * next one may still show that the visitor has gone past it.
 */
export function offerUnplaced(
  transition: Transition,
  { isKnown, ahead }: { isKnown: boolean; ahead: number[] },
): void {
  const { state, at } = transition;
  const { place, index = NaN } = findTarget(state) ?? {};
  if (!place || state.paused !== undefined || state.offered?.index === index) return;
  const isElsewhere = state.offered && state.stops[state.offered.index].inside;
  if (isElsewhere) return;
  if (state.tour.stops.some(hasPlace)) {
    if (!isKnown && at - state.quietSince < POSITION_WAIT_MS) return;
    const isEntering = ahead.some((i) => !isProved(state, i) && state.stops[i].insideFixes > 0);
    if (isKnown && isEntering && !isStayingForUnplaced(state, ahead)) return;
  }
  offerStop(transition, index, "here");
}
