/**
 * Recordings of plain samples in AIFF, AIFC and CAF, which mediabunny does not read, and of which
 * Safari alone reads some.
 *
 * Sources: Apple, Audio Interchange File Format 1.3 and AIFF-C draft of 1991; Apple Core Audio
 * Format Specification 1.0, "Audio Description Chunk".
 */
import { aiffChunkAt, cafChunkAt, findPart, partsOf, readView, textAt } from "./file_parts.ts";
import { UnreadableFile } from "./unreadable_file.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("uploads");

/** How samples are written: `bytes` of each; integers have a sign, but in "raw " files. */
type SampleFormat = { bytes: number; isFloat?: boolean; isLittle?: boolean; isUnsigned?: boolean };

/** Samples, interleaved, from `start` to `end` in bytes; `sampleRate` in hertz. */
export type PlainPcm = SampleFormat & {
  start: number;
  end: number;
  sampleRate: number;
  channelCount: number;
};

/** What an AIFF or CAF says: `codec` by its four letters, and its samples where they are plain. */
type AppleSound = { codec: string; pcm?: PlainPcm };

/** Most channels, and the highest rate in hertz: beyond it the file is damaged. */
const MAX_CHANNELS = 64;
const MAX_RATE = 1_000_000;

/** The sound of an AIFF, AIFC or CAF; undefined for another file, and for one without sound. */
export async function readAppleSound(file: Blob): Promise<AppleSound | undefined> {
  const head = await readView(file, 0, 12);
  const [outer, inner] = [textAt(head, 0, 4), textAt(head, 8, 4)];
  const sound = outer === "FORM" && (inner === "AIFF" || inner === "AIFC")
    ? await readAiff(file)
    : outer === "caff"
    ? await readCaf(file)
    : undefined;
  if (!sound?.pcm) return sound;
  const { sampleRate, channelCount, start, end } = sound.pcm;
  const isSound = sampleRate >= 1 && sampleRate <= MAX_RATE && end >= start &&
    channelCount >= 1 && channelCount <= MAX_CHANNELS;
  return isSound ? sound : undefined;
}

/** AIFC's codecs of plain samples; without `bytes`, the file's number of bits says how many. */
const AIFC_FORMATS: Record<string, Omit<SampleFormat, "bytes"> & { bytes?: number }> = {
  NONE: {},
  twos: {},
  in24: {},
  in32: {},
  sowt: { isLittle: true },
  "42ni": { isLittle: true },
  "23ni": { isLittle: true },
  "raw ": { bytes: 1, isUnsigned: true },
  fl32: { bytes: 4, isFloat: true },
  FL32: { bytes: 4, isFloat: true },
  fl64: { bytes: 8, isFloat: true },
  FL64: { bytes: 8, isFloat: true },
};

async function readAiff(file: Blob): Promise<AppleSound | undefined> {
  const parts = () => partsOf(file, { start: 12, end: file.size }, aiffChunkAt);
  const [common, sound] = [await findPart("COMM", parts()), await findPart("SSND", parts())];
  if (!common || !sound) return undefined;
  const [view, offset] = await Promise.all([
    readView(file, common.start, Math.min(22, common.end - common.start)),
    readView(file, sound.start, 8),
  ]);
  if (view.byteLength < 18 || offset.byteLength < 8) return undefined;
  const codec = view.byteLength < 22 ? "NONE" : textAt(view, 18, 4);
  const { [codec]: format } = AIFC_FORMATS;
  if (!format) return { codec };
  const bytes = format.bytes ?? Math.ceil(view.getUint16(6) / 8);
  const channelCount = view.getUint16(0);
  const start = sound.start + 8 + offset.getUint32(0);
  // The chunk may have a byte more, so that the next one begins at an even offset.
  const length = view.getUint32(2) * bytes * channelCount;
  const end = Math.min(sound.end, length > 0 ? start + length : Infinity);
  const sampleRate = Math.round(extendedAt(view, 8));
  return { codec, pcm: { ...format, bytes, channelCount, start, end, sampleRate } };
}

/** A float of 80 bits: a sign, an exponent of 15 bits, and a mantissa with its first bit. */
const extendedAt = (view: DataView, at: number): number =>
  Number(view.getBigUint64(at + 2)) * 2 ** ((view.getUint16(at) & 0x7fff) - 16383 - 63);

async function readCaf(file: Blob): Promise<AppleSound | undefined> {
  const parts = () => partsOf(file, { start: 8, end: file.size }, cafChunkAt);
  const [about, sound] = [await findPart("desc", parts()), await findPart("data", parts())];
  const view = about && await readView(file, about.start, 32);
  if (!view || view.byteLength < 32 || !sound) return undefined;
  const codec = textAt(view, 8, 4);
  if (codec !== "lpcm") return { codec };
  const [flags, frameBytes, channelCount] = [12, 16, 24].map((at) => view.getUint32(at));
  return {
    codec,
    pcm: {
      isFloat: (flags & 1) !== 0,
      isLittle: (flags & 2) !== 0,
      bytes: frameBytes / channelCount,
      channelCount,
      sampleRate: Math.round(view.getFloat64(0)),
      // A count of edits is before the samples.
      start: sound.start + 4,
      end: sound.end,
    },
  };
}

/** Bytes that are read at once. */
const BLOCK = 1024 * 1024;

/**
 * The samples of the first two channels, block by block, from -1 to 1.
 *
 * @throws {UnreadableFile} at once, for samples of no usual size.
 */
export function pcmBlocks(
  file: Blob,
  { start, end, channelCount, ...format }: PlainPcm,
): () => AsyncGenerator<Float32Array<ArrayBuffer>[]> {
  const read = sampleReader(format);
  const frameBytes = format.bytes * channelCount;
  const step = Math.floor(BLOCK / frameBytes) * frameBytes;
  return async function* () {
    for (let at = start; at + frameBytes <= end; at += step) {
      const view = await readView(file, at, Math.min(step, end - at));
      const frames = Math.floor(view.byteLength / frameBytes);
      if (frames === 0) return;
      yield Array.from({ length: Math.min(2, channelCount) }, (_, c) => {
        const samples = new Float32Array(frames);
        for (let i = 0; i < frames; i++) samples[i] = read(view, i * frameBytes + c * format.bytes);
        return samples;
      });
    }
  };
}

type ReadSample = (view: DataView, at: number) => number;

function sampleReader({ bytes, isFloat, isLittle, isUnsigned }: SampleFormat): ReadSample {
  const kinds: Record<string, ReadSample> = {
    1: (view, at) => view.getInt8(at) / 2 ** 7,
    u1: (view, at) => view.getUint8(at) / 2 ** 7 - 1,
    2: (view, at) => view.getInt16(at, isLittle) / 2 ** 15,
    3: isLittle
      ? (view, at) => (view.getInt8(at + 2) * 2 ** 16 + view.getUint16(at, true)) / 2 ** 23
      : (view, at) => (view.getInt8(at) * 2 ** 16 + view.getUint16(at + 1)) / 2 ** 23,
    4: (view, at) => view.getInt32(at, isLittle) / 2 ** 31,
    f4: (view, at) => view.getFloat32(at, isLittle),
    f8: (view, at) => view.getFloat64(at, isLittle),
  };
  const reader = kinds[`${isFloat ? "f" : isUnsigned ? "u" : ""}${bytes}`];
  if (reader) return reader;
  throw new UnreadableFile(
    t("unusualSamples", { bytes }),
  );
}
