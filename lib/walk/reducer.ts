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
import { forgetFixes, measureWay, takeFix, trackZones } from "./believed_positions.ts";
import {
  endSilence,
  evaluate,
  finish,
  goTo,
  holdZones,
  note,
  play,
  save,
  type Transition,
} from "./triggering.ts";
import { isOpen, nextOpen } from "./open_stops.ts";
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
  const run: Transition = { state: { ...state }, actions: [] };
  if ("index" in event && event.index !== undefined && !state.stops[event.index]) {
    return { state, actions: [] };
  }
  if (state.phase === "idle" && event.type !== "start" && event.type !== "auto-play") {
    return { state, actions: [] };
  }
  HANDLERS[event.type](run, event as never);
  return run;
}

type Handlers = {
  [T in WalkEvent["type"]]: (run: Transition, event: Extract<WalkEvent, { type: T }>) => void;
};

const HANDLERS: Handlers = {
  start(run, { at, index, heard = [], autoPlay }) {
    const { tour, autoPlay: before } = run.state;
    // A tour that was heard as a whole is walked anew.
    const isNew = tour.stops.every((_, i) => heard.includes(i));
    run.state = {
      ...createWalk(tour),
      phase: "walking",
      autoPlay: autoPlay ?? before,
      index: isNew ? 0 : index ?? 0,
      startedAt: at,
      since: at - MAXIMUM_AGE,
    };
    if (!isNew) learn(run.state, heard);
    run.actions.push({ type: "locate" });
  },
  stop(run, { at }) {
    if (run.state.phase === "walking") finish(run, at);
  },
  fix(run, { at, fix }) {
    const { state } = run;
    if (state.phase !== "walking") return;
    if (takeFix(state, fix, at)) {
      trackZones(state, fix);
      measureWay(state, fix);
      evaluate(run);
    } else if (state.doubtful === fix) run.actions.push({ type: "locate" });
  },
  tick(run) {
    const { phase, fix, doubtful } = run.state;
    evaluate(run);
    if (phase === "walking" && (!fix || doubtful)) run.actions.push({ type: "locate" });
  },
  lost({ state }, { message }) {
    // Browsers tell of a loss between two positions, too: what was measured stays good to compare
    // with.
    state.lost = state.fix ?? state.lost;
    state.fix = state.seen = undefined;
    state.trouble = message;
  },
  hidden: ({ state }, { at }) => forgetFixes(state, at),
  shown({ state, actions }, { at }) {
    forgetFixes(state, at);
    // The browser's watch says nothing by itself to somebody who has not moved meanwhile.
    if (state.phase === "walking") actions.push({ type: "locate" });
  },
  sound(run, { index }) {
    const { state } = run;
    if (index === undefined) return pause(state);
    state.playing = index;
    endSilence(state);
    if (state.stops[index].inside) note(state, index, { spent: true });
    goTo(run, index);
  },
  ended(run, { at, index }) {
    const { state } = run;
    if (state.playing === index) state.playing = undefined;
    endSilence(state);
    note(state, index, { heard: true, again: false });
    const next = nextOpen(state, index);
    state.index = next ?? index;
    save(run);
    if (state.phase !== "walking") return;
    if (next === undefined) finish(run, at);
    else evaluate(run);
  },
  chosen(run, { index }) {
    const { state } = run;
    if ((state.paused ?? state.offered?.index) !== index) endSilence(state);
    // The visitor decides by hand here: being in a zone already starts nothing.
    if (state.playing === undefined) holdZones(state);
    goTo(run, index);
  },
  rearm(run, { at, index }) {
    const { state, actions } = run;
    note(state, index, { spent: false, again: state.stops[index].heard });
    if (state.phase === "finished") {
      state.phase = "walking";
      forgetFixes(state, at);
      actions.push({ type: "locate" });
    }
    if (state.playing === undefined) goTo(run, index);
    evaluate(run);
  },
  "auto-play"(run, { on }) {
    const { state } = run;
    state.autoPlay = on;
    const waiting = state.offered;
    // Who stands before an offered stop and switches on wants to hear it.
    if (!on || !waiting || waiting.passed || !state.stops[waiting.index].inside) return;
    if (state.phase === "walking" && state.playing === undefined) play(run, waiting.index);
  },
  progress(run, { at, heard }) {
    const { state } = run;
    const before = heardStops(state).length;
    learn(state, heard);
    if (state.phase !== "walking" || heardStops(state).length === before) return;
    if (state.playing === undefined && nextOpen(state, state.index) === undefined) finish(run, at);
    else evaluate(run);
  },
};

/** Silence before the end of a story. */
function pause(state: WalkState): void {
  if (state.playing === undefined) return;
  state.paused = state.playing;
  state.playing = undefined;
  holdZones(state);
}

/**
 * Takes over which stops have been heard, and goes on from the one that is current if it is among
 * them.
 */
function learn(state: WalkState, heard: readonly number[]): void {
  state.stops = state.stops.map((stop, i) => heard.includes(i) ? { ...stop, heard: true } : stop);
  if (!isOpen(state, state.index)) state.index = nextOpen(state, state.index) ?? state.index;
}
