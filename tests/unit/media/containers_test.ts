/** What the beginnings of containers say about their sound. */
import assert from "node:assert/strict";
import { inspectFile } from "../../../lib/media/inspect/inspect_file.ts";
import { joinBytes } from "../../support/data/hostile_media.ts";
import { fileSource, mediaFile } from "../../support/data/media_files.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const text = (value: string): Bytes => new TextEncoder().encode(value);

const inspect = (bytes: Bytes, isOriginal = false) =>
  inspectFile({ ...fileSource(bytes), isOriginal });

/** A copy with other bytes where these are. */
function replaced(bytes: Bytes, before: number[], after: number[]): Bytes {
  const at = bytes.findIndex((_, i) => before.every((byte, n) => bytes[i + n] === byte));
  assert.ok(at >= 0, "the bytes are there");
  const copy = bytes.slice();
  copy.set(after, at);
  return copy;
}

Deno.test("an original WebM with a track of pictures is a film", async () => {
  // The element TrackType, of one byte: 2 is sound, 1 is pictures.
  const film = replaced(mediaFile("tone.webm"), [0x83, 0x81, 2], [0x83, 0x81, 1]);
  await assert.rejects(inspect(film, true), { status: 415, detail: /This is a video/ });
});

Deno.test("an original Ogg file with a stream of pictures is a film", async () => {
  const page = (flags: number, body: Bytes) => {
    const head = joinBytes(text("OggS"), Uint8Array.of(0, flags), new Uint8Array(20));
    return joinBytes(head, Uint8Array.of(1, body.length), body);
  };
  const sound = page(
    2,
    joinBytes(text("OpusHead"), Uint8Array.of(1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
  );
  const pictures = page(2, joinBytes(Uint8Array.of(0x80), text("theora"), new Uint8Array(35)));
  const after = page(0, text("OpusTags"));
  assert.equal((await inspect(joinBytes(sound, after), true)).extension, "ogg");
  await assert.rejects(inspect(joinBytes(sound, pictures, after), true), { status: 415 });
});

Deno.test("an original FLAC file is sound behind a tag, too, and not without a sample rate", async () => {
  const flac = mediaFile("tone.flac");
  const tag = joinBytes(text("ID3"), Uint8Array.of(4, 0, 0, 0, 0, 0, 20), new Uint8Array(20));
  assert.equal((await inspect(joinBytes(tag, flac), true)).extension, "flac");
  const mute = flac.slice();
  mute.fill(0, 18, 21);
  await assert.rejects(inspect(mute, true), { status: 400, detail: /has no sound/ });
});

Deno.test("an original AAC file is sound by its frames, and not by its first bytes alone", async () => {
  const frame = Uint8Array.of(0xff, 0xf1, 0x50, 0x80, 0x02, 0x1f, 0xfc, ...Array(9).fill(0));
  assert.equal((await inspect(joinBytes(frame, frame, frame), true)).extension, "aac");
  const other = joinBytes(frame, new Uint8Array(5000));
  await assert.rejects(inspect(other, true), { status: 400 });
});

Deno.test("a recording in fragments is as long as these, also where their lengths are the movie's", async () => {
  const bytes = mediaFile("fragmented.m4a");
  const whole = (await inspect(bytes)).seconds!;
  const view = new DataView(bytes.buffer);
  const at = (name: string) => new TextDecoder("latin1").decode(bytes).indexOf(name) + 4;
  // The usual length of a sample: "tfhd" has it behind its flag 0x8, else "trex" has.
  const samples = view.getUint32(at("trun") + 4);
  assert.ok(samples > 0);
  view.setUint32(at("trex") + 12, 1024);
  view.setUint32(at("tfhd"), view.getUint32(at("tfhd")) & ~0x8);
  view.setUint32(at("trun"), view.getUint32(at("trun")) & ~0x100);
  const { seconds } = await inspect(bytes);
  const scale = view.getUint32(at("mdhd") + 12);
  assert.equal(seconds, Math.round(samples * 1024 / scale * 1000) / 1000);
  assert.ok(Math.abs(seconds - whole) < 0.2, `${seconds} s and ${whole} s`);
});

Deno.test("a WAV file whose tag is hostile is as long as its sound", async () => {
  const wav = mediaFile("tone.wav");
  const tag = joinBytes(text("id3 "), Uint8Array.of(0, 0, 4, 0), new Uint8Array(4 * 65_536));
  const { seconds } = await inspect(joinBytes(wav.slice(0, 12), tag, wav.slice(12)));
  assert.equal(seconds, (await inspect(wav)).seconds);
});
