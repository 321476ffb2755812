/** Recordings whose sentences begin and end at known times. */
import { RATE, readSound, run } from "./voices.ts";

/** Times of a sentence in milliseconds. */
export type Span = { start: number; end: number };

/** The texts that are spoken, in sentences. */
export const readTexts = (): string[][] =>
  ["little-rock-nine", "harvard-yard", "oxford-schools"].flatMap((name) => {
    const { audioStops } = JSON.parse(Deno.readTextFileSync(`seed/${name}.json`));
    return audioStops.map(({ description }: { description: string }): string[] =>
      description.split(/(?<=[.!?][”’]?)(?<!Mrs\.) /)
    );
  });

/** A way to join sentences: pauses in seconds, and what is done to the sound afterwards. */
export type Condition = {
  name: string;
  pauses: [least: number, most: number];
  noisy?: boolean;
};

export const CONDITIONS: Condition[] = [
  { name: "pauses 0.2–0.8 s", pauses: [0.2, 0.8] },
  { name: "pauses 0.08–0.4 s", pauses: [0.08, 0.4] },
  { name: "street noise 10 dB, MP3 48 kbit/s", pauses: [0.2, 0.8], noisy: true },
];

/** Numbers from 0 to 1 that are the same in each run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

/** Joins sentences with pauses between them, and says where each stands. */
export function join(
  sentences: readonly Float32Array[],
  { pauses: [least, most] }: Condition,
  random: () => number,
): { samples: Float32Array; spans: Span[] } {
  const parts: Float32Array[] = [];
  const spans: Span[] = [];
  let length = 0;
  const add = (part: Float32Array) => {
    parts.push(part);
    length += part.length;
  };
  const pause = () => new Float32Array(Math.round((least + random() * (most - least)) * RATE));
  add(new Float32Array(0.3 * RATE));
  sentences.forEach((sentence, i) => {
    if (i > 0) add(pause());
    const start = length;
    add(sentence);
    spans.push({ start: start / RATE * 1000, end: length / RATE * 1000 });
  });
  add(new Float32Array(0.6 * RATE));
  const samples = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { samples, spans };
}

/** The same sound in a street: traffic 10 dB below the voice, as an MP3 of 48 kbit/s has it. */
export async function inStreet(
  samples: Float32Array,
  folder: string,
  random: () => number,
): Promise<Float32Array> {
  const noise = streetNoise(samples.length, random);
  const gain = Math.sqrt(power(samples) / power(noise) / 10);
  const mixed = samples.map((sample, i) => 0.5 * (sample + gain * noise[i]));
  const file = `${folder}/${crypto.randomUUID()}.mp3`;
  const raw = ["-f", "f32le", "-ar", String(RATE), "-ac", "1", "-i", "-"];
  await run("ffmpeg", ["-v", "error", ...raw, "-b:a", "48k", file], new Uint8Array(mixed.buffer));
  return await readSound(file);
}

/** The rumble of traffic, which swells and fades as cars pass. */
function streetNoise(length: number, random: () => number): Float32Array {
  const noise = new Float32Array(length);
  let [low, lower] = [0, 0];
  for (let i = 0; i < length; i++) {
    const white = random() * 2 - 1;
    low += 0.2 * (white - low);
    lower += 0.02 * (white - lower);
    const passing = 0.6 + 0.4 * Math.sin(2 * Math.PI * i / RATE / 7);
    noise[i] = passing * (low + 4 * lower);
  }
  return noise;
}

/** The mean power of what is not silence. */
function power(samples: Float32Array): number {
  let [sum, count] = [0, 0];
  for (const sample of samples) {
    if (Math.abs(sample) < 1e-4) continue;
    sum += sample ** 2;
    count++;
  }
  return sum / count;
}
