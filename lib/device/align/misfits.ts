/** Differences between text and recording: unspoken sentences, and speech that the text lacks. */
import { type Span, voiceIn } from "./pauses.ts";

/** A decoded segment: a word of the text, speech outside of it (`other`), or a filler. */
export type Segment = Span & { sentence?: number; other?: boolean; phones: number };

/** `before` is the index of the sentence that follows; it may be one past the last. */
export type Extra = Span & { before: number };

export type Misfits = { unspoken: Set<number>; extras: Extra[] };

/** Shorter voice, in milliseconds, is a breath or the end of a word. */
const EXTRA = 500;

/** Other speech of at least this share of the skipped sentences' length is taken for them. */
const SPOKEN = 0.5;

/**
 * If more than this share of the voice is taken for skipped sentences, the decoder misheard the
 * recording.
 */
const MISHEARD = 0.15;

/**
 * Voice longer than this multiple of the remaining sentences' usual length is too much for them.
 */
const SLOWEST = 1.4;

/** Extra speech has pauses of this many milliseconds at its ends, or this near to them. */
const [BREAK, NEAR] = [70, 200];

/** The usual length of a sound in this recording, in milliseconds. */
export function usualPhone(segments: readonly Segment[], pauses: readonly Span[]): number {
  const each = segments.filter(({ phones }) => phones > 1)
    .map((segment) => voiceIn(segment, pauses) / segment.phones)
    .sort((a, b) => a - b);
  return Math.min(130, Math.max(45, each[Math.floor(each.length / 2)] ?? 80));
}

/**
 * Compares the text with `segments`, which were decoded with optional sentences; `sizes` is the
 * number of sounds in each sentence. Between two sentences that were heard:
 *
 * - other speech, and no sentence skipped: the speech is extra;
 * - a sentence skipped, and no other speech: the sentence is unspoken;
 * - both, of like length: the sentence was spoken, and the decoder misheard it.
 *
 * If it misheard much of the recording, or if too little text would be left for the voice, no
 * sentence counts as unspoken.
 */
export function findMisfits(
  segments: readonly Segment[],
  sizes: readonly number[],
  pauses: readonly Span[],
): Misfits {
  const usual = usualPhone(segments, pauses);
  const misfits: Misfits = { unspoken: new Set(), extras: [] };
  const voiceOf = (some: readonly Span[]) =>
    some.reduce((sum, span) => sum + voiceIn(span, pauses), 0);
  let misheard = 0;
  for (const { from, to, between } of gapsOf(segments, sizes.length)) {
    const voice = voiceOf(between);
    const others = between.filter(({ other }) => other);
    const skipped = sizes.map((size, sentence) => ({ sentence, length: size * usual }))
      .slice(from, to).filter(({ length }) => length > 0);
    if (skipped.length > 0) misheard += voice;
    for (const sentence of leftOut(skipped, voice)) misfits.unspoken.add(sentence);
    if (skipped.length > 0 || voiceOf(others) < EXTRA) continue;
    const span = { start: others[0].start, end: others.at(-1)!.end };
    if (isApart(span, segments, pauses)) misfits.extras.push({ ...span, before: to });
  }
  const rest = sizes.filter((_, sentence) => !misfits.unspoken.has(sentence))
    .reduce((sum, size) => sum + size * usual, 0);
  const voice = voiceOf(segments) - voiceOf(misfits.extras);
  if (misheard > MISHEARD * voice || voice > SLOWEST * rest) misfits.unspoken.clear();
  return misfits;
}

/** A gap between heard sentences: the skipped ones (`from` to `to`), and other speech. */
function gapsOf(segments: readonly Segment[], count: number) {
  const gaps = [{ from: 0, to: count, between: new Array<Segment>() }];
  for (const segment of segments) {
    const gap = gaps.at(-1)!;
    if (segment.sentence === undefined) gap.between.push(segment);
    else if (segment.sentence !== gap.from - 1) {
      gap.to = segment.sentence;
      gaps.push({ from: segment.sentence + 1, to: count, between: [] });
    } else {
      // This was a pause within the sentence.
      gap.between = [];
    }
  }
  return gaps;
}

/** Whether there are pauses at both ends. Without them it is a misheard word or number. */
function isApart(span: Span, segments: readonly Segment[], pauses: readonly Span[]): boolean {
  const breaks = [
    { start: -BREAK, end: segments[0].start + BREAK },
    ...pauses.filter(({ start, end }) => end - start >= BREAK),
    { start: segments.at(-1)!.end - BREAK, end: Infinity },
  ];
  return [span.start, span.end].every((time) =>
    breaks.some(({ start, end }) => time > start - NEAR && time < end + NEAR)
  );
}

/** Finds the run of skipped sentences whose removal makes the text as long as the voice. */
function leftOut(skipped: { sentence: number; length: number }[], voice: number): number[] {
  const runs = skipped.flatMap((_, from) =>
    skipped.slice(from).map((_, i) => skipped.slice(from, from + i + 1))
  );
  const total = lengthOf(skipped);
  if (voice >= SPOKEN * total) return [];
  const away = (run: typeof skipped) => Math.abs(total - lengthOf(run) - voice);
  return [[], ...runs].sort((a, b) => away(a) - away(b))[0].map(({ sentence }) => sentence);
}

const lengthOf = (run: { length: number }[]) => run.reduce((sum, { length }) => sum + length, 0);

/** A sentence's length relative to the usual length of its sounds: 1 is usual. */
export function paceOf(
  sentence: number,
  segments: readonly Segment[],
  pauses: readonly Span[],
): number {
  const own = segments.filter((segment) => segment.sentence === sentence);
  const phones = own.reduce((sum, segment) => sum + segment.phones, 0);
  const voice = own.reduce((sum, segment) => sum + voiceIn(segment, pauses), 0);
  return phones ? voice / phones / usualPhone(segments, pauses) : 1;
}
