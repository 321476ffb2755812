/** The samples of a recording in any format that this browser can read. */
import {
  ADTS,
  type AudioSample,
  AudioSampleSink,
  BlobSource,
  FLAC,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from "mediabunny";
import { DECODER_DELAY, INFO_BYTES, readInfo } from "../../formats/mp3/info_frame.ts";
import { changeRate } from "./change_rate.ts";
import { readView, textAt } from "./file_parts.ts";
import { pcmBlocks, readAppleSound } from "./plain_pcm.ts";
import { UnreadableFile } from "./unreadable_file.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("uploads");

/** A recording whose samples can be read, more than once if needed. */
export type DecodedRecording = {
  /** The codec with mediabunny's name ("mp3", "aac", "pcm-s16"); undefined if unknown. */
  codec?: string;
  sampleRate: number;
  channelCount: 1 | 2;
  /** It is the sound of a film. */
  isFilm?: boolean;
  /** Blocks of samples, one array for each channel, from -1 to 1. */
  blocks(): AsyncIterable<Float32Array<ArrayBuffer>[]>;
};

const FORMATS = [MP3, MP4, QTFF, WAVE, WEBM, MATROSKA, OGG, FLAC, ADTS];

/** The rates that MP3 knows, in hertz, the highest first. */
const RATES = [48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000];

/**
 * Most bytes of a file that is decoded in one piece: a longer film would take all memory of a
 * phone.
 */
const MAX_WHOLE = 300 * 1024 * 1024;

/** The rate to which other recordings are converted, in hertz. */
const USUAL_RATE = 44100;

/**
 * Opens a recording, at a rate that MP3 knows. If mediabunny cannot decode it (Safari before 26 has
 * no decoder for scripts), the browser decodes it in one piece. Reading its blocks throws alike.
 *
 * @throws {UnreadableFile} when the browser cannot read it either, or it is a film without sound.
 */
export async function decodeRecording(file: Blob): Promise<DecodedRecording> {
  return atKnownRate(await open(file));
}

async function open(file: Blob): Promise<DecodedRecording> {
  const apple = await readAppleSound(file);
  if (apple?.pcm) {
    const { sampleRate, channelCount } = apple.pcm;
    const channels = channelCount === 1 ? 1 : 2;
    const blocks = pcmBlocks(file, apple.pcm);
    return { codec: "pcm", sampleRate, channelCount: channels, blocks };
  }
  const { track, isFilm, isSilentFilm } = await audioTrackOf(await withKnownName(file));
  if (isSilentFilm) {
    throw new UnreadableFile(t("silentFilm"));
  }
  if (track && await canDecode(track)) return { ...decodeInBlocks(file, track), isFilm };
  const codec = apple?.codec ?? await track?.getInternalCodecId();
  if (file.size > MAX_WHOLE) {
    throw new UnreadableFile(
      codec === ALAC ? t("appleLossless") : t("fileTooLarge"),
    );
  }
  const whole = await decodeWhole(
    file,
    codec === ALAC ? t("appleLossless") : t("unreadableRecording"),
  );
  return { ...whole, codec: track?.codec ?? undefined, isFilm };
}

/**
 * Whether blocks of a track can be decoded. WebKitGTK says so of what it decodes, and ends at the
 * first block (2.50: its AudioData frees a buffer twice); plain samples are mediabunny's own work.
 */
const canDecode = async (track: InputAudioTrack): Promise<boolean> =>
  (track.codec?.startsWith("pcm-") || !isWebKitGtk(navigator.userAgent)) && await track.canDecode();

/** WebKit on Linux: Safari's name, which Chrome has beside its own. */
export const isWebKitGtk = (userAgent: string): boolean =>
  /\(X11; .*AppleWebKit\/.*Version\/.*Safari\//.test(userAgent) && !/Chrom/.test(userAgent);

/** Apple's lossless codec, in M4A and CAF. */
const ALAC = "alac";

/** A BW64 file (ITU-R BS.2088) as an RF64, which it is by another name. */
async function withKnownName(file: Blob): Promise<Blob> {
  const name = textAt(await readView(file, 0, 4), 0, 4);
  return name === "BW64" ? new Blob(["RF64", file.slice(4)]) : file;
}

/** The same recording at the highest rate of MP3 that is not above its own. */
function atKnownRate(recording: DecodedRecording): DecodedRecording {
  const { sampleRate, blocks } = recording;
  const rate = RATES.find((rate) => rate <= sampleRate) ?? RATES.at(-1)!;
  if (rate === sampleRate) return recording;
  return { ...recording, sampleRate: rate, blocks: () => changeRate(blocks(), sampleRate, rate) };
}

/** A part of a recording, from `start` to `end` in seconds, as a recording. */
export function clipRecording(
  { sampleRate, channelCount, blocks }: DecodedRecording,
  { start, end }: { start: number; end: number },
): DecodedRecording {
  const [first, last] = [start, end].map((time) => Math.round(time * sampleRate));
  return {
    sampleRate,
    channelCount,
    async *blocks() {
      let at = 0;
      for await (const block of blocks()) {
        const part = block.map((samples) =>
          samples.subarray(Math.max(0, first - at), Math.max(0, last - at))
        );
        at += block[0].length;
        if (part[0].length > 0) yield part;
        if (at >= last) return;
      }
    },
  };
}

/** The sound of a file, which may be a film. */
async function audioTrackOf(
  file: Blob,
): Promise<{ track?: InputAudioTrack; isFilm?: boolean; isSilentFilm?: boolean }> {
  try {
    const input = new Input({ source: new BlobSource(file), formats: FORMATS });
    const track = await input.getPrimaryAudioTrack();
    const isFilm = await input.getPrimaryVideoTrack() !== null;
    if (!track) return { isSilentFilm: isFilm };
    await track.getSampleRate();
    return { track, isFilm };
  } catch {
    return {}; // An unknown format, or a damaged file.
  }
}

function decodeInBlocks(file: Blob, track: InputAudioTrack): DecodedRecording {
  const { sampleRate } = track;
  const channelCount = track.numberOfChannels === 1 ? 1 : 2;
  return {
    codec: track.codec ?? undefined,
    sampleRate,
    channelCount,
    async *blocks() {
      let frames = 0;
      const begin = track.codec === "mp3" ? await delayOf(file) : 0;
      try {
        for await (const sample of new AudioSampleSink(track).samples()) {
          const before = begin - Math.round(sample.timestamp * sampleRate);
          const block = Array.from(
            { length: channelCount },
            (_, c) => readChannel(sample, c).subarray(Math.max(0, before)),
          );
          frames += sample.numberOfFrames;
          sample.close();
          if (block[0].length > 0) yield block;
        }
      } catch (cause) {
        if (frames > 0) throw damagedAt(frames / sampleRate, cause);
        // The decoder does not take what it said it would take.
        const { blocks } = await decodeWhole(file, t("unreadableRecording"), sampleRate);
        for await (const block of blocks()) {
          yield Array.from({ length: channelCount }, (_, c) => block[c] ?? block[0]);
        }
        return;
      }
      if (frames < await declaredFrames(track)) throw damagedAt(frames / sampleRate);
    },
  };
}

/**
 * How many samples a FLAC file says that it has (RFC 9639, section 8.2); 0 where it does not, and
 * for other formats. mediabunny takes the first damaged frame of such a file for its end.
 */
async function declaredFrames(track: InputAudioTrack): Promise<number> {
  if (await track.input.getFormat() !== FLAC) return 0;
  const { description } = await track.getDecoderConfig() ?? {};
  const [STREAM_INFO, COUNT] = [8, 13];
  const count = (description as Uint8Array).subarray(STREAM_INFO + COUNT);
  // The last 36 bits of these five bytes.
  return count.subarray(1, 5).reduce((sum, byte) => sum * 256 + byte, count[0] & 15);
}

function damagedAt(seconds: number, cause?: unknown): UnreadableFile {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return new UnreadableFile(
    t("damagedAfter", { time: `${minutes}:${String(rest).padStart(2, "0")}` }),
    { cause },
  );
}

function readChannel(sample: AudioSample, channel: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(sample.numberOfFrames);
  // The last samples of a recording may have fewer channels than declared.
  const planeIndex = Math.min(channel, sample.numberOfChannels - 1);
  sample.copyTo(samples, { planeIndex, format: "f32-planar" });
  return samples;
}

/** Samples of a block of a recording that was decoded in one piece. */
const BLOCK = 16384;

/** `unreadable` is what is said where the browser cannot read it. */
async function decodeWhole(
  file: Blob,
  unreadable: string,
  rate = USUAL_RATE,
): Promise<DecodedRecording> {
  const buffer = await decodeByBrowser(file, unreadable, rate);
  const channelCount = buffer.numberOfChannels === 1 ? 1 : 2;
  const channels = Array.from({ length: channelCount }, (_, c) => buffer.getChannelData(c));
  return {
    sampleRate: buffer.sampleRate,
    channelCount,
    async *blocks() {
      for (let at = 0; at < buffer.length; at += BLOCK) {
        yield channels.map((samples) => samples.slice(at, at + BLOCK));
      }
    },
  };
}

async function decodeByBrowser(
  file: Blob,
  unreadable: string,
  rate: number,
): Promise<AudioBuffer> {
  try {
    // The context resamples to its own rate.
    return await new OfflineAudioContext(1, 1, rate).decodeAudioData(
      await file.arrayBuffer(),
    );
  } catch (cause) {
    throw new UnreadableFile(unreadable, { cause });
  }
}

/** How many decoded samples of an MP3 are before its recording; 0 where the file does not say. */
export async function delayOf(file: Blob): Promise<number> {
  let at = 0;
  let view = await readView(file, 0, INFO_BYTES);
  while (textAt(view, 0, 3) === "ID3" && view.byteLength >= 10) {
    // Its size has seven bits in each byte.
    at += 10 + [6, 7, 8, 9].reduce((size, i) => size * 128 + view.getUint8(i), 0);
    view = await readView(file, at, INFO_BYTES);
  }
  const silence = readInfo(new Uint8Array(view.buffer))?.silence;
  return silence ? silence.delay + DECODER_DELAY : 0;
}
