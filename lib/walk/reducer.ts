/**
 * The walk engine: decides which story starts where the visitor is. A pure reducer without clock,
 * sound or device: `step` takes a state and what has happened, and gives the next state and what
 * to do about it.
 *
 * It is told of every fix and ticked every `TICK_MS`. Positions that it does not believe change
 * nothing; a stop that has been started arms again when its zone is left for certain, and one that
 * was heard to its end never starts again, unless by hand. While one sounds, the next waits.
 */
import type { WalkAction, WalkEvent } from "./events.ts";
import { acceptFix, addWalkedDistance, discardFixes, updateZones } from "./position_filter.ts";
import {
  clearWaiting,
  finishWalk,
  playStop,
  saveProgress,
  setCurrentStop,
  suppressOccupiedZones,
  type Transition,
  triggerStops,
  updateStop,
} from "./triggering.ts";
import { isDue, nextDueStop } from "./armed_stops.ts";
import { createWalk, heardStops, type WalkState } from "./state.ts";

/** The next state, and what is to be done now, in this order. */
export type Step = { state: WalkState; actions: WalkAction[] };

/** Milliseconds that a browser may have kept the first position: the `maximumAge` of the watch. */
export const MAXIMUM_AGE = 30_000;

/**
 * What follows from an event. Never changes `state`; unknown stops and events out of place change
 * nothing.
 */
export function step(state: WalkState, event: WalkEvent): Step {
  const transition: Transition = { state: { ...state }, actions: [] };
  if ("index" in event && event.index !== undefined && !state.stops[event.index]) {
    return { state, actions: [] };
  }
  if (state.phase === "idle" && event.type !== "start" && event.type !== "auto-play") {
    return { state, actions: [] };
  }
  HANDLERS[event.type](transition, event as never);
  return transition;
}

type Handlers = {
  [T in WalkEvent["type"]]: (
    transition: Transition,
    event: Extract<WalkEvent, { type: T }>,
  ) => void;
};

const HANDLERS: Handlers = {
  start(transition, { at, index, heard = [], autoPlay }) {
    const { tour, autoPlay: before } = transition.state;
    // A tour that was heard as a whole is walked anew.
    const isNew = tour.stops.every((_, i) => heard.includes(i));
    transition.state = {
      ...createWalk(tour),
      phase: "walking",
      autoPlay: autoPlay ?? before,
      index: isNew ? 0 : index ?? 0,
      startedAt: at,
      freshSince: at - MAXIMUM_AGE,
    };
    if (!isNew) addHeard(transition.state, heard);
    transition.actions.push({ type: "locate" });
  },
  stop(transition, { at }) {
    if (transition.state.phase === "walking") finishWalk(transition, at);
  },
  fix(transition, { at, fix }) {
    const { state } = transition;
    if (state.phase !== "walking") return;
    if (acceptFix(state, fix, at)) {
      updateZones(state, fix);
      addWalkedDistance(state, fix);
      triggerStops(transition);
    } else if (state.unconfirmed === fix) transition.actions.push({ type: "locate" });
  },
  tick(transition) {
    const { phase, fix, unconfirmed } = transition.state;
    triggerStops(transition);
    if (phase === "walking" && (!fix || unconfirmed)) transition.actions.push({ type: "locate" });
  },
  lost({ state }, { message }) {
    // Browsers tell of a loss between two positions, too: what was measured stays good to compare
    // with.
    state.fixBeforeLoss = state.fix ?? state.fixBeforeLoss;
    state.fix = state.latestFix = undefined;
    state.locationError = message;
  },
  hidden: ({ state }, { at }) => discardFixes(state, at),
  shown({ state, actions }, { at }) {
    discardFixes(state, at);
    // The browser's watch says nothing by itself to somebody who has not moved meanwhile.
    if (state.phase === "walking") actions.push({ type: "locate" });
  },
  playback(transition, { index }) {
    const { state } = transition;
    if (index === undefined) return pause(state);
    state.playing = index;
    clearWaiting(state);
    if (state.stops[index].inside) updateStop(state, index, { triggered: true });
    setCurrentStop(transition, index);
  },
  ended(transition, { at, index }) {
    const { state } = transition;
    if (state.playing === index) state.playing = undefined;
    clearWaiting(state);
    updateStop(state, index, { heard: true, replay: false });
    const next = nextDueStop(state, index);
    state.index = next ?? index;
    saveProgress(transition);
    if (state.phase !== "walking") return;
    if (next === undefined) finishWalk(transition, at);
    else triggerStops(transition);
  },
  selected(transition, { index }) {
    const { state } = transition;
    if ((state.paused ?? state.offered?.index) !== index) clearWaiting(state);
    // The visitor decides by hand here: being in a zone already starts nothing.
    if (state.playing === undefined) suppressOccupiedZones(state);
    setCurrentStop(transition, index);
  },
  rearm(transition, { at, index }) {
    const { state, actions } = transition;
    updateStop(state, index, { triggered: false, replay: state.stops[index].heard });
    if (state.phase === "finished") {
      state.phase = "walking";
      discardFixes(state, at);
      actions.push({ type: "locate" });
    }
    if (state.playing === undefined) setCurrentStop(transition, index);
    triggerStops(transition);
  },
  "auto-play"(transition, { on }) {
    const { state } = transition;
    state.autoPlay = on;
    const waiting = state.offered;
    // Who stands before an offered stop and switches on wants to hear it.
    if (!on || !waiting || waiting.passed || !state.stops[waiting.index].inside) return;
    if (state.phase === "walking" && state.playing === undefined) {
      playStop(transition, waiting.index);
    }
  },
  progress(transition, { at, heard }) {
    const { state } = transition;
    const before = heardStops(state).length;
    addHeard(state, heard);
    if (state.phase !== "walking" || heardStops(state).length === before) return;
    if (state.playing === undefined && nextDueStop(state, state.index) === undefined) {
      finishWalk(transition, at);
    } else triggerStops(transition);
  },
};

/** Silence before the end of a story. */
function pause(state: WalkState): void {
  if (state.playing === undefined) return;
  state.paused = state.playing;
  state.playing = undefined;
  suppressOccupiedZones(state);
}

/**
 * Takes over which stops have been heard, and goes on from the one that is current if it is among
 * them.
 */
function addHeard(state: WalkState, heard: readonly number[]): void {
  state.stops = state.stops.map((stop, i) => heard.includes(i) ? { ...stop, heard: true } : stop);
  if (!isDue(state, state.index)) state.index = nextDueStop(state, state.index) ?? state.index;
}
