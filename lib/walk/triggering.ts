/** What starts now. Functions change the state of the transition and add to its actions. */
import type { CueKind, WalkAction, WalkSummary } from "./events.ts";
import {
  enteredStops,
  isDue,
  isSkipped,
  nextDueStop,
  nextStop,
  stopsBefore,
} from "./armed_stops.ts";
import { isFresh } from "./position_filter.ts";
import { heardStops, type StopState, type WalkState } from "./state.ts";
import { findTarget } from "./target.ts";
import { isProved } from "./zones.ts";
import {
  directionsText,
  failedText,
  finishText,
  offerText,
  passedText,
  playsText,
  queuedText,
} from "./announcements.ts";

/**
 * A step under way: when it happens (ms), a state that nobody else has seen yet, and what is to be
 * done.
 */
export type Transition = { at: number; state: WalkState; actions: WalkAction[] };

/** Milliseconds within which a recording must start. */
export const START_TIMEOUT_MS = 10_000;

/**
 * Milliseconds of vibration, pause, vibration, …: entering a stop, one that waits, one that fails.
 */
const VIBRATION = { entered: [200, 100, 200], queued: [80], failed: [80, 80, 80, 80, 80] };

/** Changes what is known of one stop. */
export function updateStop(state: WalkState, index: number, known: Partial<StopState>): void {
  state.stops = state.stops.with(index, { ...state.stops[index], ...known });
}

/** Announces a text, with a cue unless a story sounds that the cue would talk over. */
function announce(
  { actions }: Transition,
  kind: CueKind | undefined,
  text: string,
  pattern?: number[],
): void {
  actions.push({ type: "announce", text });
  if (kind) actions.push({ type: "cue", kind, text });
  if (pattern) actions.push({ type: "vibrate", pattern });
}

/** Starts, queues or offers what the last position calls for. Right at any time, however often. */
export function triggerStops(transition: Transition): void {
  const { state, at } = transition;
  if (state.phase !== "walking") return;
  const { armed, ahead } = enteredStops(state);
  if (state.playing !== undefined) {
    for (const index of armed) enqueueStop(transition, index);
    addToQueue(state, ahead);
  } else if (!state.needsFix && isFresh(state, at)) {
    if (armed.length > 0) triggerStop(transition, armed[0]);
    else if (!triggerAhead(transition, ahead)) offerPassedStop(transition);
  }
}

/** Whoever leaves the zone of a queued stop before it starts is offered it. */
function addToQueue(state: WalkState, indexes: number[]): void {
  const added = indexes.filter((index) => !state.queue.includes(index));
  if (added.length > 0) state.queue = [...state.queue, ...added];
}

function enqueueStop(transition: Transition, index: number): void {
  const { state } = transition;
  if (state.queue.includes(index)) return;
  state.queue = [...state.queue, index];
  announce(transition, undefined, queuedText(state.tour.stops[index], index), VIBRATION.queued);
}

/**
 * In a guided tour, whoever stands in the stop after the next one has gone past that: the tour
 * goes on from there. A stop farther ahead is only offered, unless the one before it was, too, or
 * the walk begins there.
 */
function triggerAhead(transition: Transition, ahead: number[]): boolean {
  const { state } = transition;
  const next = ahead.length > 0 ? nextStop(state) : undefined;
  if (next === undefined) return false;
  addToQueue(state, ahead);
  const index = ahead.find((index) => isProved(state, index));
  // Whoever is still in the zone of the next one, where it was paused maybe, has not passed it.
  if (index === undefined || state.stops[next].insideFixes > 0) return false;
  const after = (before: number | undefined) => before !== undefined && nextAfter(state, before);
  if (state.startsHere) triggerStop(transition, index);
  else if (index === after(next) || index === after(state.offeredAhead)) {
    passStops(transition, stopsBefore(state, index));
    triggerStop(transition, index);
  } else {
    state.offeredAhead = index;
    state.queue = state.queue.filter((queued) => queued !== index);
    updateStop(state, index, { triggered: true });
    offerStop(transition, index, false);
  }
  return true;
}

/** The next stop after `index` that the tour still waits for. */
function nextAfter(state: WalkState, index: number): number | undefined {
  const next = nextDueStop(state, index);
  return next === index || next === undefined || isSkipped(state, next) ? undefined : next;
}

function passStops(transition: Transition, indexes: number[]): void {
  const { state } = transition;
  for (const index of indexes) {
    updateStop(state, index, { passed: true });
    announce(transition, "passed", passedText(state.tour.stops[index], index));
  }
}

/** Nothing waits for a tap any more, neither a paused story nor an offered one. */
export function clearWaiting(state: WalkState): void {
  state.paused = state.offered = undefined;
  state.suppressed = [];
}

