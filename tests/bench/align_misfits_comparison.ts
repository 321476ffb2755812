/**
 * How well misfits of a text and its recording are named: each text is spoken as it is, without
 * one of its sentences, and with one of another text in it. The decoder runs in Deno. Half of the
 * voices and texts were used for tuning; "held" has the others. Skipped without flite, espeak-ng,
 * festival and ffmpeg.
 *
 * `deno task bench tests/bench/align_misfits_comparison.ts [recordings of each kind] [held|tuned]`
 */
import process from "node:process";
import createModule from "soundswallower";
import { z } from "zod";
import { alignSamples } from "../../lib/device/align/align_samples.ts";
import { Count, readArguments } from "../../tools/arguments.ts";
import { CONDITIONS, createRandom, join, readTexts, type Span } from "./align/recordings.ts";
import { MISFIT_VOICES, RATE, speak, SPEAKERS } from "./align/voices.ts";
import { needs } from "./needs.ts";
import { percentile } from "./percentile.ts";

/** Most sentences of a text. */
const LONGEST = 14;

const { rest: [count = 20, half = "held"] } = readArguments({
  usage:
    "deno task bench tests/bench/align_misfits_comparison.ts [recordings of each kind] [held|tuned]",
  rest: z.tuple([Count.optional(), z.enum(["held", "tuned"]).optional()]),
});
needs("misfits of a text and its recording", ...SPEAKERS);
const folder = await Deno.makeTempDir();
const random = createRandom(half === "tuned" ? 11 : 23);
const texts = readTexts().map((text) => text.slice(0, LONGEST))
  .filter((_, i) => (i % 2 === 0) === (half === "tuned"));
const rows = {
  "as it is": emptyRow(),
  "a sentence unspoken": emptyRow(),
  "a sentence extra": emptyRow(),
};
for (let n = 0; n < count; n++) {
  const sentences = texts[n % texts.length];
  const voice = Object.values(MISFIT_VOICES[half])[n % 5];
  const condition = CONDITIONS[n % 2];
  const say = (text: string) => speak(voice, text.replace(/[’‘]/g, "'"), folder);
  const spoken: Float32Array[] = [];
  for (const sentence of sentences) spoken.push(await say(sentence));
  const other = pick(texts.filter((text) => text !== sentences));
  const extra = await say(pick(other));
  const [left, at] = [sentences.length, sentences.length + 1].map((of) =>
    Math.floor(random() * of)
  );
  const whole = join(spoken, condition, random);
  await measure(rows["as it is"], sentences, whole);
  const shorter = join(spoken.toSpliced(left, 1), condition, random);
  await measure(rows["a sentence unspoken"], sentences, {
    ...shorter,
    spans: shorter.spans.toSpliced(left, 0, undefined!),
    left,
  });
  const longer = join(spoken.toSpliced(at, 0, extra), condition, random);
  await measure(rows["a sentence extra"], sentences, {
    ...longer,
    spans: longer.spans.toSpliced(at, 1),
    extra: longer.spans[at],
  });
}
console.table(
  Object.entries(rows).map(([recording, row]) => ({
    recording: `${recording} (${half})`,
    of: row.of,
    named: row.named,
    "recordings with false marks": row.falsely,
    "p95 of starts (s)": percentile(row.errors, 0.95),
    "max (s)": Math.max(...row.errors),
    "processor × length": (row.time / row.sound).toFixed(2),
  })),
);
await Deno.remove(folder, { recursive: true });

function emptyRow() {
  return { of: 0, named: 0, falsely: 0, errors: new Array<number>(), time: 0, sound: 0 };
}

function pick<T>(all: T[]): T {
  return all[Math.floor(random() * all.length)];
}

/** `left` is not spoken and has no span; `extra` is not in the text. */
async function measure(
  row: ReturnType<typeof emptyRow>,
  sentences: string[],
  { samples, spans, left, extra }: {
    samples: Float32Array;
    spans: (Span | undefined)[];
    left?: number;
    extra?: Span;
  },
) {
  const decoder = await openDecoder();
  const begun = process.cpuUsage();
  const found = alignSamples(decoder, { samples, sentences, language: "en" }, () => {});
  const { user, system } = process.cpuUsage(begun);
  decoder.delete();
  row.of++;
  row.time += (user + system) / 1_000_000;
  row.sound += samples.length / RATE;
  const isNamed = extra
    ? found.extraSpeech.some((span) => overlap(span, extra) >= 0.5)
    : left !== undefined && "unspoken" in found.sentences[left];
  if (isNamed) row.named++;
  const isFalse = found.extraSpeech.some((span) => !extra || overlap(span, extra) < 0.5) ||
    found.sentences.some((sentence, i) =>
      i !== left && ("unspoken" in sentence || !extra && left === undefined && sentence.uncertain)
    );
  if (isFalse) row.falsely++;
  found.sentences.forEach((sentence, i) => {
    const { start } = spans[i] ?? {};
    if (start === undefined || "unspoken" in sentence) return;
    row.errors.push(Math.abs(sentence.start - start) / 1000);
  });
}

/** The length that two spans share, divided by the length that they cover together. */
function overlap(a: Span, b: Span): number {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return Math.max(0, shared) / (Math.max(a.end, b.end) - Math.min(a.start, b.start));
}

/** The library's build for Node reads files where that of the browser fetches. */
async function openDecoder() {
  const hmm = `${import.meta.dirname}/../../node_modules/soundswallower/model/en-us`;
  const module = await createModule({ defaultModel: null } as object);
  const decoder = new module.Decoder({ hmm, samprate: RATE, loglevel: "FATAL" });
  await decoder.initialize();
  return decoder;
}
