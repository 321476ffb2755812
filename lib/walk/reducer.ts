/**
 * The walk engine: decides which story starts where the visitor is. A pure reducer without clock,
 * sound or device: `step` takes a state and what has happened, and returns the next state and the
 * actions to take.
 *
 * It receives every fix, and a tick every `TICK_MS`. Implausible positions change nothing. A
 * started stop is armed again when its zone has certainly been left; one that was heard to its end
 * never starts again, unless by hand. While one plays, the next waits. A stop without a place is
 * only offered, in its turn.
 */
import { START_TIMEOUT_MS } from "../player/player_state.ts";
import type { WalkAction, WalkEvent } from "./events.ts";
import {
  acceptFix,
  addWalkedDistance,
  discardFixes,
  isFresh,
  isInDoubt,
  MAX_FIX_AGE,
} from "./position_filter.ts";
import {
  failStop,
  finishWalk,
  giveDirections,
  offerAgain,
  playStop,
  silenceStop,
  triggerStops,
} from "./triggering.ts";
import { clearWaiting } from "./offering.ts";
import { saveProgress, setCurrentStop, type Transition, updateStop } from "./transition.ts";
import { holdOccupiedZones, isInNoZone, updateZones } from "./zones.ts";
import { isDue, nextDueStop } from "./armed_stops.ts";
import { wayOf } from "./target.ts";
import { wayCode } from "./way/way_code.ts";
import { createWalk, heardStops, type StopState, type WalkState } from "./state.ts";

/** The next state, and the actions to take now, in this order. */
export type Step = { state: WalkState; actions: WalkAction[] };

/**
 * The result of an event. Never changes `state`; unknown stops and events out of place change
 * nothing.
 *
 * @example
 * ```ts
 * import { step } from "./reducer.ts";
 * import { createWalk } from "./state.ts";
 *
 * const mill = { latitude: 48.2, longitude: 16.37, radius: 30, title: "Mill" };
 * const walk = createWalk({ id: "tour", ordered: true, stops: [mill] });
 * const { state, actions } = step(walk, { type: "start", at: Date.now() });
 * console.log(state.phase, actions);
 * ```
 */
export function step(state: WalkState, event: WalkEvent): Step {
  const transition: Transition = { at: event.at, state: { ...state }, actions: [] };
  if ("index" in event && event.index !== undefined && !state.stops[event.index]) {
    return { state, actions: [] };
  }
  if (state.phase === "idle" && event.type !== "start" && event.type !== "auto-play") {
    return { state, actions: [] };
  }
  HANDLERS[event.type](transition, event as never);
  return { state: transition.state, actions: joinAnnouncements(transition.actions) };
}

/** A live region reads only its last text, so the texts of one step become one. */
function joinAnnouncements(actions: WalkAction[]): WalkAction[] {
  const texts = actions.flatMap((action) => action.type === "announce" ? [action.text] : []);
  if (texts.length < 2) return actions;
  const others = actions.filter(({ type }) => type !== "announce");
  return [...others, { type: "announce", text: texts.join(" ") }];
}

type Handlers = {
  [T in WalkEvent["type"]]: (
    transition: Transition,
    event: Extract<WalkEvent, { type: T }>,
  ) => void;
};

