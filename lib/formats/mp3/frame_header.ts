/**
 * Headers of MPEG audio frames; MP3 is layer 3.
 *
 * Sources: ISO/IEC 11172-3 and 13818-3, section 2.4.2.3; for MPEG 2.5, which no standard has,
 * http://www.mp3-tech.org/programmer/frame_header.html
 */

/** Bytes of a header. */
export const FRAME_HEAD = 4;

/** A frame by its header. All frames of a file share `kind`, `layer`, `samples` and `rate`. */
export type Frame = {
  /** Bytes. */
  length: number;
  samples: number;
  /** Samples per second. */
  rate: number;
  kind: number;
  layer: 1 | 2 | 3;
  /** Where the side information begins, and where the sound does after it (layer 3). */
  side: number;
  main: number;
};

/** Kilobits per second by four bits of the header, 0 for a free rate: for each layer, of MPEG 1. */
const BITRATES_1 = [
  [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
];
/** The same for MPEG 2 and 2.5. */
const BITRATES_2 = [
  [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];

/** Samples per second of MPEG 1; MPEG 2 has half as many, 2.5 a quarter. */
const SAMPLE_RATES = [44_100, 48_000, 32_000];

/** The version's two bits: 2.5, reserved, 2, 1. */
const DIVISORS = [4, 0, 2, 1];

/** Reads the frame at `at`; undefined without a frame header, or with an unknown length. */
export function readFrame(bytes: Uint8Array, at: number): Frame | undefined {
  const [first, second, third] = [bytes[at], bytes[at + 1], bytes[at + 2]];
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  const divisor = DIVISORS[(second >> 3) & 3];
  const layer = 4 - ((second >> 1) & 3);
  const isFirst = divisor === 1;
  const kilobits = (isFirst ? BITRATES_1 : BITRATES_2)[layer - 1]?.[third >> 4];
  const rate = SAMPLE_RATES[(third >> 2) & 3] / divisor;
  if (!kilobits || !Number.isFinite(rate)) return undefined;
  const padding = (third >> 1) & 1;
  const samples = layer === 1 ? 384 : layer === 3 && !isFirst ? 576 : 1152;
  const unit = layer === 1 ? 4 : 1;
  const length = (Math.floor((samples / 8) * kilobits * 1000 / rate / unit) + padding) * unit;
  // Version, layer and sample rate are constant; the bit rate and padding may change with each
  // frame.
  const kind = ((second & 0x1e) << 8) | (third & 0x0c);
  const hasChecksum = (second & 1) === 0;
  const side = FRAME_HEAD + (hasChecksum ? 2 : 0);
  const isMono = bytes[at + 3] >> 6 === 3;
  const main = side + (isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17);
  return { length, samples, rate, kind, layer: layer as Frame["layer"], side, main };
}
