/** The player: a tour, a current stop, and one audio element that plays it. */
import { batch, effect } from "@preact/signals-core";
import { createEvents } from "./player_events.ts";
import { persistPlayback, readRate, readVolume, restorePlayback } from "./playback_storage.ts";
import type { KeyValueStorage } from "../device/storage.ts";
import {
  hasNext,
  hasPrevious,
  isSameStop,
  type PlayerTour,
  stopAt,
} from "../model/tour/player_tour.ts";
import { ASLEEP } from "./player_notices.ts";
import { createSoundOwner } from "./sound_owner.ts";
import { createSoundSettings } from "./sound_settings.ts";
import { createStopSound, type Log } from "./stop_sound.ts";
import { createPlayerState, DEFAULT_RATE, isPlayingOrLoading } from "./player_state.ts";
import { toSeconds } from "./time.ts";

/**
 * The parts of a player. Without `storage` nothing survives the page, without `locks` other tabs
 * play at the same time. `page` fires 'pagehide' when it is left.
 */
export type PlayerDependencies = {
  log: Log;
  storage?: KeyValueStorage;
  locks?: Pick<LockManager, "request">;
  isOnline?: () => boolean;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
  page?: EventTarget;
};

/**
 * The signals of a player (see player_state.ts), its actions, and `on` for its events (see
 * player_events.ts).
 */
export type Player = ReturnType<typeof createPlayer>;

/**
 * Makes the player of `audio`, restored and paused after a reload. No action throws or returns a
 * promise: its result shows in the signals.
 */
