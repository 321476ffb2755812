/** Devices of cues that note what they are asked for. */
import type { CueParts } from "../../../lib/walk/cues.ts";
import type { CueKind } from "../../../lib/walk/events.ts";

/** `toneMs`: how long the sound of a cue lasts. */
export function cueDevices({ toneMs = 0 } = {}) {
  /** The texts that were begun, and the kinds of cues that rang. */
  const spoken: string[] = [];
  const rung: CueKind[] = [];
  let unlocked = 0;
  let finish: (() => void)[] = [];
  const speaker: CueParts["speaker"] = {
    unlock: () => unlocked++,
    speak(text, done) {
      spoken.push(text);
      finish.push(done);
    },
    cancel: () => finish = [],
  };
  const chimes: CueParts["chimes"] = {
    unlock: () => unlocked++,
    ring(kind) {
      rung.push(kind);
      return toneMs;
    },
  };
  return {
    speaker,
    chimes,
    spoken,
    rung,
    /** How many devices were unlocked so far. */
    unlocked: () => unlocked,
    /** All that is being said comes to its end. */
    finishSpeech: () => finish.splice(0).forEach((done) => done()),
  };
}
