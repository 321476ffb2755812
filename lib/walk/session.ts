/**
 * A walk in the browser: turns reports of player, location and page into events of the reducer, and
 * performs its actions. Without React.
 */
import { effect, type Signal, signal } from "@preact/signals-core";
import type { Player } from "../player/player.ts";
import type { Location } from "../device/location/location.ts";
import { isSameStop, type PlayerTour, stopIdsOf } from "../model/tour/player_tour.ts";
import { hasPlace } from "../model/tour/stop_place.ts";
import type { PlayerEvent } from "../player/player_events.ts";
import { isPlayingOrLoading } from "../player/player_state.ts";
import type { KeyValueStorage } from "../device/storage.ts";
import { WALK_READING_KEY } from "../device/storage_keys.ts";
import type { createWakeLock } from "../device/wake_lock.ts";
import { createEventLoop } from "./session/event_loop.ts";
import { leftStops } from "./session/player_place.ts";
import { listenToSources } from "./session/listen.ts";
import type { WalkAction, WalkSummary } from "./events.ts";
import type { Cues } from "./cues.ts";
import { nameIn } from "./spoken_name.ts";
import type { ProgressSync } from "../progress/progress_sync.ts";
import { lockScreenTitle } from "./announcements.ts";
import { readWalkedSoFar, writeWalkedSoFar } from "./walked_so_far.ts";
import { createStoredChoice } from "../device/stored_choice.ts";
import { createWalk, toWalkTour, type WalkState } from "./state.ts";
import { createCatchUp } from "./target.ts";

/**
 * Where a walk starts. 'beginning': nothing counts as heard, and a guided tour starts at its first
 * stop, or at the one where the visitor stands. 'saved': at the stop where it was left.
 */
export type WalkStart = "beginning" | "saved";

/** The parts of a session. `announce` puts a text into a live region of the page. */
export type WalkParts = {
  player: Player;
  location: Location;
  wakeLock: ReturnType<typeof createWakeLock>;
  progress: Pick<ProgressSync, "ofTour" | "onHeard" | "start" | "save" | "gone" | "catchUp">;
  page: Document;
  announce: (text: string) => void;
  cues: Cues;
  vibrate: (pattern: number[]) => void;
  /** Where duration and distance are stored; without it they are lost with the page. */
  storage?: KeyValueStorage;
  /** Milliseconds since 1970 of a monotonic clock, by default the browser's. */
  now?: () => number;
};

/**
 * The time when the page was opened plus the time since, so that changes of the clock do not
 * matter.
 */
const steadyTime = () => performance.timeOrigin + performance.now();

/** The signals of a walk, and the visitor's actions. */
export type WalkSession = ReturnType<typeof createWalkSession>;

