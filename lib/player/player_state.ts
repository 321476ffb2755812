/** What the player is doing, as signals. */
import { type Signal, signal } from "@preact/signals-core";
import type { Notice } from "./player_notices.ts";
import type { PlayerTour } from "../model/tour/player_tour.ts";

/**
 * 'idle': no tour. 'loading': wants to play and waits for sound. 'ended': the last stop is over.
 * 'error': the stop's own recording does not play, and `notice` says why.
 */
type PlayerStatus = "idle" | "loading" | "playing" | "paused" | "ended" | "error";

/** True while the player plays, or waits for sound to play. */
export const isPlayingOrLoading = (status: PlayerStatus | undefined) =>
  status === "playing" || status === "loading";

/** Volume in percent, before anybody changed it. */
export const DEFAULT_VOLUME = 75;

/** The speeds that are offered, as multiples of the recording's own. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The speed before anybody changed it. */
export const DEFAULT_RATE = 1;

/** Seconds that "back" and "forward" skip. */
export const SKIP_SECONDS = 15;

/** The signals of a player. Read them anywhere; only the player writes them. */
export type PlayerState = {
  tour: Signal<PlayerTour | undefined>;
  /** The current stop's index in the tour, from 0. */
  index: Signal<number>;
  status: Signal<PlayerStatus>;
  /** Seconds into the current stop. */
  currentTime: Signal<number>;
  /** Seconds that the current stop lasts; 0 while unknown. */
  duration: Signal<number>;
  /** Percent, 0 to 100. */
  volume: Signal<number>;
  /** One of RATES. */
  rate: Signal<number>;
  /** Seconds that recordings last, by their addresses: those that have been loaded on this page. */
  lengths: Signal<Readonly<Record<string, number>>>;
  notice: Signal<Notice | undefined>;
  /** False where scripts cannot set the volume (iOS): the device's own buttons do. */
  volumeWorks: Signal<boolean>;
  /** What the lock screen shows in place of the stop's title, such as the way to it. */
  lockScreenTitle: Signal<string | undefined>;
  /** True when the end of a stop plays the next one; false, the next one is selected and silent. */
  playsAll: Signal<boolean>;
  /** False while something else, such as a walk, decides when the next stop begins. */
  autoAdvance: Signal<boolean>;
  /** True while stories are read: `play` makes no sound, and `finishReading` ends a story. */
  reads: Signal<boolean>;
  /** True since another tab has taken the sound, until somebody plays here again. */
  isElsewhere: Signal<boolean>;
};

/** The state of a player that has no tour yet. */
export function createPlayerState(): PlayerState {
  return {
    tour: signal<PlayerTour | undefined>(undefined),
    index: signal(0),
    status: signal<PlayerStatus>("idle"),
    currentTime: signal(0),
    duration: signal(0),
    volume: signal(DEFAULT_VOLUME),
    rate: signal(DEFAULT_RATE),
    lengths: signal({}),
    notice: signal<Notice | undefined>(undefined),
    volumeWorks: signal(true),
    lockScreenTitle: signal<string | undefined>(undefined),
    playsAll: signal(false),
    autoAdvance: signal(true),
    reads: signal(false),
    isElsewhere: signal(false),
  };
}
