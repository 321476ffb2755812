/** What starts now. The functions change the state of the transition and add to its actions. */
import type { WalkSummary } from "./events.ts";
import {
  enteredStops,
  isArmed,
  isDue,
  nextDueStop,
  nextOnMap,
  nextStop,
  stopsBefore,
} from "./armed_stops.ts";
import { isFresh } from "./position_filter.ts";
import { heardStops, missedStops, type WalkState } from "./state.ts";
import { announce, setCurrentStop, type Transition, updateStop, VIBRATION } from "./transition.ts";
import { findTarget } from "./target.ts";
import { clearWaiting, isStayingForUnplaced, offerStop, offerUnplaced } from "./offering.ts";
import { isProved } from "./zones.ts";
import {
  directionsText,
  failedText,
  finishText,
  passedText,
  playsText,
  queuedText,
} from "./announcements.ts";

/** Milliseconds for which a visitor at the edge of a queued stop's zone may still step into it. */
const EDGE_WAIT_MS = 10_000;

/**
 * Starts, queues or offers stops for the last position. May be called at any time, however often.
 */
export function triggerStops(transition: Transition): void {
  const { state, at } = transition;
  if (state.phase !== "walking") return;
  const { armed, ahead } = enteredStops(state);
  if (state.playing !== undefined) {
    for (const index of armed) enqueueStop(transition, index);
    addToQueue(state, ahead);
    return;
  }
  const isKnown = !state.needsFix && isFresh(state, at);
  if (isKnown && armed.length > 0) return triggerStop(transition, armed[0]);
  const isStaying = isStayingForUnplaced(state, ahead);
  if (isKnown && !isStaying && triggerAhead(transition, ahead)) return;
  if (isKnown && offerPassedStop(transition)) return;
  const isEntering = !isStaying && ahead.some((i) => state.stops[i].insideFixes === 1);
  offerUnplaced(transition, !isKnown || isEntering);
}

/** A queued stop whose zone is left before it starts is offered then, unless it was before. */
function addToQueue(state: WalkState, indexes: number[]): void {
  const added = indexes.filter((i) => isArmed(state, i) && !state.queue.includes(i));
  if (added.length > 0) state.queue = [...state.queue, ...added];
}

function enqueueStop(transition: Transition, index: number): void {
  const { state } = transition;
  if (state.queue.includes(index)) return;
  state.queue = [...state.queue, index];
  announce(transition, undefined, queuedText(state.tour.stops[index], index), VIBRATION.queued);
}

/**
 * In a guided tour, a visitor in the zone of the next stop but one has passed the next: the tour
 * goes on from there. A stop farther ahead is only offered, unless the one before it was offered
 * too, or the walk begins there. Returns whether a stop was started or offered.
 */
function triggerAhead(transition: Transition, ahead: number[]): boolean {
  const { state } = transition;
  const next = ahead.length > 0 ? nextStop(state) : undefined;
  if (next === undefined) return false;
  addToQueue(state, ahead);
  // A visitor in the zone of the next stop, which may be paused, has not passed it.
  if (state.stops[next].insideFixes > 0) return false;
  const proved = ahead.filter((index) => isProved(state, index));
  const nearest = proved.find((index) => isArmed(state, index));
  const follower = [next, state.offeredAhead].map((before) => nextOnMap(state, before))
    .find((index) => index !== undefined && proved.includes(index));
  if (state.startsHere && nearest !== undefined) triggerStop(transition, nearest);
  else if (follower !== undefined) {
    const passed = stopsBefore(state, follower);
    for (const index of passed) markPassed(state, index);
    announcePassed(transition, passed);
    triggerStop(transition, follower);
  } else if (nearest !== undefined) offerAhead(transition, nearest, ahead);
  else return false;
  return true;
}

/**
 * Offers a stop before its turn, together with the others ahead whose zones contain the visitor.
 */
function offerAhead(transition: Transition, index: number, ahead: number[]): void {
  const { state } = transition;
  state.offeredAhead = index;
  state.queue = state.queue.filter((queued) => !ahead.includes(queued));
  offerStop(transition, index, "ahead");
  for (const other of ahead) updateStop(state, other, { status: "ahead", trigger: "spent" });
}

/**
 * A story that was begun, or could not be played, keeps its status: it never starts again without a
 * tap. An offer before its turn does not use a stop up: it still starts at its turn.
 */
function markPassed(state: WalkState, index: number): void {
  const { status } = state.stops[index];
  if (status === "waiting") updateStop(state, index, { status: "passed" });
  if (status === "ahead") updateStop(state, index, { status: "passed", trigger: "armed" });
}

function announcePassed(transition: Transition, indexes: number[]): void {
  const { stops } = transition.state.tour;
  for (const index of indexes) announce(transition, "passed", passedText(stops[index], index));
}

/**
 * A stop is entered in silence. It plays; it is offered instead if auto-play is off, it was paused
 * before, it could not be played, or it has a content warning.
 */
