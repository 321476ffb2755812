/** What is wrong with recordings: of a voice that espeak-ng has spoken, and of noise. */
import assert from "node:assert/strict";
import { convertRecording } from "../../../../lib/device/media/convert_recording.ts";
import { silence, tone, wavFile } from "../../../support/data/sound/sound.ts";
import { louder, noise, RATE, VOICE } from "../../../support/data/sound/voice.ts";

async function flawsOf(samples: Float32Array, other = samples) {
  const channels = other === samples ? [samples] : [samples, other];
  return (await convertRecording(wavFile(channels, RATE))).flaws;
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
