/** Handles the events of a walk one by one, because an action may cause the next event at once. */
import type { Signal } from "@preact/signals-core";
import { START_TIMEOUT_MS } from "../../player/player_state.ts";
import type { Untimed, WalkAction, WalkEvent } from "../events.ts";
import { step } from "../reducer.ts";
import type { WalkState } from "../state.ts";

/** Milliseconds by which timers may fire early by the clock of the walk. */
const TIMER_ERROR_MS = 20;

/** Returns the functions that send events to the walk and that stop the loop. */
export function createEventLoop(
  walk: Signal<WalkState | undefined>,
  now: () => number,
  perform: (action: WalkAction) => void,
) {
  const queue: Untimed<WalkEvent>[] = [];
  let isDispatching = false;
  let startTimer: ReturnType<typeof setTimeout> | undefined;

  function dispatch(event: Untimed<WalkEvent>): void {
    queue.push(event);
    if (isDispatching) return;
    isDispatching = true;
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        if (!walk.value) continue;
        const before = walk.value;
        const { state, actions } = step(before, { ...next, at: now() } as WalkEvent);
        walk.value = state;
        if (state.starting !== before.starting) watchStart(state);
        actions.forEach(perform);
      }
    } finally {
      isDispatching = false;
    }
  }

  /**
   * Checks the walk again when a recording should have started, because ticks may come 5 s later.
   */
  function watchStart({ starting }: WalkState): void {
    clearTimeout(startTimer);
    if (!starting) return;
    startTimer = setTimeout(() => dispatch({ type: "tick" }), START_TIMEOUT_MS + TIMER_ERROR_MS);
  }

  return [dispatch, () => clearTimeout(startTimer)] as const;
}