function triggerStop(transition: Transition, index: number): void {
  const { state } = transition;
  const { status } = state.stops[index];
  state.queue = state.queue.filter((queued) => queued !== index);
  // Its turn has come: after this offer it is not offered again before its zone was left.
  updateStop(state, index, { trigger: "spent", status: status === "ahead" ? "waiting" : status });
  const mayPlay = status !== "paused" && status !== "failed";
  // The visitor reads or hears a content warning before the story, which waits for a tap.
  const { contentWarning } = state.tour.stops[index];
  if (state.autoPlay && mayPlay && !contentWarning) playStop(transition, index);
  else offerStop(transition, index, "here");
}

/** Plays a stop without a tap. */
export function playStop(transition: Transition, index: number): void {
  const { state, actions, at } = transition;
  state.playing = index;
  state.starting = { index, at };
  state.offeredAhead = undefined;
  state.startsHere = false;
  clearWaiting(state);
  updateStop(state, index, { status: "playing", trigger: "spent" });
  announce(transition, "playing", playsText(state.tour.stops[index], index), VIBRATION.entered);
  actions.push({ type: "play", index });
  setCurrentStop(transition, index);
}

/**
 * Offers the stops that were passed while another one played, but not instead of a paused story, or
 * of a stop offered at the visitor's place. At the edge of such a zone the next position may start
 * its stop: there, nothing is offered for EDGE_WAIT_MS. Returns whether a stop was offered.
 */
function offerPassedStop(transition: Transition): boolean {
  const { state, at } = transition;
  const { paused, offered, queue } = state;
  if (paused !== undefined || queue.length === 0) return false;
  if (offered && !offered.passed && state.stops[offered.index].inside) return false;
  const waiting = queue.filter((index) => isDue(state, index) && isArmed(state, index));
  const occupied = waiting.map((index) => state.stops[index]).filter(({ inside }) => inside);
  const isAtEdge = occupied.every(({ insideFixes }) => insideFixes === 0);
  if (occupied.length > 0 && (!isAtEdge || at - state.quietSince < EDGE_WAIT_MS)) return false;
  state.queue = [];
  const last = waiting.at(-1);
  if (last === undefined) return false;
  const before = state.tour.ordered ? stopsBefore(state, Math.max(...waiting)) : [];
  const passed = [...new Set([...before, ...waiting])]
    .filter((index) => index === last || state.stops[index].status !== "passed");
  for (const index of passed) markPassed(state, index);
  // After them, the tour may have come to a stop whose zone contains the visitor.
  const [here] = enteredStops({ ...state, index: last }).armed;
  announcePassed(transition, here === undefined ? passed.filter((i) => i !== last) : passed);
  if (here === undefined) offerStop(transition, last, "passed");
  else triggerStop(transition, here);
  return true;
}

/**
 * A story falls silent before its end. One that was heard before stays heard, and the tour does not
 * wait for it.
 */
export function silenceStop(state: WalkState, index: number, status: "paused" | "failed"): void {
  const { heard, inside } = state.stops[index];
  updateStop(state, index, {
    status: heard ? "heard" : status,
    trigger: inside ? "spent" : "armed",
  });
}

/** A stop that should have played waits for a tap: it was not begun. */
export function offerAgain(transition: Transition, index: number): void {
  const { state } = transition;
  state.playing = state.starting = undefined;
  updateStop(state, index, { status: state.stops[index].heard ? "heard" : "waiting" });
  offerStop(transition, index, "here");
}

/** The recording of a stop cannot be played: it stays offered, and the walk goes on. */
export function failStop(transition: Transition, index: number): void {
  const { state } = transition;
  if (state.playing === index) state.playing = undefined;
  state.starting = undefined;
  clearWaiting(state);
  silenceStop(state, index, "failed");
  if (state.phase !== "walking") return;
  announce(transition, "failed", failedText(index), VIBRATION.failed);
  setCurrentStop(transition, nextDueStop(state, index) ?? index);
  triggerStops(transition);
}

/**
 * Announces the direction of the next stop, once at the start and after each story, unless a stop
 * waits for the visitor.
 */
export function giveDirections(transition: Transition): void {
  const { state } = transition;
  if (!state.needsDirections || !state.fix) return;
  // The next position may start the walk right here.
  if (state.startsHere && state.stops.some(({ inside }) => inside)) return;
  state.needsDirections = false;
  const isBusy = state.playing !== undefined || state.offered !== undefined;
  const target = findTarget(state);
  // The offer of a stop without a place says it.
  if (isBusy || !target || target.place) return;
  announce(transition, "next", directionsText(state, target.index));
}

/** Ends the walk with its summary. */
export function finishWalk(transition: Transition): void {
  const { state, actions, at } = transition;
  state.phase = "finished";
  clearWaiting(state);
  state.queue = [];
  const summary = summaryOf(state, at);
  actions.push({ type: "finish", summary });
  announce(transition, "finished", finishText(summary));
}

/** Stops without a story are not counted. */
function summaryOf(state: WalkState, at: number): WalkSummary {
  const { startedAt, metres } = state;
  const missed = missedStops(state);
  const heard = heardStops(state).length;
  return {
    heard,
    total: heard + missed.length,
    missed,
    seconds: Math.max(0, Math.round((at - startedAt) / 1000)),
    metres: Math.round(metres),
  };
}
