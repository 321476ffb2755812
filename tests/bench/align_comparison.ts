/**
 * How well the aligner of transcripts finds where sentences begin: texts of the demo archives are
 * spoken by flite, festival and espeak-ng, and aligned in Chromium. Prints the errors of starts
 * and the speed. An argument limits the recordings of each condition. Skipped without these
 * programs and ffmpeg.
 *
 * `deno task bench tests/bench/align_comparison.ts [count]`
 */
import { chromium } from "playwright-core";
import { z } from "zod";
import { readArguments } from "../../tools/arguments.ts";
import { findChromium } from "../../tools/chromium.ts";
import { openAligner } from "../support/browser/aligner.ts";
import type { Run } from "../support/browser/pages/aligner_page.ts";
import { ARGS } from "../support/browser/browser.ts";
import {
  type Condition,
  CONDITIONS,
  createRandom,
  inStreet,
  join,
  readTexts,
} from "./align/recordings.ts";
import { RATE, run, speak, SPEAKERS, VOICES } from "./align/voices.ts";
import { needs } from "./needs.ts";
import { percentile } from "./percentile.ts";

const { rest: [count = 20] } = readArguments({
  usage: "deno task bench tests/bench/align_comparison.ts [recordings of each condition]",
  rest: z.array(z.coerce.number().int().min(1)).max(1),
});
needs("times of sentences in Chromium", ...SPEAKERS);
const folder = await Deno.makeTempDir();
const files = new Map<string, Uint8Array<ArrayBuffer>>();
const random = createRandom(7);

const TEXTS = readTexts();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ARGS });
const page = await browser.newPage();
{
  await using _aligner = await openAligner(page, files);
  const rows = CONDITIONS.map((condition) => ({ condition, ...emptyRow() }));
  for (let n = 0; n < count; n++) {
    const sentences = TEXTS[n % TEXTS.length];
    const voice = Object.values(VOICES)[n % Object.keys(VOICES).length];
    const spoken: Float32Array[] = [];
    for (const sentence of sentences) spoken.push(await speak(voice, sentence, folder));
    for (const row of rows) await measure(row, spoken, sentences);
  }
  console.table(rows.map(({ condition, errors, sound, time, marked, delay }) => ({
    condition: condition.name,
    sentences: errors.length,
    "p50 (s)": percentile(errors, 0.5),
    "p95 (s)": percentile(errors, 0.95),
    "max (s)": Math.max(...errors),
    "× length": (time / sound).toFixed(2),
    "recordings with marks": marked,
    "page's longest delay (ms)": Math.round(delay),
  })));
}
await browser.close();
await Deno.remove(folder, { recursive: true });

function emptyRow() {
  return { errors: new Array<number>(), sound: 0, time: 0, marked: 0, delay: 0 };
}

async function measure(
  row: ReturnType<typeof emptyRow> & { condition: Condition },
  spoken: Float32Array[],
  sentences: string[],
) {
  const { samples, spans } = join(spoken, row.condition, random);
  const sound = row.condition.noisy ? await inStreet(samples, folder, random) : samples;
  const { alignment, milliseconds, delay } = await align(sound, sentences);
  alignment.sentences.forEach((found, i) => {
    if ("start" in found) row.errors.push(Math.abs(found.start - spans[i].start) / 1000);
  });
  const isMarked = alignment.extraSpeech.length > 0 ||
    alignment.sentences.some((found) => "unspoken" in found || found.uncertain);
  row.marked += isMarked ? 1 : 0;
  row.sound += sound.length / RATE;
  row.time += milliseconds / 1000;
  row.delay = Math.max(row.delay, delay);
}

/** Aligns in the browser, as an author's recording. */
async function align(samples: Float32Array, sentences: string[]): Promise<Run> {
  const raw = ["-f", "f32le", "-ar", String(RATE), "-ac", "1", "-i", "-", "-f", "wav", "-"];
  files.set(
    "/it.wav",
    await run("ffmpeg", ["-v", "error", ...raw], new Uint8Array(samples.slice().buffer)),
  );
  return await page.evaluate((sentences) => alignRecording("/it.wav", sentences, "en"), sentences);
}