const HANDLERS: Handlers = {
  start(transition, { at, index, heard = [], autoPlay, walkedSoFar }) {
    const { tour, autoPlay: before } = transition.state;
    // A tour that was completely heard is walked from its beginning.
    const isNew = tour.stops.every((_, i) => heard.includes(i));
    transition.state = {
      ...createWalk(tour),
      phase: "walking",
      autoPlay: autoPlay ?? before,
      index: isNew ? 0 : index ?? 0,
      startsHere: isNew || index === undefined,
      startedAt: at - (walkedSoFar?.ms ?? 0),
      metres: walkedSoFar?.metres ?? 0,
      needsDirections: true,
      quietSince: at,
      freshSince: at - MAX_FIX_AGE,
    };
    if (!isNew) addHeard(transition.state, heard);
    transition.actions.push({ type: "locate" });
  },
  stop(transition) {
    if (transition.state.phase === "walking") finishWalk(transition);
  },
  fix(transition, { at, fix }) {
    const { state } = transition;
    if (state.phase !== "walking") return;
    const wasInDoubt = isInDoubt(state);
    if (acceptFix(state, fix, at)) {
      state.needsFix = false;
      updateZones(state, state.fix!);
      if (isInNoZone(state)) state.startsHere = false;
      addWalkedDistance(state, state.fix!);
      triggerStops(transition);
      wayCode().goOnAlongWay?.(state);
      giveDirections(transition);
      state.way = wayOf(state);
      wayCode().sayWay?.(transition);
    } else if (isInDoubt(state) && !wasInDoubt) transition.actions.push({ type: "locate" });
  },
  tick(transition, { at }) {
    const { state, actions } = transition;
    const { starting } = state;
    if (starting && at - starting.at >= START_TIMEOUT_MS) {
      actions.push({ type: "pause" });
      failStop(transition, starting.index);
    } else triggerStops(transition);
    if (state.phase !== "walking" || state.playing !== undefined) return;
    if (!isFresh(state, at) || isInDoubt(state) || state.needsFix) {
      actions.push({ type: "locate" });
    }
  },
  lost({ state }, { message }) {
    // Browsers also report a loss between two positions: earlier measurements stay useful for
    // comparison.
    state.fixBeforeLoss = state.fix ?? state.fixBeforeLoss;
    state.fix = state.latestFix = undefined;
    state.locationError = message;
  },
  hidden: ({ state }, { at }) => discardFixes(state, at),
  shown({ state, actions }, { at }) {
    discardFixes(state, at);
    // The browser's watch is silent for a visitor who has not moved meanwhile.
    if (state.phase === "walking") actions.push({ type: "locate" });
  },
  playback(transition, { at, index, isLoading = false }) {
    const { state } = transition;
    if (state.playing !== undefined && state.playing !== index) interruptStory(state);
    if (index === undefined) return;
    if (isLoading && state.playing !== index) state.starting = { index, at };
    state.playing = index;
    state.startsHere = state.needsDirections = false;
    if (!isLoading) state.starting = undefined;
    clearWaiting(state);
    updateStop(state, index, { status: "playing" });
    if (state.stops[index].inside) updateStop(state, index, { trigger: "spent" });
    setCurrentStop(transition, index);
  },
  blocked(transition, { index }) {
    const { state } = transition;
    if (state.playing !== index) return;
    if (state.phase === "walking" && state.stops[index].inside) offerAgain(transition, index);
    else interruptStory(state);
  },
  failed(transition, { index }) {
    if (transition.state.playing === index) failStop(transition, index);
  },
  ended(transition, { at, index }) {
    const { state } = transition;
    state.quietSince = at;
    if (state.playing === index) state.playing = state.starting = undefined;
    clearWaiting(state);
    updateStop(state, index, { status: "heard", heard: true });
    const next = nextDueStop(state, index);
    state.index = next ?? index;
    saveProgress(transition);
    if (state.phase !== "walking") return;
    if (next === undefined) return finishWalk(transition);
    // The last position may be from before the story: a watch reports nothing while a device rests.
    state.needsFix = state.needsDirections = true;
    transition.actions.push({ type: "locate" });
    triggerStops(transition);
  },
  selected(transition, { index }) {
    const { state } = transition;
    if (state.stops[index].status === "passed") updateStop(state, index, { status: "waiting" });
    state.startsHere = false;
    if ((state.paused ?? state.offered?.index) !== index) clearWaiting(state);
    // The visitor chooses by hand here, so being in a zone already starts nothing.
    if (state.playing === undefined) holdOccupiedZones(state);
    setCurrentStop(transition, index);
  },
  rearm(transition, { at, index }) {
    const { state, actions } = transition;
    if (state.playing !== index) updateStop(state, index, { status: "waiting", trigger: "armed" });
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
    // A visitor at an offered stop who switches auto-play on wants to hear it.
    if (!on || !waiting || waiting.passed || !state.stops[waiting.index].inside) return;
    if (state.phase === "walking" && state.playing === undefined) {
      playStop(transition, waiting.index);
    }
  },
  compass({ state }, { heading }) {
    state.compass = heading;
    state.way = wayOf(state);
  },
  reading({ state }, { on }) {
    state.reads = on;
  },
  progress(transition, { heard }) {
    const { state } = transition;
    const before = heardStops(state);
    addHeard(state, heard);
    if (state.phase !== "walking" || heardStops(state).length === before.length) return;
    // A stop that was heard elsewhere meanwhile waits for no tap here.
    const waiting = state.paused ?? state.offered?.index ?? NaN;
    if (!before.includes(waiting) && state.stops[waiting]?.heard) clearWaiting(state);
    if (state.playing === undefined && nextDueStop(state, state.index) === undefined) {
      finishWalk(transition);
    } else triggerStops(transition);
  },
};

/** A story falls silent before its end. */
function interruptStory(state: WalkState): void {
  const index = state.playing!;
  silenceStop(state, index, "paused");
  state.paused = index;
  state.playing = state.starting = undefined;
  holdOccupiedZones(state);
}

/**
 * Takes over which stops have been heard, and continues after the current one if that is among
 * them.
 */
function addHeard(state: WalkState, heard: readonly number[]): void {
  state.stops = state.stops.map((stop, i): StopState => {
    if (stop.heard || !heard.includes(i)) return stop;
    return { ...stop, heard: true, status: stop.status === "playing" ? "playing" : "heard" };
  });
  if (!isDue(state, state.index)) state.index = nextDueStop(state, state.index) ?? state.index;
}
