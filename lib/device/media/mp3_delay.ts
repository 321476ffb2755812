/**
 * The silence that an MP3 encoder puts around a recording. The first frame of the file has its
 * lengths instead of sound, and players cut it off.
 *
 * Source: "Mp3 Info Tag rev 1 specifications", gabriel.mp3-tech.org/mp3infotag.html.
 */
import { readView, textAt } from "./file_parts.ts";

/** Samples of silence that LAME puts first, and those that every decoder adds to them. */
const [LAME_DELAY, DECODER_DELAY] = [576, 529];

/** A frame of `samples`; `tagAt`: the offset of "Info" or "Xing", after the side information. */
type FrameHeader = { samples: number; tagAt: number };

/** The header at the start of `view`; undefined if that is no frame of an MP3. */
function headerOf(view: DataView): FrameHeader | undefined {
  if (view.byteLength < 4) return undefined;
  const word = view.getUint32(0);
  const [version, layer] = [word >>> 19 & 3, word >>> 17 & 3];
  if (word >>> 21 !== 0x7ff || version === 1 || layer !== 1) return undefined;
  const isMono = (word >>> 6 & 3) === 3;
  return version === 3
    ? { samples: 1152, tagAt: isMono ? 21 : 36 }
    : { samples: 576, tagAt: isMono ? 13 : 21 };
}

/** What LAME has encoded: `samples` as `count` frames of one bit rate, with all their bytes. */
export type LameFrames = { first: Uint8Array; count: number; bytes: number; samples: number };

/** The frame to put before those of LAME. */
export function infoFrame({ first, count, bytes, samples }: LameFrames): Uint8Array<ArrayBuffer> {
  const PADDED = 2;
  const frame = new Uint8Array(first[2] & PADDED ? first.length - 1 : first.length);
  frame.set(first.subarray(0, 4));
  frame[2] &= ~PADDED;
  const view = new DataView(frame.buffer);
  const { samples: each, tagAt } = headerOf(view)!;
  const encode = (text: string) => new TextEncoder().encode(text);
  frame.set(encode("Info"), tagAt);
  // Two numbers follow.
  view.setUint32(tagAt + 4, 3);
  view.setUint32(tagAt + 8, count);
  view.setUint32(tagAt + 12, bytes + frame.length);
  const lame = tagAt + 16;
  frame.set(encode("LAME3.100"), lame);
  const CONSTANT_BITRATE = 1;
  frame[lame + 9] = CONSTANT_BITRATE;
  view.setUint32(lame + 20, LAME_DELAY << 12 | count * each - LAME_DELAY - samples);
  view.setUint16(lame + 34, checksum(frame.subarray(0, lame + 34)));
  return frame;
}

/** CRC-16 with the reversed polynomial 0xA001. */
function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? sum >> 1 ^ 0xa001 : sum >> 1;
  }
  return sum;
}

/** How many decoded samples of an MP3 are before its recording; 0 where the file does not say. */
export async function delayOf(file: Blob): Promise<number> {
  let at = 0;
  let view = await readView(file, 0, 256);
  while (textAt(view, 0, 3) === "ID3" && view.byteLength >= 10) {
    // Its size has seven bits in each byte.
    at += 10 + [6, 7, 8, 9].reduce((size, i) => size * 128 + view.getUint8(i), 0);
    view = await readView(file, at, 256);
  }
  const { tagAt } = headerOf(view) ?? {};
  if (tagAt === undefined || !/^(Info|Xing)$/.test(textAt(view, tagAt, 4))) return 0;
  const flags = view.getUint32(tagAt + 4);
  // The number of frames, their bytes, a table of places, and the quality.
  const lengths = [4, 4, 100, 4].map((length, i) => flags >> i & 1 ? length : 0);
  const lame = tagAt + 8 + lengths.reduce((sum, length) => sum + length);
  if (!/^(LAME|Lav[cf])$/.test(textAt(view, lame, 4)) || lame + 24 > view.byteLength) return 0;
  return (view.getUint32(lame + 20) >>> 12 & 0xfff) + DECODER_DELAY;
}
