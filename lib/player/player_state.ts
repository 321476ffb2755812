/** The state of the player, as signals. */
import { type Signal, signal } from "@preact/signals-core";
import type { Notice } from "./player_notices.ts";
import type { PlayerThing, PlayerTour } from "../model/tour/player_tour.ts";

/**
 * 'idle': no tour. 'loading': should play and waits for sound. 'ended': the last stop is over.
 * 'error': the stop's own recording does not play; `notice` has the reason.
 */
type PlayerStatus = "idle" | "loading" | "playing" | "paused" | "ended" | "error";

/** True while the player plays, or waits for sound to play. */
export const isPlayingOrLoading = (status: PlayerStatus | undefined) =>
  status === "playing" || status === "loading";

/** The initial volume in percent. */
export const DEFAULT_VOLUME = 75;

/** The available speeds, as multiples of the recording's own. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The initial speed. */
export const DEFAULT_RATE = 1;

/** Milliseconds within which a recording must start: then a walk, or "Play all", goes on. */
export const START_TIMEOUT_MS = 10_000;

/** Seconds that "back" and "forward" skip. */
export const SKIP_SECONDS = 15;

/** The signals of a player. Read them anywhere; only the player writes them. */
export type PlayerState = {
  tour: Signal<PlayerTour | undefined>;
  /** The current stop's index in the tour, from 0. */
  index: Signal<number>;
  status: Signal<PlayerStatus>;
  /**
   * The event that Play will report for a stop that a link opened and that has not been played yet.
   * Until then the stop is not saved, and is no progress.
   */
  offered: Signal<"started" | "moved" | undefined>;
  /** Seconds into the current stop. */
  currentTime: Signal<number>;
  /** The length of the current stop in seconds; 0 while unknown. */
  duration: Signal<number>;
  /** Percent, 0 to 100. */
  volume: Signal<number>;
  /** One of RATES. */
  rate: Signal<number>;
  /** Seconds that recordings last, by address, for those that were loaded on this page. */
  lengths: Signal<Readonly<Record<string, number>>>;
  notice: Signal<Notice | undefined>;
  /** False where scripts cannot set the volume (iOS), only the device's buttons. */
  volumeWorks: Signal<boolean>;
  /** A text for the lock screen instead of the stop's title, such as the way to it. */
  lockScreenTitle: Signal<string | undefined>;
  /** The title of the chapter that is played, for the lock screen; the player's island sets it. */
  chapterTitle: Signal<string | undefined>;
  /** The thing that the voice speaks of, and the one that comes soon; see follow_things.ts. */
  thing: Signal<PlayerThing | undefined>;
  nextThing: Signal<PlayerThing | undefined>;
  /**
   * True when the end of a stop plays the next one; otherwise the next one is selected and silent.
   */
  playsAll: Signal<boolean>;
  /** The stops that "Play all" could not play since it began, by index, the last one at the end. */
  leftOut: Signal<readonly number[]>;
  /** False while something else, such as a walk, decides when the next stop begins. */
  autoAdvance: Signal<boolean>;
  /** True while stories are read: `play` makes no sound, and `finishReading` ends a story. */
  reads: Signal<boolean>;
  /** True after another tab took the sound, until this tab plays again. */
  isElsewhere: Signal<boolean>;
};

/** The state of a player that has no tour yet. */
export function createPlayerState(): PlayerState {
  return {
    tour: signal<PlayerTour | undefined>(undefined),
    index: signal(0),
    offered: signal<"started" | "moved" | undefined>(undefined),
    status: signal<PlayerStatus>("idle"),
    currentTime: signal(0),
    duration: signal(0),
    volume: signal(DEFAULT_VOLUME),
    rate: signal(DEFAULT_RATE),
    lengths: signal({}),
    notice: signal<Notice | undefined>(undefined),
    volumeWorks: signal(true),
    lockScreenTitle: signal<string | undefined>(undefined),
    chapterTitle: signal<string | undefined>(undefined),
    thing: signal<PlayerThing | undefined>(undefined),
    nextThing: signal<PlayerThing | undefined>(undefined),
    playsAll: signal(false),
    leftOut: signal<readonly number[]>([]),
    autoAdvance: signal(true),
    reads: signal(false),
    isElsewhere: signal(false),
  };
}
