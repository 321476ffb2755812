/** Parts of MP3s: each is the sound between its two times, to the sample. */
import assert from "node:assert/strict";
import { readInfo } from "../../../lib/formats/mp3/info_frame.ts";
import type { ObjectStore } from "../../../lib/media/object_store.ts";
import { createRecordingParts } from "../../../lib/media/recording_parts.ts";
import { measureMp3 } from "../../../lib/media/inspect/mp3_length.ts";
import { createS3Store } from "../../../lib/media/s3_store.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { missing } from "../../../tools/programs.ts";
import { fileSource, mediaFile } from "../../support/data/media_files.ts";
import {
  changingSound,
  decodeMp3,
  makeMp3,
  spokenMp3,
} from "../../support/data/sound/long_recording.ts";
import { leastHold, slowness } from "../../support/measure/loop_hold.ts";
import { stubBucket } from "../../support/servers/stub_bucket.ts";
import { orSkipped } from "../../support/skipped.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Times = { from: number; to: number };

/** Parts of the one file "recording", and how many bytes of it were read. */
function partsOf(bytes: Bytes, chunk = 60_000) {
  const read = { bytes: 0 };
  const objects = {
    size: (name: string) => Promise.resolve(name === "recording" ? bytes.length : null),
    read(_: string, { start, end } = { start: 0, end: bytes.length - 1 }) {
      const content = fileSource(bytes.slice(start, end + 1), chunk);
      read.bytes += content.size;
      return Promise.resolve(ReadableStream.from(content.open()));
    },
  } as unknown as ObjectStore;
  const parts = createRecordingParts(objects);
  async function part(times: Times): Promise<Bytes> {
    const file = (await parts.part("recording", times))!;
    const whole = await new Response(await file.read()).bytes();
    assert.equal(whole.length, file.size);
    return whole;
  }
  return { parts, part, read };
}

const NOTHING_MADE = missing("ffmpeg");
const NOTHING_SPOKEN = missing("ffmpeg", "flite");

const MONO = ["-ac", "1"];
const ENCODINGS: [name: string, rate: number, channels: 1 | 2, args: string[]][] = [
  ["64 kbit/s, mono", 44_100, 1, [...MONO, "-b:a", "64k"]],
  ["128 kbit/s, stereo", 44_100, 2, ["-b:a", "128k"]],
  ["320 kbit/s and a title before", 48_000, 2, ["-b:a", "320k", "-metadata", "title=Tape 1"]],
  ["a variable rate", 44_100, 2, ["-q:a", "4"]],
  ["MPEG 2, 32 kbit/s", 22_050, 1, [...MONO, "-b:a", "32k"]],
  ["MPEG 2, 8 kbit/s, whose frames have 11 bytes of sound", 24_000, 1, [...MONO, "-b:a", "8k"]],
  ["MPEG 2 of a variable rate, stereo", 24_000, 2, ["-q:a", "6"]],
  ["MPEG 2.5", 8000, 1, [...MONO, "-b:a", "16k"]],
  ["no lengths in front", 44_100, 1, [...MONO, "-b:a", "48k", "-write_xing", "0"]],
];

/** At the very beginning, near it, in the middle, and beyond the end. */
const TIMES: Times[] = [
  { from: 0, to: 5000 },
  { from: 1, to: 2000 },
  { from: 26, to: 1026 },
  { from: 61, to: 3000 },
  { from: 5000, to: 9000 },
  { from: 12_345, to: 17_456 },
  { from: 15_000, to: 99_999_999 },
];

for (const [name, rate, channels, args] of ENCODINGS) {
  Deno.test({
    ...orSkipped(`parts of an MP3 have its samples: ${name}`, NOTHING_MADE),
    async fn() {
      const bytes = await makeMp3(...changingSound(20), "-ar", String(rate), ...args);
      const whole = await decodeMp3(bytes);
      const { part } = partsOf(bytes);
      for (const { from, to } of TIMES) {
        const sampleAt = (time: number) => channels * Math.round(time * rate / 1000);
        const expected = whole.subarray(sampleAt(from), sampleAt(to));
        const sound = await decodeMp3(await part({ from, to }));
        assert.equal(sound.length, expected.length, `${from} to ${to}`);
        const first = sound.findIndex((sample, at) => Math.abs(sample - expected[at]) > 1e-6);
        assert.equal(first, -1, `${from} to ${to} differs`);
      }
    },
  });
}