/** Makes the session, which is idle before `start`. No action throws. */
export function createWalkSession(parts: WalkParts) {
  const { player, location, wakeLock, progress, now = steadyTime } = parts;
  const tour: Signal<PlayerTour | undefined> = signal();
  const walk: Signal<WalkState | undefined> = signal();
  const summary: Signal<WalkSummary | undefined> = signal();
  let isSelecting = false;
  let isListening = false;
  /** Nobody is asked for a position that no stop of the tour needs. */
  const locationOfTour = () => tour.value?.audioStops.some(hasPlace) ? location : undefined;
  /** Auto-play is off because another tab has the sound, not by the visitor's choice. */
  let isSilenced = false;
  const reading = createStoredChoice(parts.storage, WALK_READING_KEY);
  const left = leftStops(player, progress);
  const catchUp = createCatchUp(progress.catchUp, now);
  const [dispatch, endLoop] = createEventLoop(walk, now, perform);
  let stopListening = () => {};

  /**
   * While another tab has the sound nothing starts by itself here; that tab may be on the same
   * walk.
   */
  function followSound(isElsewhere: boolean): void {
    if (isElsewhere ? !walk.value?.autoPlay : !isSilenced) return;
    isSilenced = isElsewhere;
    dispatch({ type: "auto-play", on: !isElsewhere });
  }

  /** The starting values for the summary of a later page. */
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
        return parts.announce(session.phrase(action.text));
      case "cue": {
        if (walk.value?.reads) return;
        const text = session.phrase(action.text);
        const name = nameIn(text, walk.value?.tour.stops);
        return parts.cues.give({ kind: action.kind, text, name });
      }
      case "vibrate":
        return parts.vibrate(action.pattern);
      case "locate":
        return locationOfTour()?.refresh();
      case "finish":
        summary.value = action.summary;
        stopListening();
    }
  }

  /** The player would go to the next stop of the list, the walk to the next that was not heard. */
  function followPlayer(event: PlayerEvent): void {
    if (event.type === "finished") {
      dispatch({ type: "ended", index: event.index });
      if (walk.value?.phase === "walking" && !isPlayingOrLoading(player.status.value)) {
        selectStop(walk.value.index);
      }
    } else if (event.type === "moved" && !isSelecting) {
      dispatch({ type: "selected", index: event.index });
    }
  }

  /** Listens to everything that a walk depends on, until `stopListening` is called. */
  function listen(): void {
    const ends = [
      ...listenToSources({ ...parts, tour, location: locationOfTour() }, {
        dispatch,
        onBeat: storeWalkedSoFar,
        onFix: () => catchUp(walk.value),
        onPlayer: followPlayer,
        onSound: followSound,
      }),
      effect(() => {
        player.lockScreenTitle.value = walk.value && lockScreenTitle(walk.value);
      }),
      endLoop,
    ];
    wakeLock.hold();
    isListening = true;
    stopListening = () => {
      ends.forEach((end) => end());
      wakeLock.release();
      // A playing story goes on. A story that is read has no controls outside of a walk.
      if (player.reads.peek()) player.pause();
      player.setReads(false);
      player.lockScreenTitle.value = undefined;
      // When a story ends the walk, the player still has to decide whether it goes on by itself.
      queueMicrotask(() => player.autoAdvance.value ||= !isListening);
      isListening = false;
      stopListening = () => {};
    };
  }

  const session = {
    tour,
    walk,
    summary,
    awake: wakeLock.state,
    /**
     * True when the account saves nothing of this walk, because its archive is gone. Reads signals.
     */
    isGone: (): boolean => progress.gone.value.includes(tour.value?.id ?? ""),
    /** Gives a sentence of the walk in other words; the beacon sets it. */
    phrase: (text: string): string => text,
    /** The setting for cues: see `createCues`. */
    cues: parts.cues,
    /**
     * The stop, from 0, where a tour was left and where `start(tour, "saved")` continues; undefined
     * if it was not begun, or is over. A first story that still plays from the list does not count
     * as left, so that Start does not change. Reads signals.
     */
    savedStop: left.savedStop,
    /**
     * Starts a walk; a saved one continues at the second where its story was left. To be called
     * within a tap, which unlocks the sound for the whole walk.
     */
    start(newTour: PlayerTour, from: WalkStart): void {
      stopListening();
      // Progress that is not known may only be late to arrive, so it is not given up either.
      const anew = from === "beginning" && session.savedStop(newTour) !== undefined;
      const isSaved = from === "saved";
      const saved = isSaved ? progress.ofTour(newTour.id, stopIdsOf(newTour)) : undefined;
      const walkedSoFar = isSaved ? readWalkedSoFar(parts.storage, newTour.id) : undefined;
      tour.value = newTour;
      summary.value = undefined;
      walk.value = createWalk(toWalkTour(newTour));
      const { currentStopIndex, completedStops } = saved ?? {};
      dispatch({ type: "start", index: currentStopIndex, heard: completedStops, walkedSoFar });
      const reads = reading.isOn.peek();
      dispatch({ type: "reading", on: reads });
      const { index } = walk.value;
      const goesOn = isSaved && left.isLeftAt(newTour, index);
      player.autoAdvance.value = false;
      player.setReads(reads);
      if (!goesOn) player.select(newTour, index);
      listen();
      if (goesOn) player.play();
      else player.unlock();
      if (!reads) parts.cues.unlock();
      progress.start(newTour, { anew });
    },
    /** Goes on in another language of the same archive, in which the same stops are told. */
    retell(inOther: PlayerTour): void {
      const isSame = tour.value?.id === inOther.id && walk.value !== undefined &&
        stopIdsOf(inOther).join() === stopIdsOf(tour.value).join();
      if (isSame) {
        tour.value = inOther;
        walk.value = { ...walk.value!, tour: toWalkTour(inOther) };
      }
      player.retell(inOther);
    },
    /** Ends the walk, with its summary. A playing story goes on. */
    end: (): void => dispatch({ type: "stop" }),
    /** Closes the summary. */
    close(): void {
      walk.value = tour.value = summary.value = undefined;
    },
    setAutoPlay(on: boolean): void {
      isSilenced = false;
      dispatch({ type: "auto-play", on });
    },
    /** Whether stories are read instead of heard. Stored on the device; off at first. */
    reads: reading.isOn,
    /** Sets that, also for the walk under way. To be called within a tap, like `start`. */
    setReads(on: boolean): void {
      reading.set(on);
      if (!isListening) return;
      player.setReads(on);
      dispatch({ type: "reading", on });
      if (on) return;
      player.unlock();
      parts.cues.unlock();
    },
    /** The visitor is suddenly elsewhere, as in a virtual walk: earlier positions say nothing. */
    relocate: (): void => dispatch({ type: "shown" }),
    /** The device points there, in degrees from north, or that is not known. */
    face: (heading: number | undefined): void => dispatch({ type: "compass", heading }),
    /** Lets a stop start again when it is entered. */
    rearm: (index: number): void => dispatch({ type: "rearm", index }),
  };
  return session;
}
