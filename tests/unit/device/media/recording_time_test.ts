/** When a recording was made, read from its container. */
import assert from "node:assert/strict";
import { readRecordingTime } from "../../../../lib/device/media/recording_time.ts";
import { mediaFile, recordedAt } from "../../../support/data/media_files.ts";

const NOON = Date.UTC(2026, 4, 1, 12);

/** The WAV with the chunk that field recorders write before the sound. */
function broadcastWave(date: string, time: string): Uint8Array<ArrayBuffer> {
  const wave = mediaFile("tone.wav");
  const bext = new Uint8Array(8 + 602);
  const write = (text: string, at: number) => new TextEncoder().encodeInto(text, bext.subarray(at));
  write("bext", 0);
  new DataView(bext.buffer).setUint32(4, 602, true);
  write(date, 8 + 320);
  write(time, 8 + 330);
  return Uint8Array.from([...wave.slice(0, 12), ...bext, ...wave.slice(12)]);
}

const read = (bytes: BlobPart) => readRecordingTime(new Blob([bytes]));

Deno.test("an M4A says when it was recorded, one that was converted does not", async () => {
  assert.equal(await read(recordedAt(NOON)), NOON);
  assert.equal(await read(mediaFile("tone.m4a")), undefined);
});

Deno.test("the WAV of a field recorder says when it was recorded, by its own clock", async () => {
  const local = new Date(2026, 4, 1, 12, 30, 5).getTime();
  assert.equal(await read(broadcastWave("2026-05-01", "12:30:05")), local);
  assert.equal(await read(broadcastWave("2026:05:01", "12-30-05")), local);
  const long = broadcastWave("2026-05-01", "12:30:05");
  for (const name of ["RF64", "BW64"]) {
    new TextEncoder().encodeInto(name, long);
    assert.equal(await read(long), local, name);
  }
  assert.equal(await read(broadcastWave("", "")), undefined);
  assert.equal(await read(mediaFile("tone.wav")), undefined);
});

Deno.test("other files and damaged ones say nothing", async () => {
  for (const name of ["tone.mp3", "tone.ogg", "tone.webm", "gate.jpg", "fragmented.m4a"]) {
    assert.equal(await read(mediaFile(name)), undefined, name);
  }
  const whole = recordedAt(NOON);
  const at = new TextDecoder("latin1").decode(whole).indexOf("mvhd");
  for (const length of [0, 3, 12, at - 2, at + 3, at + 7]) {
    assert.equal(await read(whole.slice(0, length)), undefined, `${length} bytes`);
  }
});
