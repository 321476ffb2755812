/** Which channels of a recording its MP3 has, and what is said of one that is hardly heard. */
import assert from "node:assert/strict";
import { parseBlob } from "music-metadata";
import { createChannelMeter, mixDown } from "../../../../lib/device/media/channels.ts";
import { convertRecording } from "../../../../lib/device/media/convert_recording.ts";
import { silence, tone, wavFile } from "../../../support/data/sound/sound.ts";
import { louder, noise, RATE, VOICE } from "../../../support/data/sound/voice.ts";

const SECONDS = VOICE.length / RATE;

/** The level of a signal in dB below that of a full one. */
const levelOf = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

/** A hiss so many dB below the voice. */
const hiss = (below: number) => {
  const even = noise(0, SECONDS);
  return louder(even, levelOf(VOICE) - levelOf(even) - below);
};

const mixed = (a: Float32Array, b: Float32Array) => a.map((sample, i) => sample + b[i]);

function resultOf(left: Float32Array, right: Float32Array, rate = RATE) {
  const meter = createChannelMeter(rate);
  meter.add([left, right]);
  return meter.result();
}

Deno.test("two channels are needed when they really differ, and not for one voice in both", () => {
  const voice = tone({ seconds: 1, hertz: 300 });
  const bell = tone({ seconds: 1, hertz: 700 });
  const of = (right: Float32Array) => resultOf(voice, right, 48000);
  assert.deepEqual(of(bell), { use: "both", isOneSided: false });
  assert.deepEqual(of(voice), { use: "mean", isOneSided: false });
  assert.equal(of(voice.map((s, i) => s + 0.01 * bell[i])).use, "mean", "some hiss");
  assert.deepEqual(of(silence({ seconds: 1 })), { use: 0, isOneSided: false });
  assert.deepEqual(resultOf(silence({ seconds: 1 }), bell, 48000).use, 1);
});

Deno.test("a channel of hiss alone is left out from 32 dB on, and one that follows the voice is not", () => {
  assert.deepEqual(resultOf(VOICE, hiss(33)), { use: 0, isOneSided: false });
  assert.deepEqual(resultOf(hiss(33), VOICE), { use: 1, isOneSided: false });
  assert.deepEqual(resultOf(VOICE, hiss(30)), { use: "both", isOneSided: true });
  assert.deepEqual(resultOf(VOICE, louder(VOICE, -34)), { use: "both", isOneSided: true });
  assert.deepEqual(
    resultOf(VOICE, mixed(louder(VOICE, -34), hiss(50))),
    { use: "both", isOneSided: true },
  );
  assert.deepEqual(resultOf(VOICE, louder(VOICE, -15)), { use: "both", isOneSided: false });
});

Deno.test("one channel is the average of all", () => {
  const mix = mixDown([Float32Array.of(1, 0.5), Float32Array.of(0, -0.5)]);
  assert.deepEqual([...mix], [0.5, 0]);
});

Deno.test("a voice beside hiss becomes a mono MP3, and counts as loud as one alone", async () => {
  // By its mean with the hiss it would be 6 dB quieter, and "quiet".
  const [low, ear] = [louder(VOICE, -28), louder(hiss(33), -28)];
  for (const channels of [[low], [low, ear], [ear, low]]) {
    const { blob, flaws } = await convertRecording(wavFile(channels, RATE));
    assert.equal((await parseBlob(blob)).format.numberOfChannels, 1);
    assert.deepEqual(flaws, []);
  }
  assert.deepEqual((await convertRecording(wavFile([louder(low, -6)], RATE))).flaws, ["quiet"]);
});

Deno.test("a voice in one ear with a louder hiss in the other stays two channels, and is said", async () => {
  const { blob, flaws } = await convertRecording(wavFile([VOICE, hiss(25)], RATE));
  assert.equal((await parseBlob(blob)).format.numberOfChannels, 2);
  assert.deepEqual(flaws, ["one-sided"]);
});
