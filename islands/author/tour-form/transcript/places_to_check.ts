/** The places in a timed transcript that a person should check. */
import { isTimed, type Sentence, type Sentences, type Span } from "./transcript_edits.ts";

/** Why a sentence is marked. */
export type Mark = "unspoken" | "uncertain";

/** The shortest part that is heard for a sentence without times, in milliseconds. */
const SHORTEST_GAP = 3000;

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

/** A place to check: the index of its sentence, and the part of the recording to hear. */
export type Place = { at: number; mark: Mark | "speech"; span: Span };

/** The places to check in order; a sentence may have several. */
export function placesToCheck({ sentences, extraSpeech }: Sentences): Place[] {
  const hasTimes = sentences.some(isTimed);
  const marked = sentences.flatMap((cue, at): Place[] => {
    const mark = markOf(cue, hasTimes);
    return mark ? [{ at, mark, span: isTimed(cue) ? cue : gapAround(sentences, at) }] : [];
  });
  const beside = extraSpeech.map((span): Place => ({
    at: Math.min(placeOfSpeech(sentences, span), sentences.length - 1),
    mark: "speech",
    span,
  }));
  return [...marked, ...beside].sort((a, b) => a.at - b.at);
}

/** Where a sentence without times may be, between its neighbours. */
function gapAround(sentences: readonly Sentence[], at: number): Span {
  const start = sentences.slice(0, at).findLast(isTimed)?.end ?? 0;
  const next = sentences.slice(at).find(isTimed)?.start ?? start;
  return { start, end: Math.max(next, start + SHORTEST_GAP) };
}
