/** The samples of recordings in the formats that the program reads itself, at rates of MP3. */
import assert from "node:assert/strict";
import { convertRecording } from "../../../../lib/device/media/convert_recording.ts";
import { decodeRecording, isWebKitGtk } from "../../../../lib/device/media/decode_recording.ts";
import { aiffFile, cafFile } from "../../../support/data/sound/apple_sound.ts";
import { mediaFile } from "../../../support/data/media_files.ts";
import { tone, wavFile } from "../../../support/data/sound/sound.ts";

const RATE = 8000;
const [LEFT, RIGHT] = [330, 990]
  .map((hertz) => tone({ seconds: 0.5, hertz, decibels: -6, rate: RATE }));

async function decoded(file: Blob) {
  const { sampleRate, blocks } = await decodeRecording(file);
  const channels: number[][] = [];
  for await (const block of blocks()) {
    block.forEach((samples, c) => (channels[c] ??= []).push(...samples));
  }
  return { sampleRate, channels };
}

function assertSame(samples: readonly number[], wanted: Float32Array, what: string) {
  assert.equal(samples.length, wanted.length, what);
  const worst = Math.max(...samples.map((sample, i) => Math.abs(sample - wanted[i])));
  assert.ok(worst < 0.01, `${what}: off by ${worst}`);
}

async function assertDecoded(file: Blob, what: string): Promise<void> {
  const { sampleRate, channels } = await decoded(file);
  assert.equal(sampleRate, RATE, what);
  assert.equal(channels.length, 2, what);
  assertSame(channels[0], LEFT, what);
  assertSame(channels[1], RIGHT, what);
}

const stereo = { channels: [LEFT, RIGHT], rate: RATE };

Deno.test("an AIFF is read whatever its samples are, and an AIFC of plain ones", async () => {
  for (const bytes of [1, 2, 3, 4]) {
    await assertDecoded(aiffFile({ ...stereo, bytes }), `${bytes} bytes`);
  }
  for (
    const written of [
      { codec: "NONE", bytes: 2 },
      { codec: "twos", bytes: 2 },
      { codec: "sowt", bytes: 2, isLittle: true },
      { codec: "in24", bytes: 3 },
      { codec: "42ni", bytes: 3, isLittle: true },
      { codec: "in32", bytes: 4 },
      { codec: "23ni", bytes: 4, isLittle: true },
      { codec: "raw ", bytes: 1, isUnsigned: true },
      { codec: "fl32", bytes: 4, isFloat: true },
      { codec: "FL64", bytes: 8, isFloat: true },
    ]
  ) {
    await assertDecoded(aiffFile({ ...stereo, ...written }), written.codec);
  }
  await assertDecoded(aiffFile({ ...stereo, bytes: 2 }, { isLate: true }), "the format at the end");
  await assertDecoded(
    aiffFile({ channels: [LEFT, RIGHT, LEFT, LEFT], rate: RATE, bytes: 2 }),
    "the first two of four channels",
  );
});

Deno.test("a CAF of plain samples is read, in both orders of bytes and without its end", async () => {
  for (const isLittle of [true, false]) {
    for (const bytes of [2, 3, 4]) {
      await assertDecoded(cafFile({ ...stereo, bytes, isLittle }), `${bytes} ${isLittle}`);
    }
    for (const bytes of [4, 8]) {
      await assertDecoded(cafFile({ ...stereo, bytes, isLittle, isFloat: true }), `float ${bytes}`);
    }
  }
  await assertDecoded(cafFile({ ...stereo, bytes: 2 }, { isOpen: true }), "without its end");
});

Deno.test("AIFF and CAF of other programs become MP3s, and are originals", async () => {
  for (const name of ["tone.aiff", "tone.caf"]) {
    const { seconds, hasOriginal } = await convertRecording(new Blob([mediaFile(name)]));
    assert.deepEqual([seconds, hasOriginal], [0.5, true], name);
  }
});

