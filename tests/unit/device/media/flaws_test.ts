/** What is wrong with recordings: of a voice that espeak-ng has spoken, and of noise. */
import assert from "node:assert/strict";
import { convertRecording } from "../../../../lib/device/media/convert_recording.ts";
import { decodeRecording } from "../../../../lib/device/media/decode_recording.ts";
import { mediaFile } from "../../../support/data/media_files.ts";
import { silence, tone, wavFile } from "../../../support/data/sound.ts";

const RATE = 16000;

/** Three seconds of speech whose peak is 1 dB below the loudest sample. */
const VOICE = await samplesOf(new Blob([mediaFile("voice.wav")]));

async function samplesOf(file: Blob): Promise<Float32Array> {
  const blocks: number[] = [];
  for await (const [block] of (await decodeRecording(file)).blocks()) blocks.push(...block);
  return Float32Array.from(blocks);
}

/** Louder by so many decibels, as a converter has it that ends at 1. */
const louder = (samples: Float32Array, decibels: number) =>
  samples.map((sample) => Math.max(-1, Math.min(1, sample * 10 ** (decibels / 20))));

async function flawsOf(samples: Float32Array, other = samples) {
  const channels = other === samples ? [samples] : [samples, other];
  return (await convertRecording(wavFile(channels, RATE))).flaws;
}

/** An even noise of so many dB below the loudest, the same in each run. */
function noise(decibels: number, seconds: number): Float32Array {
  let seed = 1;
  return Float32Array.from({ length: seconds * RATE }, () => {
    seed = seed * 48271 % 2147483647;
    return (seed / 2147483647 * 2 - 1) * 10 ** (decibels / 20);
  });
}

Deno.test("a voice has no flaw, neither as it is nor 30 dB quieter nor at the limit", async () => {
  for (const decibels of [0, 0.9, -10, -25]) {
    assert.deepEqual(await flawsOf(louder(VOICE, decibels)), [], `${decibels} dB`);
  }
});

Deno.test("a voice that is cut off at the limit distorts, in either channel", async () => {
  for (const decibels of [8, 12, 20]) {
    assert.deepEqual(await flawsOf(louder(VOICE, decibels)), ["distorted"], `${decibels} dB`);
  }
  assert.deepEqual(await flawsOf(VOICE, louder(VOICE, 12)), ["distorted"]);
});

Deno.test("nothing, and nothing but an even noise, is silent", async () => {
  assert.deepEqual(await flawsOf(silence({ seconds: 3, rate: RATE })), ["silent"]);
  for (const decibels of [-70, -60, -45]) {
    assert.deepEqual(await flawsOf(noise(decibels, 3)), ["silent"], `${decibels} dB`);
  }
  assert.deepEqual(await flawsOf(noise(-15, 3)), [], "rain, or a river");
});

Deno.test("a voice far from the microphone is hardly heard, and not silent", async () => {
  assert.deepEqual(await flawsOf(louder(VOICE, -40)), ["quiet"]);
});

Deno.test("a recording of a second is short, and one of two is not", async () => {
  assert.deepEqual(await flawsOf(tone({ seconds: 1, hertz: 330, decibels: -20, rate: RATE })), [
    "short",
  ]);
  assert.deepEqual(await flawsOf(tone({ seconds: 0.2, hertz: 330, decibels: -20, rate: RATE })), [
    "short",
  ], "too short to measure how loud it is");
  assert.deepEqual(await flawsOf(tone({ seconds: 2, hertz: 330, decibels: -20, rate: RATE })), []);
});
