/** Aligns a text with its sound, given a decoder: the work of the worker. */
import type { Decoder } from "soundswallower";
import { type Grammar, looseText, makeGrammar, partText, strictText } from "./grammar.ts";
import { findMisfits, type Misfits, paceOf, type Segment } from "./misfits.ts";
import { findPauses, RATE, type Span, voiceIn } from "./pauses.ts";
import { snap } from "./snap.ts";

/** `unspoken`: the sentence is not in the recording. Times in milliseconds. */
export type AlignedSentence = { start: number; end: number; uncertain: boolean } | {
  unspoken: true;
};

/** `extraSpeech` is speech that the text lacks. */
export type Alignment = { sentences: AlignedSentence[]; extraSpeech: Span[] };

/**
 * The input: `samples` are mono, `RATE` a second; `language` is a BCP 47 tag. `anchors` are the
 * starts of sentences where they are known to a second or two, in milliseconds.
 */
export type AlignmentTask = {
  samples: Float32Array;
  sentences: string[];
  language: string;
  anchors?: (number | undefined)[];
};

/**
 * How much less likely than the best a path may be before it is dropped. Noise needs the second.
 */
const BEAMS = [1e-100, 1e-200];

/** Most sentences that are optional at once: the search grows with their square. */
const AT_ONCE = 30;

/** A sentence that takes less or more than these multiples of its usual time is examined. */
const [RUSHED, DRAGGED] = [0.4, 2.6];

/** Aligns; `onProgress` gets the finished share from 0 to 1. */
export function alignSamples(
  decoder: Decoder,
  { samples, sentences, language, anchors = [] }: AlignmentTask,
  onProgress: (share: number) => void,
): Alignment {
  const grammar = makeGrammar(sentences, language, (word) => decoder.lookup_word(word));
  decoder.add_words(...grammar.entries);
  const pauses = findPauses(samples);
  const heard = withHiss(samples);
  const strict = (misfits: Misfits) =>
    decode(decoder, grammar, heard, strictText(grammar, misfits));
  const none: Misfits = { unspoken: new Set(), extras: [] };
  const parts = partsOf(sentences.length, anchors);
  if (parts.length > 1) {
    const { segments, found } = listenInParts(
      decoder,
      grammar,
      { samples: heard, parts },
      onProgress,
    );
    const misfits = findMisfits(found, grammar.sizes, pauses);
    if (segments.length > 0) return describe(sentences.length, { segments, misfits, pauses });
  }
  // A long text is cut at rough times, so that each part is searched separately.
  const rough = sentences.length > AT_ONCE ? strict(none) : undefined;
  const found = listen(decoder, grammar, { samples: heard, rough }, onProgress);
  const misfits = found ? findMisfits(found, grammar.sizes, pauses) : none;
  const isWhole = misfits.unspoken.size + misfits.extras.length === 0;
  const segments = (isWhole && rough) || strict(misfits) || found;
  onProgress(1);
  if (!segments?.some(({ sentence }) => sentence !== undefined)) {
    return guess(grammar, samples, pauses);
  }
  return describe(sentences.length, { segments, misfits, pauses });
}

/** The loudest sample of the hiss: 54 dB below full scale. */
const HISS = 0.002;

/** The same sound with a faint hiss, because the model loses its path in digital silence. */
function withHiss(samples: Float32Array): Float32Array {
  let state = 1;
  return samples.map((sample) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return sample + HISS * (state / 2 ** 31 - 1);
  });
}

/** Decodes along a grammar; undefined if no path was found with any beam. */
function decode(
  decoder: Decoder,
  { phones }: Grammar,
  samples: Float32Array,
  text: string,
): Segment[] | undefined {
  for (const beam of BEAMS) {
    for (const name of ["beam", "pbeam", "wbeam"]) decoder.set_config(name, beam);
    try {
      decoder.set_grammar(text);
      decoder.start();
      decoder.process_audio(samples, false, true);
      decoder.stop();
      const words = decoder.get_alignment().w ?? [];
      const found = words.map(({ t, b, d }): Segment => {
        const [, sentence] = /^s(\d+)_/.exec(t) ?? [];
        return {
          start: Math.round(b * 1000),
          end: Math.round((b + d) * 1000),
          sentence: sentence === undefined ? undefined : Number(sentence),
          other: t.startsWith("other_"),
          phones: phones.get(t.replace(/\(\d+\)$/, "")) ?? 0,
        };
      });
      if (found.some(({ sentence, other }) => other || sentence !== undefined)) return found;
    } catch {
      // No path was found, so there is no result.
    }
  }
}

