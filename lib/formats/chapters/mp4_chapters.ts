/**
 * Chapters in an M4A, M4B or MP4: the list `moov/udta/chpl`, which Nero began and ffmpeg writes.
 *
 * Source: https://github.com/FFmpeg/FFmpeg/blob/master/libavformat/mov.c (mov_read_chpl)
 */
import type { RawChapter } from "./fit_chapters.ts";

/** The units of the times: 100 ns. */
const UNITS_PER_MS = 10_000;

/** Each has a time of 64 bits, the length of its title in one byte, and the title. */
export function mp4Chapters(moov: Uint8Array): RawChapter[] {
  const list = boxIn(boxIn(moov, "udta"), "chpl");
  if (!list) return [];
  const view = new DataView(list.buffer, list.byteOffset, list.length);
  // Version 1 has four bytes more before the number of chapters.
  const first = view.getUint8(0) === 0 ? 4 : 8;
  const chapters: RawChapter[] = [];
  let at = first + 1;
  for (let n = view.getUint8(first); n > 0 && at + 9 <= list.length; n--) {
    const length = view.getUint8(at + 8);
    chapters.push({
      at: Number(view.getBigUint64(at)) / UNITS_PER_MS,
      title: new TextDecoder().decode(list.subarray(at + 9, at + 9 + length)),
    });
    at += 9 + length;
  }
  return chapters;
}

function boxIn(bytes: Uint8Array | undefined, wanted: string): Uint8Array | undefined {
  if (!bytes) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === wanted) return bytes.subarray(at + 8, at + size);
    if (size < 8) return undefined;
    at += size;
  }
}
