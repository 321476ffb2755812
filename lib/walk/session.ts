/** A walk in the browser: tells the engine what happens, and does what it says. Without React. */
import { effect, type Signal, signal, untracked } from "@preact/signals-core";
import type { Player } from "../audio/player.ts";
import type { Location } from "../browser/location.ts";
import { isSameStop, type PlayerTour } from "../model/player_tour.ts";
import { isPlayingOrLoading } from "../audio/player_state.ts";
import type { createWakeLock } from "../browser/wake_lock.ts";
import { step } from "./reducer.ts";
import { TICK_MS, type WalkAction, type WalkEvent, type WalkSummary } from "./events.ts";
import type { ProgressSync } from "../progress/progress_sync.ts";
import { createWalk, toWalkTour, type WalkState } from "./state.ts";

/** An event without its time, which the session adds. */
type Untimed<E> = E extends unknown ? Omit<E, "at"> : never;

/** What a walk is made of. `announce` says a text to those who do not look. */
export type WalkParts = {
  player: Player;
  location: Location;
  wakeLock: ReturnType<typeof createWakeLock>;
  keeper: ProgressSync;
  page: Document;
  announce: (text: string) => void;
  vibrate: (pattern: number[]) => void;
};

/** The signals of a walk and what a visitor can do. */
export type WalkSession = ReturnType<typeof createWalkSession>;

/** Makes the session, which does nothing before `start`. No action throws. */
export function createWalkSession(parts: WalkParts) {
  const { player, location, wakeLock, keeper, page } = parts;
  const tour: Signal<PlayerTour | undefined> = signal();
  const walk: Signal<WalkState | undefined> = signal();
  const summary: Signal<WalkSummary | undefined> = signal();
  const waiting: Untimed<WalkEvent>[] = [];
  let busy = false;
  let moving = false;
  let leave = () => {};

  /** One event after the other: what is done about one may already cause the next. */
  function dispatch(event: Untimed<WalkEvent>): void {
    waiting.push(event);
    if (busy) return;
    busy = true;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        if (!walk.value) continue;
        const { state, actions } = step(walk.value, { ...next, at: Date.now() } as WalkEvent);
        walk.value = state;
        actions.forEach(perform);
      }
    } finally {
      busy = false;
    }
  }

  /** Makes a stop the player's, which is no choice of the visitor. */
  function show(index: number): void {
    const to = { tour: tour.value, index };
    if (!to.tour || isSameStop({ tour: player.tour.value, index: player.index.value }, to)) return;
    moving = true;
    player.select(to.tour, index);
    moving = false;
  }

  function perform(action: WalkAction): void {
    switch (action.type) {
      case "play":
        show(action.index);
        return player.play();
      case "offer":
        return show(action.index);
      case "save":
        return keeper.save(tour.value!, {
          currentStopIndex: action.currentStopIndex,
          completedStops: action.completed,
        });
      case "announce":
        return parts.announce(action.text);
      case "vibrate":
        return parts.vibrate(action.pattern);
      case "locate":
        return location.refresh();
      case "finish":
        summary.value = action.summary;
        leave();
    }
  }

  /** Listens to everything that a walk is told of; `leave` ends that. */
  function enter(): void {
    const timer = setInterval(() => dispatch({ type: "tick" }), TICK_MS);
    const seen = () => dispatch({ type: page.hidden ? "hidden" : "shown" });
    page.addEventListener("visibilitychange", seen);
    const ends = [
      location.on({
        fix: (fix) => dispatch({ type: "fix", fix }),
        lost: (message) => dispatch({ type: "lost", message }),
      }),
      player.on((event) => {
        if (event.tour.id !== tour.value?.id) return session.end();
        if (event.type === "finished") {
          dispatch({ type: "ended", index: event.index });
          // The player goes on to the next in the list, the walk to the next that was not heard.
          if (walk.value?.phase === "walking" && !isPlayingOrLoading(player.status.value)) {
            show(walk.value.index);
          }
        } else if (event.type === "moved" && !moving) {
          dispatch({ type: "chosen", index: event.index });
        }
      }),
      effect(() => {
        const sounds = player.tour.value?.id === tour.peek()?.id &&
          isPlayingOrLoading(player.status.value);
        const index = sounds ? player.index.value : undefined;
        untracked(() => dispatch({ type: "sound", index }));
      }),
      keeper.onHeard((tourId, heard) => {
        if (tourId === tour.value?.id) dispatch({ type: "progress", heard });
      }),
    ];
    wakeLock.hold();
    player.autoAdvance.value = false;
    leave = () => {
      clearInterval(timer);
      page.removeEventListener("visibilitychange", seen);
      ends.forEach((end) => end());
      wakeLock.release();
      player.autoAdvance.value = true;
      leave = () => {};
    };
  }

  const session = {
    tour,
    walk,
    summary,
    awake: wakeLock.state,
    /**
     * Starts a walk, or goes on where the tour was left, at the same second. To be called within a
     * tap: that unlocks the sound for all that the walk plays later.
     */
    start(of: PlayerTour): void {
      leave();
      const kept = keeper.byTour.value[of.id];
      const isCurrent = player.tour.value?.id === of.id && player.status.value !== "ended";
      const index = isCurrent ? player.index.value : kept?.currentStopIndex;
      tour.value = of;
      summary.value = undefined;
      walk.value = createWalk(toWalkTour(of));
      dispatch({ type: "start", index, heard: kept?.completedStops });
      if (!isCurrent || !isPlayingOrLoading(player.status.value)) show(walk.value.index);
      enter();
      if (player.currentTime.value > 0 && isCurrent) player.play();
      else player.unlock();
      keeper.start(of);
    },
    /** Ends the walk, with its summary. What sounds goes on. */
    end: (): void => dispatch({ type: "stop" }),
    /** Puts the summary away. */
    close(): void {
      walk.value = tour.value = summary.value = undefined;
    },
    setAutoPlay: (on: boolean): void => dispatch({ type: "auto-play", on }),
    /** Lets a stop start again when it is entered. */
    rearm: (index: number): void => dispatch({ type: "rearm", index }),
  };
  return session;
}
