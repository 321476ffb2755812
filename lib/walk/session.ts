/**
 * A walk in the browser: turns what player, location and page report into events of the reducer,
 * and performs its actions. Without React.
 */
import { effect, type Signal, signal, untracked } from "@preact/signals-core";
import type { Player } from "../audio/player.ts";
import type { Location } from "../browser/location.ts";
import { isSameStop, type PlayerTour, stopIdsOf } from "../model/player_tour.ts";
import { isPlayingOrLoading } from "../audio/player_state.ts";
import { inOrderOf } from "../model/stop_order.ts";
import type { KeyValueStorage } from "../browser/storage.ts";
import type { createWakeLock } from "../browser/wake_lock.ts";
import { step } from "./reducer.ts";
import { START_TIMEOUT_MS } from "./triggering.ts";
import { TICK_MS, type WalkAction, type WalkEvent, type WalkSummary } from "./events.ts";
import type { Cues } from "./cues.ts";
import type { ProgressSync } from "../progress/progress_sync.ts";
import { lockScreenTitle } from "./announcements.ts";
import { readWalkedSoFar, writeWalkedSoFar } from "./walked_so_far.ts";
import { createWalk, toWalkTour, type WalkState } from "./state.ts";

/** An event without its time, which the session adds. */
type Untimed<E> = E extends unknown ? Omit<E, "at"> : never;

/**
 * Where a walk starts. 'beginning': nothing counts as heard, and a guided tour starts at its first
 * stop, or at the one where the visitor stands. 'saved': at the stop where it was left.
 */
export type WalkStart = "beginning" | "saved";

/** What a session needs. `announce` puts a text into a live region of the page. */
export type WalkParts = {
  player: Player;
  location: Location;
  wakeLock: ReturnType<typeof createWakeLock>;
  progress: Pick<ProgressSync, "ofTour" | "onHeard" | "start" | "save" | "gone">;
  page: Document;
  announce: (text: string) => void;
  cues: Cues;
  vibrate: (pattern: number[]) => void;
  /** Where it is remembered how far the visitor has walked; without it, on this page alone. */
  storage?: KeyValueStorage;
  /** Milliseconds since 1970 by a clock that never jumps; the browser's own by default. */
  now?: () => number;
};

/**
 * The time of day at which the page was opened, and what has passed since: no change of clocks
 * counts.
 */
const steadyTime = () => performance.timeOrigin + performance.now();

/** Milliseconds by which timers may fire early, as the clock of the walk sees it. */
const TIMER_ERROR_MS = 20;

/** The signals of a walk and what a visitor can do. */
export type WalkSession = ReturnType<typeof createWalkSession>;

