/** The loudness of tones that the standards name. */
import assert from "node:assert/strict";
import { createLoudnessMeter } from "../../../../lib/device/media/loudness.ts";
import { silence, tone } from "../../../support/data/sound/sound.ts";

function loudness(channels: Float32Array[], sampleRate = 48000): number {
  const meter = createLoudnessMeter(channels.length, sampleRate);
  // In pieces, as decoders give them.
  for (let at = 0; at < channels[0].length; at += 1000) {
    meter.add(channels.map((samples) => samples.subarray(at, at + 1000)));
  }
  return meter.loudness();
}

const near = (actual: number, expected: number, by: number, text: string) =>
  assert.ok(Math.abs(actual - expected) < by, `${text}: ${actual} instead of ${expected}`);

Deno.test("a full tone of 997 Hz in one channel has -3.01 LUFS, as BS.1770 says", () => {
  for (const rate of [48000, 44100, 22050, 16000]) {
    near(loudness([tone({ seconds: 3, hertz: 997, rate })], rate), -3.01, 0.05, `${rate} Hz`);
  }
});

Deno.test("a stereo tone of -23 dB has -23 LUFS, as EBU Tech 3341 says in its first case", () => {
  const samples = tone({ seconds: 5, hertz: 1000, decibels: -23 });
  near(loudness([samples, samples]), -23, 0.1, "both channels");
});

Deno.test("quiet parts far below the rest do not count (case 3 of EBU Tech 3341)", () => {
  const [quiet, loud] = [-36, -23].map((decibels) =>
    tone({ seconds: decibels === -23 ? 20 : 5, hertz: 1000, decibels })
  );
  const samples = Float32Array.from([...quiet, ...loud, ...quiet]);
  near(loudness([samples, samples]), -23, 0.1, "the loud part alone");
});

Deno.test("low rumble counts less than speech, and high sounds more", () => {
  const at = (hertz: number) => loudness([tone({ seconds: 2, hertz })]);
  assert.ok(at(25) < at(1000) - 6);
  assert.ok(at(4000) > at(1000) + 2);
});

Deno.test("silence, and what is shorter than a block, has no loudness", () => {
  assert.equal(loudness([silence({ seconds: 2 })]), -Infinity);
  assert.equal(loudness([tone({ seconds: 0.3, hertz: 1000 })]), -Infinity);
});
