/**
 * Cues: a short sound, and a spoken sentence where the device can, for whoever walks with the phone
 * in the pocket. They never talk over a story, and can be switched off.
 */
import { effect, type ReadonlySignal, signal } from "@preact/signals-core";
import type { KeyValueStorage } from "../browser/storage.ts";
import { WALK_CUES_KEY } from "../browser/storage_keys.ts";
import type { CueKind } from "./events.ts";

/** One cue: what it reports, and the sentence that says so. */
export type Cue = { kind: CueKind; text: string };

/** What speaks. `speak` calls `done` when the text was said to its end. */
export type Speaker = {
  unlock(): void;
  speak(text: string, done: () => void): void;
  cancel(): void;
};

/** What makes the short sounds; those of several cues follow each other. */
export type Chimes = { unlock(): void; ring(kind: CueKind): void };

/**
 * What cues are made of. `isStoryOn`: a recording sounds, or is about to. Without `storage` the
 * setting does not outlive the page.
 */
export type CueParts = {
  speaker: Speaker;
  chimes: Chimes;
  isStoryOn: ReadonlySignal<boolean>;
  storage?: KeyValueStorage;
};

/** The setting, and `give`. */
export type Cues = ReturnType<typeof createCues>;

/** What is still worth saying when the story is over that has silenced it. */
const OUTLIVES_STORY: readonly CueKind[] = ["passed", "failed"];

/** Makes the cues of a page. No action throws. */
export function createCues({ speaker, chimes, isStoryOn, storage }: CueParts) {
  const isOn = signal(readSetting(storage));
  /** What has not been said to its end, the oldest first. */
  let unsaid: Cue[] = [];

  function speak(cue: Cue): void {
    speaker.speak(cue.text, () => unsaid = unsaid.filter((other) => other !== cue));
  }

  effect(() => {
    if (isStoryOn.value) {
      speaker.cancel();
      unsaid = unsaid.filter(({ kind }) => OUTLIVES_STORY.includes(kind));
    } else unsaid.forEach(speak);
  });

  return {
    /** Whether cues are given. Remembered on the device; on at first. */
    isOn: isOn as ReadonlySignal<boolean>,
    /** Switches cues on or off, and silences what is being said. */
    setOn(on: boolean): void {
      isOn.value = on;
      unsaid = [];
      speaker.cancel();
      try {
        storage?.setItem(WALK_CUES_KEY, on ? "on" : "off");
      } catch {
        // The storage is full: the setting lives as long as the page.
      }
    },
    /** To be called within a tap: browsers let nothing speak or sound before one. */
    unlock(): void {
      chimes.unlock();
      speaker.unlock();
    },
    /**
     * Gives a cue. While a story is on there is no sound, and only what still matters afterwards
     * is said, when it is over. A story that begins announces itself: it has a sound, no words.
     */
    give(cue: Cue): void {
      if (!isOn.peek()) return;
      if (!isStoryOn.peek()) chimes.ring(cue.kind);
      else if (!OUTLIVES_STORY.includes(cue.kind)) return;
      if (cue.kind === "playing") return;
      unsaid = [...unsaid, cue];
      if (!isStoryOn.peek()) speak(cue);
    },
  };
}

function readSetting(storage: KeyValueStorage | undefined): boolean {
  try {
    return storage?.getItem(WALK_CUES_KEY) !== "off";
  } catch {
    return true;
  }
}