/** One story waits for a tap: no other one begins in the zones where that happens. */
export function suppressOccupiedZones(state: WalkState): void {
  state.suppressed = state.stops.flatMap(({ inside, triggered }, i) =>
    inside && !triggered ? [i] : []
  );
}

/**
 * A stop is entered in silence: it plays, or is offered where the visitor has switched auto-play
 * off, has paused it before, or it could not be played.
 */
function triggerStop(transition: Transition, index: number): void {
  const { state } = transition;
  const { interrupted, failed } = state.stops[index];
  updateStop(state, index, { triggered: true });
  state.queue = state.queue.filter((queued) => queued !== index);
  if (state.autoPlay && !interrupted && !failed) playStop(transition, index);
  else offerStop(transition, index, false);
}

/** Plays a stop without a tap. */
export function playStop(transition: Transition, index: number): void {
  const { state, actions, at } = transition;
  state.playing = index;
  state.starting = { index, at };
  state.offeredAhead = undefined;
  state.startsHere = false;
  clearWaiting(state);
  announce(transition, "playing", playsText(state.tour.stops[index], index), VIBRATION.entered);
  actions.push({ type: "play", index });
  setCurrentStop(transition, index);
}

function offerStop(transition: Transition, index: number, passed: boolean): void {
  const { state, actions } = transition;
  clearWaiting(state);
  state.startsHere = false;
  state.offered = { index, passed };
  if (!passed) suppressOccupiedZones(state);
  actions.push({ type: "offer", index, passed });
  const text = offerText(state.tour.stops[index], index, passed);
  announce(transition, passed ? "passed" : "arrived", text, VIBRATION.entered);
  // A stop ahead is no step of the tour before the visitor wants it.
  if (index !== state.offeredAhead) setCurrentStop(transition, index);
}

/**
 * Offers the stops that were passed while another one played, but not in place of a story that is
 * paused. While the visitor is still in the zone of one, nothing is offered: at its edge the next
 * position may well start it.
 */
function offerPassedStop(transition: Transition): void {
  const { state } = transition;
  if (state.paused !== undefined || state.queue.length === 0) return;
  const waiting = state.queue.filter((index) =>
    isDue(state, index) && !state.stops[index].triggered && !state.suppressed.includes(index)
  );
  if (waiting.some((index) => state.stops[index].inside)) return;
  state.queue = [];
  const last = waiting.at(-1);
  if (last === undefined) return;
  const before = state.tour.ordered ? stopsBefore(state, Math.max(...waiting)) : [];
  const others = [...new Set([...before, ...waiting])].filter((index) => index !== last);
  passStops(transition, others.filter((index) => !state.stops[index].passed));
  updateStop(state, last, { passed: true });
  offerStop(transition, last, true);
}

/** The recording of a stop cannot be played: it stays offered, and the walk goes on. */
export function failStop(transition: Transition, index: number): void {
  const { state } = transition;
  if (state.playing === index) state.playing = undefined;
  state.starting = undefined;
  clearWaiting(state);
  updateStop(state, index, { failed: true, triggered: true });
  if (state.phase !== "walking") return;
  announce(transition, "failed", failedText(state.tour.stops[index], index), VIBRATION.failed);
  setCurrentStop(transition, nextDueStop(state, index) ?? index);
  triggerStops(transition);
}

/**
 * Tells where the next stop is, once at the start and after each story, unless something else waits
 * for the visitor.
 */
export function giveDirections(transition: Transition): void {
  const { state } = transition;
  if (!state.needsDirections || !state.fix) return;
  // The next position may start the walk right here.
  if (state.startsHere && state.stops.some(({ inside }) => inside)) return;
  state.needsDirections = false;
  const isBusy = state.playing !== undefined || state.offered !== undefined;
  const target = findTarget(state);
  if (isBusy || !target) return;
  announce(transition, "next", directionsText(state, target.index));
}

/** Makes a stop the current one of the progress record. */
export function setCurrentStop(transition: Transition, index: number): void {
  if (transition.state.index === index) return;
  transition.state.index = index;
  saveProgress(transition);
}

/** Saves the progress as it is now. */
export function saveProgress({ state, actions }: Transition): void {
  const completed = heardStops(state);
  actions.push({ type: "save", currentStopIndex: state.index, completed });
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

function summaryOf({ stops, startedAt, metres }: WalkState, at: number): WalkSummary {
  const missed = stops.flatMap(({ heard }, i) => heard ? [] : [i]);
  return {
    heard: stops.length - missed.length,
    total: stops.length,
    missed,
    seconds: Math.max(0, Math.round((at - startedAt) / 1000)),
    metres: Math.round(metres),
  };
}
