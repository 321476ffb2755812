/**
 * The events of a walk, and the resulting actions. Stops are named by their index in the tour, from
 * 0.
 */
import type { Fix } from "../geo/fix.ts";
import type { WalkedSoFar } from "./walked_so_far.ts";

/** Milliseconds between two ticks: the walk is checked on every fix, and at least this often. */
export const TICK_MS = 5000;

/** An event of a walk; `at` is the time in ms since 1970, of one clock for all events. */
export type WalkEvent =
  & { at: number }
  & (
    /**
     * Begins at the first stop, or at the one where the visitor stands; with `index` and `heard`
     * continues from a progress record, and with `walkedSoFar` from its distance and duration.
     */
    | {
      type: "start";
      index?: number;
      heard?: readonly number[];
      autoPlay?: boolean;
      walkedSoFar?: WalkedSoFar;
    }
    /** The visitor ends the walk. */
    | { type: "stop" }
    /** A position as measured; the movement threshold of pages does not apply. */
    | { type: "fix"; fix: Fix }
    | { type: "tick" }
    /** There is no position now; `message` has the reason. The next fix ends it. */
    | { type: "lost"; message: string }
    | { type: "hidden" }
    | { type: "shown" }
    /** The stop that plays (or is about to) from now on; without `index` there is silence. */
    | { type: "playback"; index?: number; isLoading?: boolean }
    /** The browser needs a tap before a stop plays. */
    | { type: "blocked"; index: number }
    /** The recording of a stop cannot be played. */
    | { type: "failed"; index: number }
    /** A stop was heard to its end. */
    | { type: "ended"; index: number }
    /** The visitor made a stop the current one: previous, next, a tap in the list, a link. */
    | { type: "selected"; index: number }
    /** The visitor wants a stop to start again when it is entered, heard or not. */
    | { type: "rearm"; index: number }
    | { type: "auto-play"; on: boolean }
    /** The device points there, in degrees from north; without `heading` that is not known. */
    | { type: "compass"; heading?: number }
    /** Stories are read from now on, or heard. */
    | { type: "reading"; on: boolean }
    /** Stops heard on another device. */
    | { type: "progress"; heard: readonly number[] }
  );

/** An event without its time, which the session adds. */
export type Untimed<E> = E extends unknown ? Omit<E, "at"> : never;

/**
 * The summary of a walk: numbers of stops, those not heard, whole seconds since the start, metres
 * on foot.
 */
export type WalkSummary = {
  heard: number;
  total: number;
  missed: number[];
  seconds: number;
  metres: number;
};

/**
 * The kinds of cues: a story begins, a stop waits for a tap, a stop was passed or cannot be played,
 * where the next stop is, the walk is over.
 */
export type CueKind = "playing" | "arrived" | "passed" | "failed" | "next" | "finished";

/** What the page should do now, in this order. */
export type WalkAction =
  /** Make the stop current and play it. */
  | { type: "play"; index: number }
  /** Silence the stop that should have played: it did not start in time. */
  | { type: "pause" }
  /**
   * Make the stop current, silent, with a button to play it; `passed`: the visitor has left its
   * zone.
   */
  | { type: "offer"; index: number; passed: boolean }
  /** Save the progress. `completed` has all stops heard so far. */
  | { type: "save"; currentStopIndex: number; completed: number[] }
  /** Announce it to screen readers (aria-live). */
  | { type: "announce"; text: string }
  /** Give a cue for visitors with the phone in the pocket; `text` is a part of the announcement. */
  | { type: "cue"; kind: CueKind; text: string }
  /** Milliseconds on, off, on, … */
  | { type: "vibrate"; pattern: number[] }
  /** Ask the device for a new position, not a stored one; it arrives as a fix. */
  | { type: "locate" }
  /** The walk is over. */
  | { type: "finish"; summary: WalkSummary };