/** Makes the session, which does nothing before `start`. No action throws. */
export function createWalkSession(parts: WalkParts) {
  const { player, location, wakeLock, progress, page, now = steadyTime } = parts;
  const tour: Signal<PlayerTour | undefined> = signal();
  const walk: Signal<WalkState | undefined> = signal();
  const summary: Signal<WalkSummary | undefined> = signal();
  const queue: Untimed<WalkEvent>[] = [];
  let isDispatching = false;
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  let isSelecting = false;
  let isListening = false;
  /** Auto-play is off because another tab has the sound, not by the visitor's choice. */
  let isSilenced = false;
  let stopListening = () => {};

  /** Events are handled one after the other: an action may already cause the next event. */
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

  /** Looks at the walk again when a recording should have started: ticks may come 5 s later. */
  function watchStart({ starting }: WalkState): void {
    clearTimeout(startTimer);
    if (!starting) return;
    startTimer = setTimeout(() => dispatch({ type: "tick" }), START_TIMEOUT_MS + TIMER_ERROR_MS);
  }

  /** While another tab has the sound nothing starts by itself here; it may be on the same walk. */
  function followSound(isElsewhere: boolean): void {
    if (isElsewhere ? !walk.value?.autoPlay : !isSilenced) return;
    isSilenced = isElsewhere;
    dispatch({ type: "auto-play", on: !isElsewhere });
  }

  /** What the summary of a later page counts on from. */
  function storeWalkedSoFar(): void {
    const { value } = walk;
    if (value?.phase !== "walking" || player.isElsewhere.peek()) return;
    const walked = { metres: value.metres, ms: now() - value.startedAt };
    writeWalkedSoFar(parts.storage, value.tour.id, walked);
  }

  /** Selects a stop in the player without reporting it as a choice of the visitor. */
  function selectStop(index: number): void {
    const to = { tour: tour.value, index };
    if (!to.tour || isSameStop({ tour: player.tour.value, index: player.index.value }, to)) return;
    isSelecting = true;
    player.select(to.tour, index);
    isSelecting = false;
  }

  function perform(action: WalkAction): void {
    switch (action.type) {
      case "play":
        selectStop(action.index);
        return player.play();
      case "pause":
        return player.pause();
      case "offer":
        return selectStop(action.index);
      case "save":
        return progress.save(tour.value!, {
          currentStopIndex: action.currentStopIndex,
          completedStops: action.completed,
        });
      case "announce":
        return parts.announce(action.text);
      case "cue":
        return parts.cues.give(action);
      case "vibrate":
        return parts.vibrate(action.pattern);
      case "locate":
        return location.refresh();
      case "finish":
        summary.value = action.summary;
        stopListening();
    }
  }

  /** Listens to everything that a walk depends on, until `stopListening` is called. */
  function listen(): void {
    const timer = setInterval(() => {
      dispatch({ type: "tick" });
      storeWalkedSoFar();
    }, TICK_MS);
    // A page that is closed or reloaded is hidden first.
    const onVisibilityChange = () => {
      dispatch({ type: page.hidden ? "hidden" : "shown" });
      storeWalkedSoFar();
    };
    page.addEventListener("visibilitychange", onVisibilityChange);
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
            selectStop(walk.value.index);
          }
        } else if (event.type === "moved" && !isSelecting) {
          dispatch({ type: "selected", index: event.index });
        }
      }),
      effect(() => {
        const [status, current] = [player.status.value, player.index.value];
        const isHere = player.tour.value?.id === tour.peek()?.id;
        const index = isHere && isPlayingOrLoading(status) ? current : undefined;
        untracked(() => {
          if (isHere && status === "error") dispatch({ type: "failed", index: current });
          else dispatch({ type: "playback", index, isLoading: status === "loading" });
        });
      }),
      effect(() => {
        const isElsewhere = player.isElsewhere.value;
        untracked(() => followSound(isElsewhere));
      }),
      effect(() => {
        player.lockScreenTitle.value = walk.value && lockScreenTitle(walk.value);
      }),
      progress.onHeard((tourId, place) => {
        if (tourId !== tour.value?.id) return;
        const { completedStops } = inOrderOf(stopIdsOf(tour.value), place);
        dispatch({ type: "progress", heard: completedStops });
      }),
    ];
    wakeLock.hold();
    isListening = true;
    stopListening = () => {
      clearInterval(timer);
      clearTimeout(startTimer);
      page.removeEventListener("visibilitychange", onVisibilityChange);
      ends.forEach((end) => end());
      wakeLock.release();
      player.lockScreenTitle.value = undefined;
      // When a story ends the walk, the player still has to decide whether it goes on by itself.
      queueMicrotask(() => player.autoAdvance.value ||= !isListening);
      isListening = false;
      stopListening = () => {};
    };
  }

  const isSounding = () => isPlayingOrLoading(player.status.value);

  /** True when the player was paused, or plays, in the middle of this stop. */
  const isLeftAt = (ofTour: PlayerTour, index: number) =>
    player.tour.value?.id === ofTour.id && player.index.value === index &&
    (player.currentTime.value > 0 || isSounding()) && player.status.value !== "ended";

  const session = {
    tour,
    walk,
    summary,
    awake: wakeLock.state,
    /** True when the account keeps nothing of this walk: its archive has gone. Reads signals. */
    isGone: (): boolean => progress.gone.value.includes(tour.value?.id ?? ""),
    /** The setting for cues: see `createCues`. */
    cues: parts.cues,
    /**
     * The stop, from 0, where a tour was left and where `start(tour, "saved")` goes on; undefined
     * when it was not begun, or is over. A first story that still plays is not left: while it is
     * played from the list, Start stays what it is. Reads signals.
     */
    savedStop(ofTour: PlayerTour): number | undefined {
      const saved = progress.ofTour(ofTour.id, stopIdsOf(ofTour));
      if (!saved) return undefined;
      const { currentStopIndex: index, completedStops } = saved;
      const isOver = ofTour.audioStops.every((_, i) => completedStops.includes(i));
      if (isOver || !ofTour.audioStops[index]) return undefined;
      const isLeft = isLeftAt(ofTour, index) && !isSounding();
      return index > 0 || completedStops.length > 0 || isLeft ? index : undefined;
    },
    /**
     * Starts a walk. One that goes on does so at the second at which its story was left. To be
     * called within a tap: that unlocks the sound for all that the walk plays later.
     */
    start(newTour: PlayerTour, from: WalkStart): void {
      stopListening();
      // What is not known to be saved is not given up either: it may only be late to arrive.
      const anew = from === "beginning" && session.savedStop(newTour) !== undefined;
      const isSaved = from === "saved";
      const saved = isSaved ? progress.ofTour(newTour.id, stopIdsOf(newTour)) : undefined;
      const walkedSoFar = isSaved ? readWalkedSoFar(parts.storage, newTour.id) : undefined;
      tour.value = newTour;
      summary.value = undefined;
      walk.value = createWalk(toWalkTour(newTour));
      const { currentStopIndex, completedStops } = saved ?? {};
      dispatch({ type: "start", index: currentStopIndex, heard: completedStops, walkedSoFar });
      const { index } = walk.value;
      const goesOn = isSaved && isLeftAt(newTour, index);
      player.autoAdvance.value = false;
      if (!goesOn) player.select(newTour, index);
      listen();
      if (goesOn) player.play();
      else player.unlock();
      parts.cues.unlock();
      progress.start(newTour, { anew });
    },
    /** Ends the walk, with its summary. What sounds goes on. */
    end: (): void => dispatch({ type: "stop" }),
    /** Puts the summary away. */
    close(): void {
      walk.value = tour.value = summary.value = undefined;
    },
    setAutoPlay(on: boolean): void {
      isSilenced = false;
      dispatch({ type: "auto-play", on });
    },
    /** Lets a stop start again when it is entered. */
    rearm: (index: number): void => dispatch({ type: "rearm", index }),
  };
  return session;
}
