/** The text of a transcript beside the description of its stop. */
import { excerpt, EXCERPT_LENGTH } from "../tour/excerpt.ts";
import type { Cue } from "../tour/transcript.ts";

/** All sentences of a transcript. */
export const spokenText = (cues: readonly Cue[]): string => cues.map(({ text }) => text).join(" ");

const lettersOf = (text: string) => text.toLocaleLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** True where a transcript begins with the words of `description`, which need not be shown, too. */
export const isSaidInFull = (description: string, cues: readonly Cue[]): boolean =>
  lettersOf(spokenText(cues)).startsWith(lettersOf(description));

/** Whole sentences of fewer characters tell too little of a story. */
const TOO_SHORT = 60;

const SENTENCE_END = /[.!?…。！？]["'”’»)]?(?=\s)/g;

/**
 * A description of a recording by the whole sentences it begins with, of at most `EXCERPT_LENGTH`
 * characters; by its first words where they have no end.
 */
export function firstSentences(cues: readonly Cue[]): string {
  const text = spokenText(cues).trim();
  if (text.length <= EXCERPT_LENGTH) return text;
  const ends = [...text.slice(0, EXCERPT_LENGTH).matchAll(SENTENCE_END)]
    .map(({ index, 0: { length } }) => index + length);
  const end = ends.at(-1) ?? 0;
  return end < TOO_SHORT ? excerpt(text) : text.slice(0, end);
}
