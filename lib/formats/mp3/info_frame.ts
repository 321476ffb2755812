/**
 * The first frame of an MP3, which has the lengths of the sound and of the silence that the encoder
 * put around it, instead of sound. Players cut that silence off.
 *
 * Source: "Mp3 Info Tag rev 1 specifications", gabriel.mp3-tech.org/mp3infotag.html.
 */
import { FRAME_HEAD, readFrame } from "./frame_header.ts";

/** Samples of silence that every decoder puts before those of the first frame. */
export const DECODER_DELAY = 529;

/** Most samples of `delay` and `padding` each. */
export const MOST_DELAY = 4095;

type InfoFrame = {
  /** The first bytes of a frame of the file. */
  header: Uint8Array;
  /** Whether all frames have the same bit rate. */
  isConstant: boolean;
  /** How many frames follow. */
  count: number;
  /** Bytes of those frames. */
  bytes: number;
  /** Decoded samples to leave out at the start, after the decoder's, and at the end. */
  delay: number;
  padding: number;
  /** 100 places for seeking: the share of the bytes before each hundredth of the time, 0 to 255. */
  places?: readonly number[];
};

/** The frame to put before others. */
export function infoFrame(
  { header, isConstant, count, bytes, delay, padding, places }: InfoFrame,
): Uint8Array<ArrayBuffer> {
  const start = withoutChecksum(header);
  const tagAt = readFrame(start, 0)!.main;
  const lame = tagAt + 16 + (places?.length ?? 0);
  const frame = emptyFrame(start, lame + 36);
  const view = new DataView(frame.buffer);
  const encode = (text: string) => new TextEncoder().encode(text);
  frame.set(encode(isConstant ? "Info" : "Xing"), tagAt);
  const [COUNT, BYTES, PLACES] = [1, 2, 4];
  view.setUint32(tagAt + 4, COUNT | BYTES | (places ? PLACES : 0));
  view.setUint32(tagAt + 8, count);
  view.setUint32(tagAt + 12, bytes + frame.length);
  if (places) frame.set(places, tagAt + 16);
  frame.set(encode("LAME3.100"), lame);
  const [CONSTANT_BITRATE, VARIABLE_BITRATE] = [1, 4];
  frame[lame + 9] = isConstant ? CONSTANT_BITRATE : VARIABLE_BITRATE;
  view.setUint32(lame + 20, delay << 12 | padding);
  view.setUint16(lame + 34, checksum(frame.subarray(0, lame + 34)));
  return frame;
}

/**
 * A silent frame of the kind of `header` with at least `least` bytes: of the same bit rate, or of
 * the lowest one that is high enough.
 */
export function emptyFrame(header: Uint8Array, least: number): Uint8Array<ArrayBuffer> {
  const start = withoutChecksum(header);
  // The bit rate's number is in the upper four bits; 15 is not one.
  while (readFrame(start, 0)!.length < least && start[2] < 0xe0) start[2] += 0x10;
  const frame = new Uint8Array(readFrame(start, 0)!.length);
  frame.set(start);
  return frame;
}

/** The header of such a frame without checksum, padding and joint stereo. */
function withoutChecksum(header: Uint8Array): Uint8Array<ArrayBuffer> {
  const [first, second, third, fourth] = header;
  return Uint8Array.of(first, second | 1, third & ~2, fourth & ~0x30);
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

/** Bytes at the start of a file's first frame that `readInfo` needs. */
export const INFO_BYTES = 256;

/** What an Info frame says; `silence` is missing unless it has both lengths in a known form. */
type Info = { silence?: { delay: number; padding: number } };

/** Reads the first bytes of a file's first frame; undefined if that is no Info frame. */
export function readInfo(bytes: Uint8Array): Info | undefined {
  if (bytes.length < FRAME_HEAD) return undefined;
  const frame = readFrame(bytes, 0);
  if (frame?.layer !== 3) return undefined;
  const textAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  // The Fraunhofer encoder's is at the same place in all frames, and has no lengths of silence.
  if (textAt(FRAME_HEAD + 32) === "VBRI") return {};
  // Players look for it there even if the frame has a checksum.
  const tagAt = readFrame(withoutChecksum(bytes), 0)!.main;
  if (!/^(Info|Xing)$/.test(textAt(tagAt)) || tagAt + 8 > bytes.length) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flags = view.getUint32(tagAt + 4);
  // The number of frames, their bytes, a table of places, and the quality.
  const lengths = [4, 4, 100, 4].map((length, i) => flags >> i & 1 ? length : 0);
  const lame = tagAt + 8 + lengths.reduce((sum, length) => sum + length);
  if (!/^(LAME|Lav[cf])$/.test(textAt(lame)) || lame + 24 > bytes.length) return {};
  const both = view.getUint32(lame + 20);
  return { silence: { delay: both >>> 12 & 0xfff, padding: both & 0xfff } };
}
