/** The output of cues: the browser's speech synthesis, and tones by Web Audio. Browser only. */
import type { Chimes, Speaker } from "./cues.ts";
import type { CueKind } from "./events.ts";
import { hasVoice, spokenParts } from "./spoken_name.ts";
import { language } from "../texts/texts.ts";

/**
 * Speaks in the language of the page, and names in their own language where the device has a voice
 * for it; silent without a voice for the page's language, whose sentences another voice would make
 * gibberish. The browser chooses among the voices of a language: the first of a list may be a joke.
 */
export function createSpeaker(
  synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis,
): Speaker {
  const utter = (text: string, tag = language()) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = tag;
    synthesis?.speak(utterance);
    return utterance;
  };
  return {
    // Safari speaks later only if something was spoken within a tap.
    unlock: () => void (synthesis && utter("")),
    speak(text, done, name) {
      if (!synthesis) return;
      if (hasVoice(language(), synthesis) === false) return done();
      const isSayable = name && hasVoice(name.language, synthesis) !== false;
      const parts = spokenParts(text, language(), isSayable ? name : undefined);
      const said = parts.map((part) => utter(part.text, part.language));
      // A device without voices may report an error instead.
      for (const end of ["end", "error"]) said.at(-1)?.addEventListener(end, done);
    },
    cancel: () => synthesis?.cancel(),
  };
}

/** The tones of each cue in hertz: rising for beginnings, falling for problems. */
const TONES: Record<CueKind, number[]> = {
  playing: [659, 880],
  arrived: [659, 880, 659],
  passed: [659, 494],
  failed: [330, 262],
  next: [587],
  finished: [523, 659, 784],
};

/** Seconds of one tone, and its volume from 0 to 1. */
const TONE = { seconds: 0.12, gain: 0.15 };

/** Makes short tones; silent if the browser cannot. */
export function createChimes(
  Context = globalThis.AudioContext,
): Chimes & { context(): AudioContext | undefined } {
  let context: AudioContext | undefined;
  let freeFrom = 0;

  function play(context: AudioContext, frequency: number, at: number): void {
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    oscillator.frequency.value = frequency;
    // A tone that ends at full amplitude clicks.
    gain.gain.setValueAtTime(TONE.gain, at);
    gain.gain.linearRampToValueAtTime(0, at + TONE.seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + TONE.seconds);
  }

  return {
    /** The context of all sounds that are no story; undefined before `unlock`. */
    context: () => context,
    unlock() {
      context ??= Context && new Context();
      // Rejects where the device has no sound at all.
      context?.resume().catch(() => {});
    },
    ring(kind) {
      // A suspended context would play all tones at once when it resumes.
      if (context?.state !== "running") return 0;
      for (const frequency of TONES[kind]) {
        const at = Math.max(context.currentTime, freeFrom);
        play(context, frequency, at);
        freeFrom = at + TONE.seconds;
      }
      return Math.round(1000 * (freeFrom - context.currentTime));
    },
  };
}
