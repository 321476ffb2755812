/** What a file is: told by its bytes, however it is named. */
import assert from "node:assert/strict";
import { inspectFile } from "../../../lib/media/inspect/inspect_file.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { fileSource, hashOf, mediaFile } from "../../support/data/media_files.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const inspect = (bytes: Bytes) => inspectFile(fileSource(bytes));

const text = (value: string): Bytes => new TextEncoder().encode(value);

/** The Problem with which a file is refused. */
async function refusalOf(bytes: Bytes): Promise<Problem> {
  const error = await inspect(bytes).then(() => undefined, (error) => error);
  assert.ok(error instanceof Problem, `it is refused, not ${error ?? "taken"}`);
  return error;
}

/** A copy in which `change` has put other bytes. */
function changed(bytes: Bytes, change: (view: DataView<ArrayBuffer>) => void): Bytes {
  const copy = bytes.slice();
  change(new DataView(copy.buffer));
  return copy;
}

/** Where `word` stands. */
function find(bytes: Bytes, word: string): number {
  const at = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("").indexOf(word);
  assert.ok(at >= 0, `${word} is there`);
  return at;
}

const RECORDINGS: [name: string, extension: string, seconds: number][] = [
  ["tone.mp3", "mp3", 2],
  ["variable_rate.mp3", "mp3", 2],
  ["without_header.mp3", "mp3", 2],
  ["tone.m4a", "m4a", 2],
  ["fragmented.m4a", "m4a", 2],
  ["tone.wav", "wav", 1],
];
for (const [name, extension, seconds] of RECORDINGS) {
  Deno.test(`the recording ${name} is ${extension}, and as long as it sounds`, async () => {
    const bytes = mediaFile(name);
    const found = await inspect(bytes);
    assert.equal(found.extension, extension);
    assert.equal(found.hash, hashOf(bytes));
    assert.ok(Math.abs(found.seconds! - seconds) < 0.15, `${found.seconds} s`);
  });
}

for (const extension of ["jpg", "png", "webp"]) {
  Deno.test(`a ${extension} picture is as large as it is shown`, async () => {
    const bytes = mediaFile(`gate.${extension}`);
    const { hash: _, ...found } = await inspect(bytes);
    assert.deepEqual(found, { extension, width: 64, height: 48 });
  });
}

Deno.test("a photograph that was taken upright is higher than wide, whatever way its sensor lay", async () => {
  const jpeg = mediaFile("gate.jpg");
  // From 5 on a picture lies on its side; up to 4 it is mirrored or upside down.
  const sizes = { 1: [64, 48], 4: [64, 48], 5: [48, 64], 6: [48, 64], 8: [48, 64] };
  for (const [orientation, size] of Object.entries(sizes)) {
    // An EXIF segment whose one entry is the orientation.
    const exif = Uint8Array.from([
      ...[0xff, 0xe1, 0, 34, ...text("Exif"), 0, 0, ...text("MM"), 0, 42, 0, 0, 0, 8],
      ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, Number(orientation), 0, 0, 0, 0, 0, 0],
    ]);
    const { width, height } = await inspect(
      Uint8Array.from([...jpeg.slice(0, 2), ...exif, ...jpeg.slice(2)]),
    );
    assert.deepEqual([width, height], size, `orientation ${orientation}`);
  }
});

Deno.test("an MP3 that was cut off lasts as long as what is left, though its header says otherwise", async () => {
  const bytes = mediaFile("tone.mp3");
  find(bytes, "Info");
  const { seconds } = await inspect(bytes.slice(0, bytes.length / 2));
  assert.ok(seconds! > 0.8 && seconds! < 1.1, `${seconds} s`);
});

Deno.test("an MP3 with a long tag before its sound is as long as its sound", async () => {
  const size = 200_000;
  const tag = new Uint8Array(10 + size);
  tag.set([...text("ID3"), 4, 0, 0, 0, (size >> 14) & 127, (size >> 7) & 127, size & 127]);
  const tone = mediaFile("tone.mp3");
  // The word stands 13 bytes after the beginning of the first frame.
  const sound = tone.slice(find(tone, "Info") - 13);
  const { seconds } = await inspect(Uint8Array.from([...tag, ...sound]));
  assert.ok(Math.abs(seconds! - 2) < 0.15, `${seconds} s`);
  const half = await inspect(Uint8Array.from([...tag, ...sound.slice(0, sound.length / 2)]));
  assert.ok(half.seconds! > 0.8 && half.seconds! < 1.1, `${half.seconds} s, cut off`);
});

Deno.test("nothing but recordings, pictures and PDFs is taken, whatever it is called", async () => {
  const others: [what: string, bytes: Bytes, detail: RegExp][] = [
    ["nothing", new Uint8Array(), /not a recording, a picture or a PDF/],
    ["one byte", new Uint8Array(1), /not a recording/],
    ["a page", text("<!doctype html><script>alert(1)</script>"), /not a recording/],
    ["a drawing", text('<svg xmlns="http://www.w3.org/2000/svg"/>'), /not a recording/],
    ["a drawing as XML", text('<?xml version="1.0"?><svg/>'), /application\/xml/],
    ["an archive", text("PK\x03\x04".padEnd(40, "\0")), /application\/zip/],
    ["Ogg", mediaFile("tone.ogg"), /audio\/ogg/],
    ["WebM", mediaFile("tone.webm"), /video\/webm/],
    ["FLAC", mediaFile("tone.flac"), /audio\/flac/],
  ];
  for (const [what, bytes, detail] of others) {
    const refusal = await refusalOf(bytes);
    assert.equal(refusal.status, 415, what);
    assert.match(refusal.detail, detail);
  }
});

