/**
 * The ambient sound of the zone in which a visitor is: it follows the walk, one sound at a time.
 * Without React and without a device.
 */
import { effect, type ReadonlySignal, untracked } from "@preact/signals-core";
import type { WalkState } from "../state.ts";
import { occupiedAfter, wantedSound } from "./occupied.ts";

/** Milliseconds of each change of the level. */
export const FADE_MS = 2000;

const fromDecibels = (decibels: number): number => 10 ** (decibels / 20);

/** The levels: -6 dB, so that nobody is startled, and -18 dB under a story or a spoken cue. */
export const LEVEL = { alone: fromDecibels(-6), under: fromDecibels(-18) } as const;

/** A change of the level that began at `at` (ms). */
export type Fade = { from: number; to: number; at: number };

/** Before the first sound. */
const SILENCE: Fade = { from: 0, to: 0, at: -Infinity };

/** True once the level does not change any more. */
const isOver = ({ at }: Fade, now: number): boolean => now - at >= FADE_MS;

/** The level at `now` (ms). */
export function levelAt(fade: Fade, now: number): number {
  const part = Math.min(1, Math.max(0, (now - fade.at) / FADE_MS));
  return fade.from + (fade.to - fade.from) * part;
}

/** The change to another level, from the one that is heard now. The same level changes nothing. */
export const fadeTo = (to: number, before: Fade, now: number): Fade =>
  to === before.to ? before : { from: levelAt(before, now), to, at: now };

/** What plays the sound. It reports no failures: the walk goes on without the sound. */
export type AmbientSound = {
  /**
   * Loops the file at `url`; calls `onPlaying` when it is heard, and `onStopped` where the device
   * pauses it, such as for a call.
   */
  play(url: string, onPlaying: () => void, onStopped: () => void): void;
  /** From 0 to 1. */
  setLevel(level: number): void;
  pause(): void;
};

/**
 * The parts. `isUnder`: a story or a cue is heard. `isSilenced`: another tab has the sound.
 * `volume`: the player's, in percent.
 */
type AmbientParts = {
  walk: ReadonlySignal<WalkState | undefined>;
  isOn: ReadonlySignal<boolean>;
  isUnder: ReadonlySignal<boolean>;
  isSilenced: ReadonlySignal<boolean>;
  volume: ReadonlySignal<number>;
  sound: AmbientSound;
  now?: () => number;
  timers?: Pick<typeof globalThis, "setInterval" | "clearInterval">;
};

/** Milliseconds between two steps of a fade. */
const STEP_MS = 50;

/** Follows the walk until the function that it returns is called. */
export function followAmbient(parts: AmbientParts): () => void {
  const { sound, volume, now = () => performance.now(), timers = globalThis } = parts;
  let occupied: readonly number[] = [];
  let [wanted, loaded]: (string | undefined)[] = [];
  let isHeard = false;
  let fade = SILENCE;
  let timer: ReturnType<typeof setInterval> | undefined;

  const setLevel = () => sound.setLevel(levelAt(fade, now()) * volume.peek() / 100);

  function update(): void {
    const level = parts.isUnder.peek() ? LEVEL.under : LEVEL.alone;
    fade = fadeTo(wanted !== undefined && wanted === loaded && isHeard ? level : 0, fade, now());
    timer ??= timers.setInterval(beat, STEP_MS);
    beat();
  }

  function beat(): void {
    setLevel();
    const isSilent = levelAt(fade, now()) === 0 && fade.to === 0;
    if (!isSilent && !isOver(fade, now())) return;
    timers.clearInterval(timer);
    timer = undefined;
    if (isSilent && loaded !== wanted) change();
  }

  /** What was heard has faded out. */
  function change(): void {
    sound.pause();
    isHeard = false;
    loaded = wanted;
    if (wanted === undefined) return;
    const url = wanted;
    const onPlaying = () => {
      if (loaded !== url || isHeard) return;
      isHeard = true;
      update();
    };
    // The next state of the walk asks for it again.
    const onStopped = () => {
      if (loaded === url) [loaded, isHeard, fade] = [undefined, false, SILENCE];
    };
    sound.play(url, onPlaying, onStopped);
  }

  const ends = [
    effect(() => {
      const { value: walk } = parts.walk;
      occupied = walk ? occupiedAfter(occupied, walk) : [];
      const isSilent = !parts.isOn.value || parts.isSilenced.value;
      wanted = isSilent ? undefined : wantedSound(walk, occupied);
      void parts.isUnder.value;
      untracked(update);
    }),
    effect(() => {
      void volume.value;
      untracked(setLevel);
    }),
  ];
  return () => {
    ends.forEach((end) => end());
    timers.clearInterval(timer);
    sound.pause();
  };
}
