/** What starts now: decides on the state it is given, changes it, and adds to `actions`. */
import type { WalkAction, WalkSummary } from "./events.ts";
import { armedStops, enteredStops } from "./armed_stops.ts";
import { heardStops, type StopState, type WalkState } from "./state.ts";
import { finishText, offerText, playsText, queuedText } from "./announcements.ts";

/** A step under way: a state that nobody else has seen yet, and what is to be done. */
export type Transition = { state: WalkState; actions: WalkAction[] };

/** Milliseconds of vibration on entering a stop, and when it has to wait for another. */
const VIBRATION = { entered: [200, 100, 200], queued: [80] };

/** Notes something about one stop. */
export function updateStop(state: WalkState, index: number, known: Partial<StopState>): void {
  state.stops = state.stops.with(index, { ...state.stops[index], ...known });
}

/** Starts, queues or offers what the last position calls for. Right at any time, however often. */
export function triggerStops(transition: Transition): void {
  const { state } = transition;
  if (state.phase !== "walking") return;
  const entered = enteredStops(state);
  if (state.playing !== undefined) {
    for (const index of entered) if (!state.queue.includes(index)) enqueueStop(transition, index);
  } else if (entered.length > 0) triggerStop(transition, entered[0]);
  else offerPassedStop(transition);
}

function enqueueStop({ state, actions }: Transition, index: number): void {
  state.queue = [...state.queue, index];
  actions.push(
    { type: "announce", text: queuedText(state.tour.stops[index], index) },
    { type: "vibrate", pattern: VIBRATION.queued },
  );
}

/** Nothing waits for a tap any more, neither a paused story nor an offered one. */
export function clearWaiting(state: WalkState): void {
  state.paused = state.offered = undefined;
  state.suppressed = [];
}

/** One story waits for a tap: no other one begins where that happens. */
export function suppressOccupiedZones(state: WalkState): void {
  state.suppressed = state.stops.flatMap(({ inside, triggered }, i) =>
    inside && !triggered ? [i] : []
  );
}

/** A stop is entered in silence: it plays, or is offered where the visitor wants that. */
function triggerStop(transition: Transition, index: number): void {
  const { state } = transition;
  updateStop(state, index, { triggered: true });
  state.queue = state.queue.filter((queued) => queued !== index);
  if (state.autoPlay) playStop(transition, index);
  else offerStop(transition, index, false);
}

/** Plays a stop by itself. */
export function playStop(transition: Transition, index: number): void {
  const { state, actions } = transition;
  state.playing = index;
  clearWaiting(state);
  actions.push(
    { type: "play", index },
    { type: "announce", text: playsText(state.tour.stops[index], index) },
    { type: "vibrate", pattern: VIBRATION.entered },
  );
  setCurrentStop(transition, index);
}

function offerStop(transition: Transition, index: number, passed: boolean): void {
  const { state, actions } = transition;
  clearWaiting(state);
  state.offered = { index, passed };
  if (!passed) suppressOccupiedZones(state);
  actions.push(
    { type: "offer", index, passed },
    { type: "announce", text: offerText(state.tour.stops[index], index, passed) },
    { type: "vibrate", pattern: VIBRATION.entered },
  );
  setCurrentStop(transition, index);
}

/**
 * Offers the last stop that was passed while another one sounded, but not in place of a story that
 * is paused. While the visitor is still in the zone of one, nothing is offered: at its edge the
 * next position may well start it.
 */
function offerPassedStop(transition: Transition): void {
  const { state } = transition;
  if (state.paused !== undefined) return;
  const armed = armedStops(state);
  const waiting = state.queue.filter((index) => armed.includes(index));
  if (state.fix && waiting.some((index) => state.stops[index].inside)) return;
  state.queue = [];
  const last = waiting.at(-1);
  if (last !== undefined) offerStop(transition, last, true);
}

/** Makes a stop the one of the progress record. */
export function setCurrentStop(transition: Transition, index: number): void {
  if (transition.state.index === index) return;
  transition.state.index = index;
  saveProgress(transition);
}

/** Keeps the progress as it is now. */
export function saveProgress({ state, actions }: Transition): void {
  const completed = heardStops(state);
  actions.push({ type: "save", currentStopIndex: state.index, completed });
}

/** Ends the walk with its summary. */
export function finishWalk({ state, actions }: Transition, at: number): void {
  state.phase = "finished";
  clearWaiting(state);
  state.queue = [];
  const summary = summaryOf(state, at);
  actions.push({ type: "finish", summary }, { type: "announce", text: finishText(summary) });
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