Deno.test("films, and sound that not all browsers play, are refused by what they are", async () => {
  assert.match((await refusalOf(mediaFile("film.mp4"))).detail, /This is a video/);
  assert.match(
    (await refusalOf(mediaFile("lossless.m4a"))).detail,
    /format of this recording, ALAC/,
  );
});

Deno.test("a recording whose end is missing where its container needs it is damaged", async () => {
  const whole = mediaFile("tone.m4a");
  for (const length of [40, 1000, whole.length - 100]) {
    const refusal = await refusalOf(whole.slice(0, length));
    assert.equal(refusal.status, 400);
    assert.match(refusal.detail, /damaged/);
  }
});

Deno.test("a recording that claims a length for which it has too few bytes is refused", async () => {
  const bytes = mediaFile("tone.m4a");
  // Times are in units of 1/16,000 s: an hour, and a day and a half.
  for (const seconds of [3600, 130_000]) {
    const lying = changed(bytes, (view) => {
      // In version 0 of "mdhd" the duration follows two times and the scale, 20 bytes after the
      // name.
      view.setUint32(find(bytes, "mdhd") + 20, seconds * 16_000);
    });
    const refusal = await refusalOf(lying);
    assert.equal(refusal.status, 400);
    assert.match(
      refusal.detail,
      new RegExp(`to last ${seconds.toLocaleString("en-US")} seconds, which can’t be right`),
    );
  }
});

Deno.test("a picture of more pixels than can be shown is refused by its few bytes", async () => {
  const bytes = mediaFile("gate.png");
  const sized = (width: number, height: number) =>
    changed(bytes, (view) => {
      view.setUint32(16, width);
      view.setUint32(20, height);
    });
  for (const [width, height] of [[65_535, 65_535], [20_000, 1], [10_001, 10_000]]) {
    const refusal = await refusalOf(sized(width, height));
    assert.equal(refusal.status, 400);
    assert.match(refusal.detail, new RegExp(`${width} × ${height} pixels`));
  }
  assert.match((await refusalOf(sized(0, 48))).detail, /damaged/);
  assert.equal((await inspect(sized(10_000, 10_000))).width, 10_000);
});

Deno.test("a picture whose beginning is broken off is damaged", async () => {
  assert.match((await refusalOf(mediaFile("gate.jpg").slice(0, 12))).detail, /damaged/);
});

Deno.test("a recording with other data after it is a recording, and nothing else", async () => {
  const script = text("<script>alert(1)</script>");
  const found = await inspect(Uint8Array.from([...mediaFile("tone.wav"), ...script]));
  assert.equal(found.extension, "wav");
});

Deno.test("a disk that fails while a file is read is no fault of the file", async () => {
  const failing = {
    size: 8000,
    // deno-lint-ignore require-yield
    async *open(): AsyncGenerator<Bytes> {
      await Promise.resolve();
      throw new Error("The disk is gone");
    },
  };
  await assert.rejects(inspectFile(failing), /The disk is gone/);
});

Deno.test("a recording as it was made is taken in whatever format, but no film and no picture", async () => {
  const original = (name: string) =>
    inspectFile({ ...fileSource(mediaFile(name)), isOriginal: true });
  const names = [
    "microphone.webm",
    "microphone.m4a",
    "tone.ogg",
    "tone.flac",
    "tone.mp3",
    "tone.wav",
    "tone.aiff",
    "tone.caf",
    "tone.rf64.wav",
  ];
  for (const name of names) {
    assert.equal((await original(name)).extension, name.split(".").at(-1), name);
  }
  for (const name of ["film.mp4", "film_with_sound.mp4", "gate.jpg"]) {
    await assert.rejects(original(name), { status: 415 }, name);
  }
});

Deno.test("a WAV of 64 bits is an original by both its names, and no recording that browsers play", async () => {
  const bytes = mediaFile("tone.rf64.wav");
  const named = (name: string) =>
    Uint8Array.from([...new TextEncoder().encode(name), ...bytes.slice(4)]);
  for (const name of ["RF64", "BW64"]) {
    const found = await inspectFile({ ...fileSource(named(name)), isOriginal: true });
    assert.equal(found.extension, "wav", name);
    await assert.rejects(inspectFile(fileSource(named(name))), {
      status: 415,
      message: /^This is a file of the type audio\/x-rf64\. Send MP3, M4A and WAV/,
    });
  }
});

Deno.test("an AIFF or CAF without sound is no original", async () => {
  const [aiff, caf] = [mediaFile("tone.aiff"), mediaFile("tone.caf")];
  aiff[new TextDecoder("latin1").decode(aiff).indexOf("COMM")] = 0x20;
  // The number of channels.
  caf[8 + 12 + 27] = 0;
  for (const bytes of [aiff, caf]) {
    await assert.rejects(
      inspectFile({ ...fileSource(bytes), isOriginal: true }),
      { status: 400, message: /^This recording is damaged or has no sound/ },
    );
  }
});