Deno.test("an AIFF or CAF that is cut off is read to its end, and without sound refused", async () => {
  const whole = aiffFile({ ...stereo, bytes: 2 });
  const { channels: [left] } = await decoded(whole.slice(0, whole.size - 4000));
  assert.equal(left.length, LEFT.length - 1000);
  for (const length of [11, 30, 44, 52]) {
    for (const file of [whole, cafFile({ ...stereo, bytes: 2 })]) {
      await assert.rejects(convertRecording(file.slice(0, length)), {
        name: "UnreadableFile",
        message: /^(This browser can’t read the recording\.|There is no sound in)/,
      }, `${length} bytes`);
    }
  }
  await assert.rejects(convertRecording(aiffFile({ ...stereo, bytes: 5 })), {
    name: "UnreadableFile",
    message: /^The samples of this recording have an unusual size \(5 bytes\)\. Save it as MP3/,
  });
});

Deno.test("Apple Lossless is refused by its name, with the setting that avoids it", async () => {
  for (const name of ["lossless.m4a", "lossless.caf"]) {
    await assert.rejects(convertRecording(new Blob([mediaFile(name)])), {
      name: "UnreadableFile",
      message: /^This recording is in Apple Lossless.*“Compressed”.*Voice Memos > Audio Quality\.$/,
    }, name);
  }
});

/** The level of samples in dB below the loudest sine. */
const level = (samples: readonly number[]) =>
  10 * Math.log10(2 * samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

Deno.test("a recording at a rate that MP3 does not know is taken at the next lower one", async () => {
  const rates: [number, number][] = [
    [96000, 48000],
    [88200, 48000],
    [192000, 48000],
    [50000, 48000],
    [22254, 22050],
    [6000, 8000],
  ];
  for (const [rate, wanted] of rates) {
    const sound = { seconds: 0.5, hertz: 1000, decibels: -6, rate };
    const { sampleRate, channels } = await decoded(wavFile([tone(sound)], rate));
    assert.equal(sampleRate, wanted);
    assert.ok(Math.abs(channels[0].length - wanted / 2) <= 1, `${rate}: ${channels[0].length}`);
    const wished = tone({ ...sound, rate: wanted });
    // Silence before the first and after the last sample rounds both ends.
    const off = channels[0].slice(100, -100).map((sample, i) => sample - wished[i + 100]);
    assert.ok(level(off) < -60, `${rate} Hz: off by ${level(off)} dB`);
  }
});

Deno.test("what only the higher rate has becomes no lower tone", async () => {
  const high = tone({ seconds: 0.5, hertz: 36_000, rate: 96000 });
  const { channels } = await decoded(wavFile([high], 96000));
  assert.ok(level(channels[0].slice(100, -100)) < -65, `${level(channels[0].slice(100, -100))} dB`);
});

Deno.test("a WAV with lengths of 64 bits is read, by both its names", async () => {
  const bytes = mediaFile("tone.rf64.wav");
  for (const name of ["RF64", "BW64"]) {
    const file = new Blob([name, bytes.slice(4)]);
    const { sampleRate, channels } = await decoded(file);
    assert.deepEqual([sampleRate, channels.length, channels[0].length], [8000, 1, 4000], name);
    assert.ok((await convertRecording(file)).hasOriginal);
  }
});

Deno.test("WebKit on Linux is told from all other browsers", () => {
  const of = (rest: string) => `Mozilla/5.0 (${rest}`;
  for (
    const agent of [
      "X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
      "X11; Ubuntu; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 " +
      "Safari/605.1.15 Epiphany/605.1.15",
    ]
  ) assert.ok(isWebKitGtk(of(agent)), agent);
  for (
    const agent of [
      "X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
      "X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      "Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 " +
      "Safari/605.1.15",
      "iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
      "Version/26.0 Mobile/15E148 Safari/604.1",
      "Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile " +
      "Safari/537.36",
    ]
  ) assert.ok(!isWebKitGtk(of(agent)), agent);
});
