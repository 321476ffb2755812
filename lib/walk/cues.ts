/**
 * Cues: a short sound, and a spoken sentence where the device can, for whoever walks with the phone
 * in the pocket. They never talk over a story, and can be switched off.
 */
import { effect, type ReadonlySignal, signal } from "@preact/signals-core";
import type { KeyValueStorage } from "../device/storage.ts";
import { WALK_CUES_KEY } from "../device/storage_keys.ts";
import type { CueKind } from "./events.ts";
import type { SpokenName } from "./spoken_name.ts";

/**
 * One cue: what it reports, the sentence that says so, and the name of the stop in it, where
 * its language is known.
 */
type Cue = { kind: CueKind; text: string; name?: SpokenName };

/** What speaks. `speak` calls `done` when the text was said to its end. */
export type Speaker = {
  unlock(): void;
  speak(text: string, done: () => void, name?: SpokenName): void;
  cancel(): void;
};

/**
 * What makes the short sounds; those of several cues follow each other. `ring` returns the ms until
 * the last of them is over, 0 where nothing sounds.
 */
export type Chimes = { unlock(): void; ring(kind: CueKind): number };

/**
 * What cues are made of. `isStoryOn`: a recording sounds, or is about to. Without `storage` the
 * setting does not outlive the page. `now`: milliseconds by a clock that never jumps; the browser's
 * own by default.
 */
export type CueParts = {
  speaker: Speaker;
  chimes: Chimes;
  isStoryOn: ReadonlySignal<boolean>;
  storage?: KeyValueStorage;
  now?: () => number;
};

/** A cue that has not been said to its end, and when (ms) its sentence began. */
type Unsaid = Cue & { begunAt?: number };

/** The setting, and `give`. */
export type Cues = ReturnType<typeof createCues>;

/** What is still worth saying when the story is over that has silenced it. */
const OUTLIVES_STORY: readonly CueKind[] = ["passed", "failed"];

/**
 * Milliseconds after which a sentence counts as over, whatever the speaker has reported: a device
 * without voices may report nothing.
 */
const LONGEST_SENTENCE_MS = 10_000;

/** Makes the cues of a page. No action throws. */
export function createCues(
  { speaker, chimes, isStoryOn, storage, now = () => performance.now() }: CueParts,
) {
  const isOn = signal(readSetting(storage));
  /** The oldest first. */
  let unsaid: Unsaid[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function speak(cue: Unsaid): void {
    cue.begunAt = now();
    const done = () => void (unsaid = unsaid.filter((other) => other !== cue));
    speaker.speak(cue.text, done, cue.name);
  }

  const speakRest = () => unsaid.filter(({ begunAt }) => begunAt === undefined).forEach(speak);

  const isSpeaking = () =>
    unsaid.some(({ begunAt = -Infinity }) => now() - begunAt < LONGEST_SENTENCE_MS);

  effect(() => {
    clearTimeout(timer);
    if (isStoryOn.value) {
      speaker.cancel();
      // As new ones: some browsers report a sentence that was cut short as said.
      unsaid = unsaid.filter(({ kind }) => OUTLIVES_STORY.includes(kind))
        .map(({ begunAt: _, ...cue }) => cue);
    } else speakRest();
  });

  return {
    /** Whether cues are given. Remembered on the device; on at first. */
    isOn: isOn as ReadonlySignal<boolean>,
    /** Switches cues on or off, and silences what is being said. */
    setOn(on: boolean): void {
      isOn.value = on;
      unsaid = [];
      clearTimeout(timer);
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
     * Gives a cue: its sound, then its sentence; behind another sentence, its own alone. While a
     * story is on there is no sound, and only what still matters afterwards is said, when it is
     * over. A story that begins announces itself: it has a sound, no words.
     */
    give({ kind, text, name }: Cue): void {
      if (!isOn.peek()) return;
      const isStory = isStoryOn.peek();
      if (isStory && !OUTLIVES_STORY.includes(kind)) return;
      // A story cuts the sentence short over which its sound would ring.
      const rings = !isStory && (kind === "playing" || !isSpeaking());
      const ms = rings ? chimes.ring(kind) : 0;
      if (kind === "playing") return;
      unsaid = [...unsaid, { kind, text, name }];
      if (isStory) return;
      clearTimeout(timer);
      if (ms > 0) timer = setTimeout(speakRest, ms);
      else speakRest();
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
