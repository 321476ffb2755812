/**
 * Cues: a short sound, and a spoken sentence where the device can speak, for visitors with the
 * phone in the pocket. They never overlap a story, and can be switched off.
 */
import { effect, type ReadonlySignal, signal } from "@preact/signals-core";
import type { KeyValueStorage } from "../device/storage.ts";
import { WALK_CUES_KEY } from "../device/storage_keys.ts";
import type { CueKind } from "./events.ts";
import { createStoredChoice } from "../device/stored_choice.ts";
import type { SpokenName } from "./spoken_name.ts";

/** One cue: its kind, its sentence, and the name of the stop in it, where its language is known. */
type Cue = { kind: CueKind; text: string; name?: SpokenName };

/** The speaker. `speak` calls `done` after the whole text. */
export type Speaker = {
  unlock(): void;
  speak(text: string, done: () => void, name?: SpokenName): void;
  cancel(): void;
};

/**
 * The maker of short sounds; those of several cues follow each other. `ring` returns the ms until
 * the last of them is over, 0 without sound.
 */
export type Chimes = { unlock(): void; ring(kind: CueKind): number };

/**
 * The parts of cues. `isStoryOn`: a recording plays, or is about to. Without `storage` the setting
 * is lost with the page. `now`: milliseconds of a monotonic clock, by default the browser's, as are
 * the timers.
 */
export type CueParts = {
  speaker: Speaker;
  chimes: Chimes;
  isStoryOn: ReadonlySignal<boolean>;
  storage?: KeyValueStorage;
  now?: () => number;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
};

/** A cue whose sentence is not over, and when (ms) that began. */
type Unsaid = Cue & { begunAt?: number };

/** The setting, and `give`. */
export type Cues = ReturnType<typeof createCues>;

/** The cues that are still worth speaking after the story that has silenced them. */
const OUTLIVES_STORY: readonly CueKind[] = ["passed", "failed"];

/**
 * Milliseconds after which sentences count as over without a report of the speaker, and those of
 * each letter where that is longer: a device without voices may report nothing.
 */
const LONGEST_SENTENCE_MS = 10_000;
const LONGEST_LETTER_MS = 120;

const lengthOf = (cues: Cue[]) => {
  const letters = cues.reduce((sum, { text }) => sum + text.length, 0);
  return Math.max(LONGEST_SENTENCE_MS, LONGEST_LETTER_MS * letters);
};

/** Makes the cues of a page. No action throws. */
export function createCues(
  { speaker, chimes, isStoryOn, storage, now = () => performance.now(), timers = globalThis }:
    CueParts,
) {
  const { isOn, set } = createStoredChoice(storage, WALK_CUES_KEY, true);
  const isSounding = signal(false);
  /** The oldest first. */
  let unsaid: Unsaid[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let soundingTimer: ReturnType<typeof setTimeout> | undefined;
  /** When the last sound is over. */
  let ringsUntil = -Infinity;

  function speak(cue: Unsaid): void {
    cue.begunAt = now();
    const done = () => {
      unsaid = unsaid.filter((other) => other !== cue);
      // Sentences follow each other: only now the next one begins.
      for (const other of unsaid) if (other.begunAt !== undefined) other.begunAt = now();
      updateSounding();
    };
    updateSounding();
    speaker.speak(cue.text, done, cue.name);
  }

  /** Also looks again when what sounds now should be over. */
  function updateSounding(): void {
    timers.clearTimeout(soundingTimer);
    const begun = unsaid.filter(({ begunAt }) => begunAt !== undefined);
    const spoken = begun.length === 0 ? 0 : begun[0].begunAt! + lengthOf(begun);
    const end = Math.max(ringsUntil, spoken);
    isSounding.value = end > now();
    // Rounded up, because a timer may fire early by this clock.
    if (end > now()) soundingTimer = timers.setTimeout(updateSounding, end - now() + 1);
  }

  const speakRest = () => unsaid.filter(({ begunAt }) => begunAt === undefined).forEach(speak);

  const isSpeaking = () =>
    unsaid.some((cue) => cue.begunAt !== undefined && now() - cue.begunAt < lengthOf([cue]));

  effect(() => {
    timers.clearTimeout(timer);
    if (isStoryOn.value) {
      speaker.cancel();
      // As new objects: some browsers report an interrupted sentence as spoken.
      unsaid = unsaid.filter(({ kind }) => OUTLIVES_STORY.includes(kind))
        .map(({ begunAt: _, ...cue }) => cue);
      updateSounding();
    } else speakRest();
  });

  return {
    /** Whether cues are given. Stored on the device; on at first. */
    isOn,
    /** True while a sound or a sentence of a cue is heard, or should be. */
    isSounding: isSounding as ReadonlySignal<boolean>,
    /** Switches cues on or off, and silences the present one. */
    setOn(on: boolean): void {
      set(on);
      unsaid = [];
      timers.clearTimeout(timer);
      speaker.cancel();
      updateSounding();
    },
    /** To be called within a tap, without which browsers allow no speech and no sound. */
    unlock(): void {
      chimes.unlock();
      speaker.unlock();
    },
    /**
     * Gives a cue: its sound, then its sentence; behind another sentence, only its own. During a
     * story there is no sound, and only what still matters afterwards is spoken, when it is over. A
     * beginning story announces itself: it has a sound, no words.
     */
    give({ kind, text, name }: Cue): void {
      if (!isOn.peek()) return;
      const isStory = isStoryOn.peek();
      if (isStory && !OUTLIVES_STORY.includes(kind)) return;
      // A story interrupts a sentence that its sound would overlap.
      const rings = !isStory && (kind === "playing" || !isSpeaking());
      const ms = rings ? chimes.ring(kind) : 0;
      if (ms > 0) ringsUntil = now() + ms;
      updateSounding();
      if (kind === "playing") return;
      unsaid = [...unsaid, { kind, text, name }];
      if (isStory) return;
      timers.clearTimeout(timer);
      if (ms > 0) timer = timers.setTimeout(speakRest, ms);
      else speakRest();
    },
    /**
     * Says sentences that were asked for, without a sound, in place of the present one; nothing
     * during a story, or while cues are off. Returns whether they are said.
     */
    say(sentences: Omit<Cue, "kind">[]): boolean {
      if (!isOn.peek() || isStoryOn.peek()) return false;
      timers.clearTimeout(timer);
      speaker.cancel();
      unsaid = sentences.map((sentence) => ({ ...sentence, kind: "next" }));
      speakRest();
      return true;
    },
  };
}
