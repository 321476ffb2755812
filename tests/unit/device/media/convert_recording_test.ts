/**
 * Recordings become MP3. Deno decodes WAV as browsers do; formats that need a browser's decoder are
 * tested in one (tests/e2e/author/recordings_test.ts).
 */
import assert from "node:assert/strict";
import { parseBlob } from "music-metadata";
import { convertRecording, readWaveform } from "../../../../lib/device/media/convert_recording.ts";
import { delayOf } from "../../../../lib/device/media/decode_recording.ts";
import { mediaFile } from "../../../support/data/media_files.ts";
import { silence, tone, wavFile } from "../../../support/data/sound/sound.ts";

const join = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));

async function formatOf(blob: Blob) {
  const { format } = await parseBlob(blob, { duration: true });
  return format;
}

Deno.test("a WAV becomes a mono MP3 of 64 kbit/s, and its length is known", async () => {
  const voice = tone({ seconds: 3, hertz: 330, decibels: -30 });
  const { blob, seconds, hasOriginal } = await convertRecording(wavFile([voice, voice]));
  const format = await formatOf(blob);
  assert.equal(blob.type, "audio/mpeg");
  assert.equal(format.codec, "MPEG 1 Layer 3");
  assert.equal(format.numberOfChannels, 1);
  assert.equal(format.bitrate, 64000);
  assert.equal(seconds, 3);
  assert.ok(hasOriginal, "the WAV is worth keeping");
  assert.ok(Math.abs(format.duration! - 3) < 0.1, `${format.duration}`);
});

/** An ID3 tag of 200 bytes. */
const ID3 = Uint8Array.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 72, ...new Uint8Array(200)]);

Deno.test("an MP3 says how much silence its encoder has put before the recording and after it", async () => {
  for (const [rate, frame] of [[48000, 1152], [22050, 576], [8000, 576]]) {
    const [voice, bell] = [330, 880].map((hertz) =>
      tone({ seconds: 1.01, hertz, decibels: -20, rate })
    );
    for (const channels of [[voice], [voice, bell]]) {
      const { blob } = await convertRecording(wavFile(channels, rate));
      assert.equal((await formatOf(blob)).numberOfChannels, channels.length);
      const text = new TextDecoder("latin1").decode(await blob.slice(0, 100).arrayBuffer());
      const view = new DataView(await blob.arrayBuffer());
      const count = view.getUint32(text.indexOf("Info") + 8);
      const delays = view.getUint32(text.indexOf("LAME") + 20);
      const [before, after] = [delays >> 12, delays & 0xfff];
      assert.equal(before, 576);
      assert.equal(before + voice.length + after, count * frame, `${rate} Hz`);
      assert.equal(await delayOf(blob), before + 529, "with the decoder’s");
      assert.equal(await delayOf(new Blob([ID3, ID3, blob])), before + 529, "after other tags");
    }
  }
});

Deno.test("an MP3 without lengths of silence has no delay that is known", async () => {
  const plain = mediaFile("without_header.mp3");
  for (const bytes of [plain, ID3, new Uint8Array(300)]) {
    assert.equal(await delayOf(new Blob([bytes])), 0);
  }
});

Deno.test("channels that differ stay two", async () => {
  const [voice, bell] = [330, 880].map((hertz) => tone({ seconds: 1, hertz, decibels: -20 }));
  const { blob } = await convertRecording(wavFile([voice, bell]));
  assert.equal((await formatOf(blob)).numberOfChannels, 2);
});

Deno.test("silence at both ends is cut on request, and stays without one", async () => {
  const pause = silence({ seconds: 2 });
  const file = wavFile([join(pause, tone({ seconds: 1, hertz: 330, decibels: -20 }), pause)]);
  const [whole, cut] = await Promise.all([
    convertRecording(file),
    convertRecording(file, { cutSilence: true }),
  ]);
  assert.equal(whole.seconds, 5);
  assert.ok(Math.abs(cut.seconds - 1.5) < 0.05, `${cut.seconds}`);
  assert.equal(whole.cut, 0);
  assert.ok(Math.abs(cut.cut - 1.75) < 0.05, `${cut.cut} s were cut off the start`);
  const { duration } = await formatOf(cut.blob);
  assert.ok(Math.abs(duration! - 1.5) < 0.1, `${duration}`);
});

Deno.test("of a recording that is cut the range alone is left, as loud as wanted", async () => {
  const [hum, voice] = [{ hertz: 110, decibels: -6 }, { hertz: 880, decibels: -30 }]
    .map((sound) => tone({ seconds: 2, ...sound }));
  const file = wavFile([join(hum, voice, hum)]);
  const { blob, seconds, cut } = await convertRecording(file, {
    range: { start: 2.5, end: 3.5 },
  });
  assert.equal(cut, 2.5);
  const alone = await convertRecording(wavFile([voice.slice(0, 44100)]));
  assert.equal(seconds, 1);
  const { duration } = await formatOf(blob);
  assert.ok(Math.abs(duration! - 1) < 0.1, `${duration}`);
  // The hum would have left it much quieter.
  assert.ok(Math.abs(blob.size - alone.blob.size) < 1000);
});

Deno.test("a waveform is as long as its recording, and as high as that is loud", async () => {
  const file = wavFile([join(silence({ seconds: 1 }), tone({ seconds: 1, hertz: 330 }))]);
  const { peaks, seconds } = await readWaveform(file, 10);
  assert.equal(seconds, 2);
  assert.deepEqual(peaks.map((peak) => peak > 0.01), [0, 0, 0, 0, 0, 1, 1, 1, 1, 1].map(Boolean));
});

Deno.test("progress grows to the end, and an abort ends the work", async () => {
  const file = wavFile([tone({ seconds: 2, hertz: 330 })]);
  const progress: number[] = [];
  await convertRecording(file, { onProgress: (done) => progress.push(done) });
  assert.deepEqual(progress, progress.toSorted((a, b) => a - b));
  assert.equal(progress.at(-1), 1);
  assert.ok(progress.some((done) => done > 0.5 && done < 1), "both halves are told");
  const abort = AbortSignal.abort(new Error("removed"));
  await assert.rejects(convertRecording(file, { signal: abort }), { message: "removed" });
});

Deno.test("what is no recording is refused with words for people", async () => {
  await assert.rejects(convertRecording(new Blob(["not a sound"])), {
    name: "UnreadableFile",
    message: /Save it as MP3, M4A or WAV/,
  });
});

Deno.test("a recording without a single sample is refused as that", async () => {
  await assert.rejects(convertRecording(wavFile([new Float32Array()])), {
    name: "UnreadableFile",
    message: "There is no sound in this recording.",
  });
});

Deno.test("a film without sound is refused as that", async () => {
  await assert.rejects(convertRecording(new Blob([mediaFile("film.mp4")])), {
    name: "UnreadableFile",
    message: "This film has no sound. Add a recording, or a film with sound.",
  });
});
