/** The places in a timed transcript that a person should check. */
import { isTimed, type Sentence, type Span } from "./transcript_edits.ts";

/** Why a sentence is marked. */
export type Mark = "unspoken" | "uncertain";

/** `hasTimes`: others have times, so that a missing one is worth a mark. */
export function markOf(sentence: Sentence, hasTimes: boolean): Mark | undefined {
  if (!isTimed(sentence)) return hasTimes ? "unspoken" : undefined;
  return sentence.uncertain && "uncertain";
}

/** The index of the sentence after a stretch of speech that the text lacks. */
export function placeOfSpeech(sentences: readonly Sentence[], { start }: Span): number {
  const next = sentences.findIndex((cue) => isTimed(cue) && cue.start >= start);
  return next < 0 ? sentences.length : next;
}

/** The indexes of the sentences to check, in order, each once. */
export function placesToCheck(
  sentences: readonly Sentence[],
  extraSpeech: readonly Span[],
): number[] {
  const hasTimes = sentences.some(isTimed);
  const marked = sentences.flatMap((cue, i) => markOf(cue, hasTimes) ? [i] : []);
  const beside = extraSpeech.map((span) =>
    Math.min(placeOfSpeech(sentences, span), sentences.length - 1)
  );
  return [...new Set([...marked, ...beside])].sort((a, b) => a - b);
}
