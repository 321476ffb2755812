/** Transfers the times of one list of sentences to another with the same sentences. */
import { isTimed, type Sentence, type Sentences, type Span } from "./transcript_edits.ts";

/** The aligner's result for a sentence: its times, or that it is not spoken. */
export type AlignedSentence = { start: number; end: number; uncertain: boolean } | {
  unspoken: true;
};

/** How far ahead the sentences after a found one are searched. */
const AHEAD = 200;

const wordsOf = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * `written` with the times, ids and speakers of equal sentences of `known`, in the same order.
 * Existing times are kept.
 */
export function keepTimes(written: readonly Sentence[], known: readonly Sentence[]): Sentence[] {
  const texts = known.map(({ text }) => wordsOf(text));
  let next = 0;
  return written.map((cue) => {
    if (isTimed(cue)) return cue;
    const words = wordsOf(cue.text);
    const end = Math.min(texts.length, next + AHEAD);
    for (let i = next; i < end; i++) {
      if (texts[i] !== words) continue;
      next = i + 1;
      return { ...known[i], ...cue };
    }
    return cue;
  });
}

/**
 * The sentences with the times that the aligner found for `asked`. Those changed meanwhile get
 * none.
 */
export function withAlignment(
  current: Sentences,
  asked: readonly Sentence[],
  { sentences, extraSpeech }: {
    sentences: readonly AlignedSentence[];
    extraSpeech: readonly Span[];
  },
): Sentences {
  const timed = asked.map((cue, i): Sentence => {
    const found = sentences[i];
    const bare = withoutTimes(cue);
    if (!found || "unspoken" in found) return bare;
    const { start, end, uncertain } = found;
    return { ...bare, start, end, ...(uncertain ? { uncertain: true } : {}) };
  });
  const now = current.sentences.map(withoutTimes);
  return { sentences: keepTimes(now, timed), extraSpeech };
}

function withoutTimes({ start: _, end: __, uncertain: ___, ...cue }: Sentence): Sentence {
  return cue;
}

/** The index of the sentence that plays at `time`, in milliseconds, or -1. */
export function sentenceAt(sentences: readonly Sentence[], time: number): number {
  return sentences.findLastIndex((cue) => isTimed(cue) && cue.start <= time && time < cue.end);
}
