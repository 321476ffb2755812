/** Converts any recording to an MP3 with the usual loudness. */
import { registerMp3Encoder } from "@mediabunny/mp3-encoder";
import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output } from "mediabunny";
import { readFrame } from "../../formats/mp3/frame_header.ts";
import { infoFrame } from "../../formats/mp3/info_frame.ts";
import { createChannelMeter, mixDown, type UsedChannels } from "./channels.ts";
import { clipRecording, type DecodedRecording, decodeRecording } from "./decode_recording.ts";
import { createFlawFinder, type RecordingFlaw } from "./flaws.ts";
import { createLevelMeter, gainFor, levelSpread, limit, soundRange } from "./levels.ts";
import { createLoudnessMeter, TARGET_LOUDNESS } from "./loudness.ts";
import { unhurried } from "./unhurried.ts";
import { UnreadableFile } from "./unreadable_file.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("uploads");

/** In the same chunk, because it uses the same decoder. */
export { alignmentSamples } from "../align/alignment_samples.ts";
export { readWaveform } from "./peaks.ts";

type RecordingOptions = {
  /** The wanted part in seconds; missing for all of it. */
  range?: { start: number; end: number };
  /** Whether silence at both ends is cut off. */
  cutSilence?: boolean;
  /** Called with the finished share, from 0 to 1. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
};

/** A recording to send: an MP3, its length in seconds, and its flaws. */
type ConvertedRecording = {
  blob: Blob;
  seconds: number;
  /** The seconds that were cut off its start. */
  cut: number;
  flaws: RecordingFlaw[];
  /** The file is an original recording, which differs from the MP3 and is worth keeping. */
  hasOriginal: boolean;
};

/** Samples of silence that LAME puts first. */
const LAME_DELAY = 576;

/** Bits per second of an MP3. */
const BITRATE = { mono: 64_000, stereo: 96_000 } as const;

/**
 * An MP3 below this bit rate (bits per second), and within this many LU of the target, is not
 * converted.
 */
const GOOD_ENOUGH = { bitrate: 130_000, loudness: 2 } as const;

/**
 * Converts `file` to an MP3 of -16 LUFS: mono unless its channels really differ. A suitable MP3 is
 * returned unchanged.
 *
 * @throws {UnreadableFile} when this browser cannot read it, or there is no sound in it.
 * @throws the reason of `signal` once that is aborted.
 */
export async function convertRecording(
  file: Blob,
  { range: wanted, cutSilence = false, onProgress = () => {}, signal }: RecordingOptions = {},
): Promise<ConvertedRecording> {
  const decoded = await decodeRecording(file);
  const recording = wanted ? clipRecording(decoded, wanted) : decoded;
  // The length is known only when all of it was read: reading counts for a half.
  const measured = await measure(recording, estimate(file, recording), (done) => {
    signal?.throwIfAborted();
    onProgress(done / 2);
  });
  const { seconds, loudness, flaws } = measured;
  if (seconds === 0) throw new UnreadableFile(t("noSound"));
  const range = cutSilence ? measured.sound : { start: 0, end: seconds };
  const isWhole = range.start === 0 && range.end >= seconds;
  const bitrate = file.size * 8 / seconds;
  const isOneEar = typeof measured.use === "number";
  const isFine = recording.codec === "mp3" && isWhole && !isOneEar &&
    bitrate <= GOOD_ENOUGH.bitrate &&
    Math.abs(loudness - TARGET_LOUDNESS) <= GOOD_ENOUGH.loudness;
  if (isFine) {
    const blob = new Blob([file], { type: "audio/mpeg" });
    return { blob, seconds, cut: 0, flaws, hasOriginal: false };
  }
  const blob = await encode(recording, {
    use: measured.use,
    gain: gainFor(loudness),
    range,
    onProgress(at) {
      signal?.throwIfAborted();
      onProgress(0.5 + at / seconds / 2);
    },
  });
  return {
    blob,
    seconds: range.end - range.start,
    cut: (wanted?.start ?? 0) + range.start,
    flaws,
    hasOriginal: !decoded.isFilm,
  };
}

/** The approximate number of samples, for the progress alone. */
const estimate = (file: Blob, { codec = "", sampleRate }: DecodedRecording) =>
  codec.startsWith("pcm") ? file.size / 2 : file.size / 12_000 * sampleRate;

async function measure(
  recording: DecodedRecording,
  expected: number,
  onProgress: (done: number) => void,
) {
  const { sampleRate, channelCount } = recording;
  const mono = createLoudnessMeter(1, sampleRate);
  const stereo = createLoudnessMeter(2, sampleRate);
  const channelMeter = createChannelMeter(sampleRate);
  const levels = createLevelMeter(sampleRate);
  const flawFinder = createFlawFinder();
  let count = 0;
  for await (const block of unhurried(recording.blocks())) {
    const mix = mixDown(block);
    mono.add([mix]);
    levels.add(mix);
    flawFinder.add(block);
    if (channelCount === 2) {
      stereo.add(block);
      channelMeter.add(block);
    }
    count += mix.length;
    onProgress(Math.min(1, count / expected));
  }
  const seconds = count / sampleRate;
  const { use, isOneSided } = channelMeter.result();
  const ofMean = mono.loudness();
  const loudness = use === "both" ? stereo.loudness() : use === "mean"
    ? ofMean
    // One channel alone is twice its mean with an empty one.
    : ofMean + 20 * Math.log10(2);
  const flaws = flawFinder.flaws({ seconds, loudness, spread: levelSpread(levels), isOneSided });
  return {
    use,
    loudness,
    seconds,
    flaws,
    sound: soundRange(levels, { seconds, loudness: ofMean }),
  };
}

/** The samples of a block that the MP3 has. */
const usedOf = (block: readonly Float32Array[], use: UsedChannels): readonly Float32Array[] =>
  use === "both" ? block : [use === "mean" ? mixDown(block) : block[use]];

type Encoding = {
  use: UsedChannels;
  gain: number;
  /** The part to encode, in seconds. */
  range: { start: number; end: number };
  /** Called with the number of seconds read. */
  onProgress: (seconds: number) => void;
};

async function encode(
  recording: DecodedRecording,
  { use, gain, range, onProgress }: Encoding,
): Promise<Blob> {
  registerMp3Encoder();
  const { sampleRate } = recording;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp3OutputFormat({ xingHeader: false }), target });
  let first: Uint8Array = new Uint8Array();
  let count = 0;
  const source = new AudioSampleSource({
    codec: "mp3",
    bitrate: use === "both" ? BITRATE.stereo : BITRATE.mono,
    onEncodedPacket({ data }) {
      if (count++ === 0) first = data;
    },
  });
  output.addAudioTrack(source);
  await output.start();
  const [start, end] = [range.start, range.end].map((time) => Math.round(time * sampleRate));
  let at = 0;
  let written = 0;
  try {
    for await (const block of unhurried(recording.blocks())) {
      const channels = usedOf(block, use)
        .map((samples) => samples.subarray(Math.max(0, start - at), Math.max(0, end - at)));
      at += block[0].length;
      if (channels[0].length > 0) {
        const sample = toSample(channels, gain, sampleRate, written);
        await source.add(sample);
        sample.close();
        written += channels[0].length;
      }
      onProgress(at / sampleRate);
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  const frames = target.buffer!;
  const info = infoFrame({
    header: first,
    isConstant: true,
    count,
    bytes: frames.byteLength,
    delay: LAME_DELAY,
    padding: count * readFrame(first, 0)!.samples - LAME_DELAY - written,
  });
  return new Blob([info, frames], { type: "audio/mpeg" });
}

function toSample(
  channels: readonly Float32Array[],
  gain: number,
  sampleRate: number,
  at: number,
): AudioSample {
  const length = channels[0].length;
  const data = new Float32Array(length * channels.length);
  channels.forEach((samples, c) => data.set(samples.map((s) => limit(s * gain)), c * length));
  return new AudioSample({
    data,
    format: "f32-planar",
    numberOfChannels: channels.length,
    sampleRate,
    timestamp: at / sampleRate,
  });
}
