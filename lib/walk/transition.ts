/** A step of the walk under way, and the functions by which its parts change it. */
import type { CueKind, WalkAction } from "./events.ts";
import { heardStops, type StopState, type WalkState } from "./state.ts";

/** A step under way: its time (ms), a new state, and the actions. */
export type Transition = { at: number; state: WalkState; actions: WalkAction[] };

/**
 * Milliseconds of vibration, pause, vibration, …: for entering a stop, one that waits, one that
 * fails.
 */
export const VIBRATION = { entered: [200, 100, 200], queued: [80], failed: [80, 80, 80, 80, 80] };

/** Changes the state of one stop. */
export function updateStop(state: WalkState, index: number, known: Partial<StopState>): void {
  state.stops = state.stops.map((stop, at) => at === index ? { ...stop, ...known } : stop);
}

/** Announces a text, with a cue unless that would overlap a playing story. */
export function announce(
  { actions }: Transition,
  kind: CueKind | undefined,
  text: string,
  pattern?: number[],
): void {
  actions.push({ type: "announce", text });
  if (kind) actions.push({ type: "cue", kind, text });
  if (pattern) actions.push({ type: "vibrate", pattern });
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