Deno.test({
  ...orSkipped("six parts of an hour of speech sound as the hour does there", NOTHING_SPOKEN),
  async fn() {
    const bytes = await spokenMp3(60, "-ar", "22050", "-ac", "1", "-b:a", "64k");
    const whole = await decodeMp3(bytes);
    const { part, read } = partsOf(bytes);
    for (const minute of [0, 7, 19, 33, 47, 58]) {
      const [from, to] = [minute * 60_000 + 123, minute * 60_000 + 95_678];
      const sound = await decodeMp3(await part({ from, to }));
      const start = Math.round(from * 22.05);
      assert.deepEqual(sound, whole.slice(start, start + sound.length));
      assert.ok(Math.abs(sound.length / 22.05 - (to - from)) < 1, `${sound.length} samples`);
    }
    assert.ok(read.bytes < 1.3 * bytes.length, `the whole is read once: ${read.bytes} bytes`);
    const held = await leastHold(() => partsOf(bytes).part({ from: 1000, to: 2000 }), 20);
    assert.ok(held < 100 * slowness(), `others wait ${held} ms`);
  },
});

Deno.test("a part has whole frames after one that says how many, and how much to leave out", async () => {
  const bytes = mediaFile("tone.mp3");
  const { part } = partsOf(bytes);
  const cut = await part({ from: 500, to: 1500 });
  const { seconds, sound } = await measureMp3(fileSource(cut).open());
  assert.equal(sound, cut.length, "nothing but frames");
  const view = new DataView(cut.buffer);
  const tagAt = new TextDecoder("latin1").decode(cut).indexOf("Info");
  assert.equal(view.getUint32(tagAt + 8), Math.round(seconds * 22_050 / 576) - 1);
  assert.equal(view.getUint32(tagAt + 12), cut.length);
  const { delay, padding } = readInfo(cut)!.silence!;
  const count = view.getUint32(tagAt + 8);
  assert.equal(count * 576 - delay - padding, 22_050, "a second");
});

Deno.test("any range of a part is that range", async () => {
  const { parts, part } = partsOf(mediaFile("variable_rate.mp3"));
  const times = { from: 300, to: 1700 };
  const [file, whole] = [(await parts.part("recording", times))!, await part(times)];
  const last = whole.length - 1;
  for (const [start, end] of [[0, 0], [0, last], [10, 40], [100, 700], [600, 900], [last, last]]) {
    const bytes = await new Response(await file.read({ start, end })).bytes();
    assert.deepEqual(bytes, whole.slice(start, end + 1), `${start} to ${end}`);
  }
});

Deno.test("a part that begins after the end, and one of another file, are refused with the reason", async () => {
  const refusal = async (bytes: Bytes, times: Times) => {
    const error = await partsOf(bytes).part(times).catch((error) => error);
    assert.ok(error instanceof Problem, `${error}`);
    return [error.status, error.detail];
  };
  const [tone, wav] = [mediaFile("tone.mp3"), mediaFile("tone.wav")];
  assert.deepEqual(await refusal(tone, { from: 2000, to: 4000 }), [
    400,
    "This part begins after the end of the recording.",
  ]);
  assert.equal((await refusal(wav, { from: 0, to: 1000 }))[0], 400);
  assert.equal(await partsOf(tone).parts.part("another", { from: 0, to: 1000 }), null);
});

Deno.test("a part is the same from a bucket, with no connection left open", async () => {
  const bytes = mediaFile("tone.mp3");
  const bucket = stubBucket(bytes, 1000);
  const config = {
    url: "http://bucket.example",
    bucket: "archives",
    region: "us-east-1",
    accessKeyId: "test",
    secretAccessKey: "test",
  };
  const { read } = createS3Store(config, bucket.fetch);
  const size = () => Promise.resolve(bytes.length);
  const parts = createRecordingParts({ read, size } as unknown as ObjectStore);
  const times = { from: 500, to: 1500 };
  const file = (await parts.part("recording", times))!;
  const whole = await new Response(await file.read()).bytes();
  assert.deepEqual(whole, await partsOf(bytes).part(times));
  assert.equal(bucket.open(), 0);
});

Deno.test("after a store has failed, the next request for a part reads again", async () => {
  const bytes = mediaFile("tone.mp3");
  let fails = true;
  const objects = {
    size: () => Promise.resolve(bytes.length),
    read(_: string, { start, end } = { start: 0, end: bytes.length }) {
      if (fails) return Promise.reject(new Error("no answer"));
      return Promise.resolve(ReadableStream.from([bytes.slice(start, end + 1)]));
    },
  } as unknown as ObjectStore;
  const parts = createRecordingParts(objects);
  await assert.rejects(parts.part("recording", { from: 0, to: 1000 }), /no answer/);
  fails = false;
  assert.ok(await parts.part("recording", { from: 0, to: 1000 }));
});
