/**
 * Real recordings and pictures, made with ffmpeg: a tone of 330 Hz, and a test picture of 64 × 48
 * pixels. (`ffmpeg -f lavfi -i sine=frequency=330:duration=2 -ac 1 -ar 22050 -b:a 32k tone.mp3`)
 * `gate.heic` is such a picture by heif-enc, with a place and a time by exiftool; `voice.wav` is
 * espeak-ng's; `microphone.webm` and `microphone.m4a` are what a MediaRecorder of Chromium gave.
 */
import { createHash } from "node:crypto";
import type { FileSource } from "../../../lib/media/blocks.ts";

/** The bytes of one of the files in `media_files/`. */
export const mediaFile = (name: string): Uint8Array<ArrayBuffer> =>
  Deno.readFileSync(new URL(`./media_files/${name}`, import.meta.url));

/** The SHA-256 of bytes, as names of stored files have it. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** Bytes as a file that is read in chunks of `chunk` bytes. */
export const fileSource = (bytes: Uint8Array<ArrayBuffer>, chunk = 1000): FileSource => ({
  size: bytes.length,
  async *open() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.slice(at, at + chunk);
  },
});

/** The same MP3 with other sound, and another hash: `n` stands in a comment at its end. */
export function different(bytes: Uint8Array, n: number): Uint8Array<ArrayBuffer> {
  const tag = new Uint8Array(128);
  new TextEncoder().encodeInto(`TAGtitle ${n}`, tag);
  return Uint8Array.from([...bytes, ...tag]);
}

/** The M4A with the time of its recording (milliseconds since 1970), as phones write it. */
export function recordedAt(time: number): Uint8Array<ArrayBuffer> {
  const bytes = mediaFile("tone.m4a");
  const at = new TextDecoder("latin1").decode(bytes).indexOf("mvhd");
  // In seconds since 1904.
  new DataView(bytes.buffer).setUint32(at + 8, time / 1000 + 2_082_844_800);
  return bytes;
}