export function createPlayer(
  audio: HTMLAudioElement,
  {
    log,
    storage,
    locks,
    isOnline = () => navigator.onLine,
    timers = globalThis,
    page = globalThis,
  }: PlayerDependencies,
) {
  const state = createPlayerState();
  const { tour, index, status, currentTime, duration, volume, rate, notice, playsAll } = state;
  const { offered, leftOut } = state;
  const events = createEvents(log);
  const sound = createStopSound(audio, state, { log, isOnline, timers, onEnded, onLeftOut });
  const owner = createSoundOwner({ locks, isElsewhere: state.isElsewhere, onTaken });
  let wasSilenced = false;

  /** Another tab plays. */
  function onTaken(): void {
    wasSilenced = isPlayingOrLoading(status.value);
    if (wasSilenced) sound.pause();
  }

  const isCurrent = (ofTour: PlayerTour, at: number): boolean =>
    isSameStop({ tour: tour.value, index: index.value }, { tour: ofTour, index: at });

  /** Makes a stop current, paused at its beginning; `offer`: the event that Play will report. */
  function setStop(nextTour: PlayerTour, nextIndex: number, offer?: "started" | "moved"): void {
    sound.stop();
    batch(() => {
      offered.value = offer;
      tour.value = nextTour;
      index.value = Math.min(Math.max(0, nextIndex), nextTour.audioStops.length - 1);
      currentTime.value = duration.value = 0;
      status.value = "paused";
      notice.value = undefined;
    });
  }

  /** Like `setStop`, by the choice of a person or of a walk; `isOffer`: see `offer`. */
  function goTo(nextTour: PlayerTour, nextIndex: number, isOffer = false): void {
    const isNew = tour.value?.id !== nextTour.id || offered.value === "started";
    const type = isNew ? "started" : "moved";
    if (isNew) setPlayAll(false);
    setStop(nextTour, nextIndex, isOffer ? type : undefined);
    if (!isOffer) events.emit({ type, tour: nextTour, index: index.value });
  }

  /** Switches "Play all" off, or on for a new run, in which nothing was left out yet. */
  function setPlayAll(isOn: boolean): void {
    playsAll.value = isOn;
    leftOut.value = [];
  }

  function onEnded(): void {
    leftOut.value = leftOut.value.filter((at) => at !== index.value);
    goOn("finished");
  }

  function onLeftOut(): void {
    leftOut.value = [...leftOut.value, index.value];
    goOn("left-out");
  }

  /** Makes the next stop current, and plays it if all are played. */
  function goOn(type: "finished" | "left-out"): void {
    const over = tour.value;
    if (!over) return;
    const event = { type, tour: over, index: index.value };
    if (!hasNext(over, event.index)) {
      status.value = "ended";
      playsAll.value = false;
      return events.emit(event);
    }
    setStop(over, event.index + 1);
    events.emit({ ...event, next: index.value });
    if (playsAll.value && state.autoAdvance.value) play();
  }

  function start(newTour: PlayerTour, at: number, isAll: boolean): void {
    setPlayAll(isAll);
    setStop(newTour, at);
    events.emit({ type: "started", tour: newTour, index: index.value });
    play();
  }

  function play(): void {
    if (isPlayingOrLoading(status.value) || !stopAt(tour.value, index.value)) return;
    const type = offered.value;
    offered.value = undefined;
    if (type && state.autoAdvance.value) {
      events.emit({ type, tour: tour.value!, index: index.value });
    }
    sound.play();
    owner.claim();
  }

  function toggle(): void {
    if (isPlayingOrLoading(status.value)) sound.pause();
    else play();
  }

  const player = {
    ...state,
    ...createSoundSettings(audio, state),
    on: events.on,
    play,
    toggle,
    pause(): void {
      if (isPlayingOrLoading(status.value)) sound.pause();
    },
    /**
     * Within a tap: allows later playback without a tap, and takes the sound from other tabs. Makes
     * no sound.
     */
    unlock(): void {
      owner.claim();
      if (!state.reads.value) sound.unlock();
    },
    /**
     * Switches between silent reading and listening. A playing story continues in the other mode,
     * from the same second.
     */
    setReads(isOn: boolean): void {
      if (isOn === state.reads.value) return;
      const goesOn = isPlayingOrLoading(status.value);
      batch(() => {
        sound.updateCurrentTime();
        sound.stop();
        state.reads.value = isOn;
        if (!goesOn) return;
        status.value = "paused";
        play();
      });
    },
    /** The story that is being read is over: it counts as heard. */
    finishReading(): void {
      if (state.reads.value && status.value === "playing") onEnded();
    },
    /** Seconds into the current stop, exact also between two reports. */
    position: sound.position,
    /** Takes the sound back from another tab; a story that it silenced then plays on. */
    playHere(): void {
      if (wasSilenced) play();
      else owner.claim();
    },
    /** Takes the sound back, without playing, once no other tab has it, while this one is shown. */
    followPage: (isShown: boolean): void => owner.claimWhenFree(isShown),
    /** Begins a tour at the stop `at` (from 0) and plays it. */
    start: (newTour: PlayerTour, at = 0): void => start(newTour, at, false),
    /** Begins a tour at the stop `at` (from 0) and plays from there to its last stop. */
    playAll: (newTour: PlayerTour, at = 0): void => start(newTour, at, true),
    /** Sets whether the end of a stop plays the next one; switching it on plays a paused story. */
    setPlaysAll(isOn: boolean): void {
      if (isOn !== playsAll.value) setPlayAll(isOn && tour.value !== undefined);
      if (playsAll.value) play();
    },
    /** Plays a stop; pauses or continues the one that is already current. */
    playStop(ofTour: PlayerTour, at: number): void {
      if (isCurrent(ofTour, at)) {
        tour.value = ofTour;
        return toggle();
      }
      goTo(ofTour, at);
      play();
    },
    /** Goes on in another language: a story with a recording in that begins again. */
    retell(inOther: PlayerTour): void {
      const [at, goesOn] = [index.value, isPlayingOrLoading(status.value)];
      if (tour.value?.id !== inOther.id || !stopAt(inOther, at)) return;
      batch(() => {
        if (isCurrent(inOther, at)) return void (tour.value = inOther);
        setStop(inOther, at, offered.value);
        if (goesOn) play();
      });
    },
    /** Makes a stop current without playing it. */
    select: (ofTour: PlayerTour, at: number): void => goTo(ofTour, at),
    /**
     * Makes a stop current to which a link leads. That is no listening: events and storage learn of
     * it when it is played, except in a walk, which goes there.
     */
    offer: (ofTour: PlayerTour, at: number): void => goTo(ofTour, at, state.autoAdvance.value),
    /** Goes one stop on; plays it unless the player was paused. No effect at the last stop. */
    next(): void {
      if (!tour.value || !hasNext(tour.value, index.value)) return;
      const continues = isPlayingOrLoading(status.value) || status.value === "error";
      goTo(tour.value, index.value + 1, offered.value !== undefined);
      if (continues) play();
    },
    /** Goes one stop back, paused at its beginning. No effect at the first stop. */
    previous(): void {
      if (!tour.value || !hasPrevious(tour.value, index.value)) return;
      goTo(tour.value, index.value - 1, offered.value !== undefined);
    },
    /** Goes to `percent` (0 to 100) of the stop; no effect while its length is unknown. */
    seek(percent: number): void {
      if (duration.value > 0) player.seekTo(toSeconds(percent, duration.value));
    },
    /** Goes to a second of the stop, or to the nearer end if that is outside. */
    seekTo(seconds: number): void {
      if (!Number.isFinite(seconds) || !tour.value) return;
      sound.seek(Math.max(0, Math.min(seconds, duration.value || seconds)));
      if (status.value === "ended") status.value = "paused";
    },
    /** Goes back (below 0) or forward by `seconds`, within the stop. */
    skip(seconds: number): void {
      sound.updateCurrentTime();
      player.seekTo(currentTime.value + seconds);
    },
    /** Pauses the story, or stops after the present one, with a notice of the timer. */
    fallAsleep(afterStory = false): void {
      if (afterStory) playsAll.value = false;
      else if (!isPlayingOrLoading(status.value)) return;
      player.pause();
      notice.value = ASLEEP;
    },
    /** Tries the stop's own recording again, from the second at which it failed. */
    retry(): void {
      sound.stop();
      status.value = "paused";
      play();
    },
    /** Stops, and removes the tour from the player. Volume and speed stay. */
    close(): void {
      sound.unload();
      batch(() => {
        tour.value = notice.value = offered.value = undefined;
        status.value = "idle";
        setPlayAll(false);
        index.value = currentTime.value = duration.value = 0;
      });
    },
  };

  // A walk needs the sound between its stories, too.
  effect(() => {
    void state.isElsewhere.value;
    if (!isPlayingOrLoading(status.value) && state.autoAdvance.value) owner.release();
  });
  if (storage) {
    volume.value = readVolume(storage);
    rate.value = readRate(storage);
    restorePlayback(state, storage, log);
    const savePosition = persistPlayback(state, storage, log);
    page.addEventListener("pagehide", () => {
      sound.updateCurrentTime();
      savePosition();
    });
  }
  player.setVolume(volume.value);
  if (rate.value !== DEFAULT_RATE) player.setRate(rate.value);
  return player;
}
