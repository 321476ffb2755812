/** A stop's description that is the beginning of its transcript, or all of it. */
import type { Cue } from "../tour/transcript.ts";

/** All sentences of a transcript. */
export const spokenText = (cues: readonly Cue[]): string => cues.map(({ text }) => text).join(" ");

const lettersOf = (text: string) => text.toLocaleLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** True where a transcript begins with the words of `description`, which need not be shown, too. */
export const isSaidInFull = (description: string, cues: readonly Cue[]): boolean =>
  lettersOf(spokenText(cues)).startsWith(lettersOf(description));