/** Decodes with optional sentences; in parts if `rough` has times to cut at. */
function listen(
  decoder: Decoder,
  grammar: Grammar,
  { samples, rough }: { samples: Float32Array; rough?: Segment[] },
  onProgress: (share: number) => void,
): Segment[] | undefined {
  const count = grammar.rules.length;
  const atOnce = rough ? AT_ONCE : count;
  const heard: Segment[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const to = Math.min(count, from + atOnce);
    const own = rough?.filter(({ sentence = -1 }) => sentence >= from && sentence < to) ?? [];
    const start = from === 0 ? 0 : own[0]?.start ?? heard.at(-1)?.end ?? 0;
    const end = to === count ? Infinity : own.at(-1)?.end ?? start;
    const [first, last] = [start, end].map((time) => time * RATE / 1000);
    const part = samples.subarray(first, Math.min(last, samples.length));
    const found = decode(decoder, grammar, part, looseText(grammar, from, to));
    if (!found && !rough) return;
    heard.push(...found?.map((segment) => later(segment, start)) ?? own);
    onProgress(0.7 * to / count);
  }
  return heard;
}

/** Fewest sentences between two anchors at which the text is cut. */
const ANCHORED_AT_ONCE = 6;

/** An anchor may be so wrong, in milliseconds: many programs write whole seconds. */
const SLACK = 2000;

/** Sentences `from` to `to` (exclusive), which begin about `start` and end before `end`. */
type Part = { from: number; to: number; start: number; end: number };

/** The text cut at anchors. One part without enough of them. */
function partsOf(count: number, anchors: readonly (number | undefined)[]): Part[] {
  const cuts = [{ at: 0, time: anchors[0] ?? 0 }];
  for (let at = 1; at < count; at++) {
    const last = cuts.at(-1)!;
    const { [at]: time } = anchors;
    if (time !== undefined && time > last.time && at - last.at >= ANCHORED_AT_ONCE) {
      cuts.push({ at, time });
    }
  }
  return cuts.map(({ at, time }, i) => {
    const next = cuts[i + 1];
    return { from: at, to: next?.at ?? count, start: time, end: next?.time ?? Infinity };
  });
}

/**
 * Decodes each part by itself: `segments` with all of its sentences, `found` with those that were
 * heard. So a path that is lost in one part costs no other its times.
 */
function listenInParts(
  decoder: Decoder,
  grammar: Grammar,
  { samples, parts }: { samples: Float32Array; parts: readonly Part[] },
  onProgress: (share: number) => void,
): { segments: Segment[]; found: Segment[] } {
  const [segments, found]: [Segment[], Segment[]] = [[], []];
  for (const { from, to, start, end } of parts) {
    const first = Math.max(0, start - SLACK);
    const [begin, stop] = [first, end + SLACK].map((time) => time * RATE / 1000);
    const part = samples.subarray(begin, Math.min(stop, samples.length));
    const heard = decode(decoder, grammar, part, looseText(grammar, from, to)) ?? [];
    const whole = decode(decoder, grammar, part, partText(grammar, from, to)) ?? heard;
    segments.push(...whole.map((segment) => later(segment, first)));
    found.push(...heard.map((segment) => later(segment, first)));
    onProgress(to / parts.at(-1)!.to);
  }
  return { segments: segments.filter(isSpoken), found: found.filter(isSpoken) };
}

/** The speech around a part belongs to its neighbours. */
const isSpoken = ({ sentence }: Segment): boolean => sentence !== undefined;

const later = (segment: Segment, by: number): Segment => ({
  ...segment,
  start: segment.start + by,
  end: segment.end + by,
});

function describe(
  count: number,
  { segments, misfits, pauses }: { segments: Segment[]; misfits: Misfits; pauses: Span[] },
): Alignment {
  const found = Array.from({ length: count }, (_, sentence) => {
    const own = segments.filter((segment) => segment.sentence === sentence);
    return own.length > 0 ? { sentence, start: own[0].start, end: own.at(-1)!.end } : undefined;
  });
  const present = found.filter((one) => one !== undefined);
  const snapped = snap(present, pauses);
  const sentences = found.map((one, i): AlignedSentence => {
    if (!one) return { unspoken: true };
    const { start, end } = snapped[present.indexOf(one)];
    const pace = paceOf(i, segments, pauses);
    const nearExtra = misfits.extras.some(({ before }) => before === i || before === i + 1);
    const nearUnspoken = [i - 1, i + 1].some((n) => n >= 0 && n < count && !found[n]);
    const uncertain = pace < RUSHED || pace > DRAGGED || nearExtra || nearUnspoken;
    return { start, end, uncertain };
  });
  const extraSpeech = misfits.extras.map(({ start, end }) => ({ start, end }));
  return { sentences, extraSpeech };
}

/** If no words were recognized: times by the sentences' lengths, all uncertain. */
function guess({ rules }: Grammar, samples: Float32Array, pauses: readonly Span[]): Alignment {
  const length = samples.length / RATE * 1000;
  const voice = voiceIn({ start: 0, end: length }, pauses);
  const sizes = rules.map((rule) => rule.length + 1);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let at = 0;
  const spans = sizes.map((size) => {
    const start = Math.round(at * length / total);
    at += size;
    return { start, end: Math.max(start + 1, Math.round(at * length / total)) };
  });
  if (voice === 0) return { sentences: rules.map(() => ({ unspoken: true })), extraSpeech: [] };
  return { sentences: spans.map((span) => ({ ...span, uncertain: true })), extraSpeech: [] };
}
