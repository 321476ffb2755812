/** Processing of samples: channels, volume, and trimming. */
import { TARGET_LOUDNESS } from "./loudness.ts";

/** Sums over a recording with two channels. */
type ChannelEnergies = { left: number; right: number; difference: number };

/** Adds a block to `energies`. */
export function addEnergies(
  energies: ChannelEnergies,
  [left, right]: readonly Float32Array[],
): void {
  for (let i = 0; i < left.length; i++) {
    energies.left += left[i] ** 2;
    energies.right += right[i] ** 2;
    energies.difference += (left[i] - right[i]) ** 2;
  }
}

/** Channels whose difference is weaker by this sound alike: 26 dB. */
const ALIKE = 10 ** -2.6;

/** A channel that is weaker than the other by this is empty: 40 dB. */
const EMPTY = 10 ** -4;

/** True when both channels are needed: neither is empty, and they are different. */
export function differs({ left, right, difference }: ChannelEnergies): boolean {
  const [weak, strong] = [Math.min(left, right), Math.max(left, right)];
  return weak > EMPTY * strong && difference > ALIKE * (left + right);
}

/** Mixes all channels to one by averaging. */
export function mixDown(channels: readonly Float32Array[]): Float32Array {
  if (channels.length === 1) return channels[0];
  return channels[0].map((_, i) => channels.reduce((sum, c) => sum + c[i], 0) / channels.length);
}

/** The most amplification: 24 dB. More would raise the hiss of a nearly silent recording. */
const MAX_GAIN = 10 ** (24 / 20);

/** The factor from a loudness in LUFS to the target; 1 for silence. */
export function gainFor(loudness: number): number {
  if (!Number.isFinite(loudness)) return 1;
  return Math.min(MAX_GAIN, 10 ** ((TARGET_LOUDNESS - loudness) / 20));
}

/** Where the limiter begins, and the ceiling of its output. */
const KNEE = 0.75;
const CEILING = 0.98;

/** Compresses samples above the knee smoothly: loud syllables stay clean, and nothing clips. */
export function limit(sample: number): number {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  const room = CEILING - KNEE;
  return Math.sign(sample) * (KNEE + room * Math.tanh((size - KNEE) / room));
}

/** Seconds of a window for finding sound, and the margin left at both ends. */
const WINDOW = 0.02;
const MARGIN = 0.25;

/** How much quieter than the whole recording silence is, in LU. */
const SILENCE = 30;

/** The level of a window without sound in dB: the limit of 16 bits. */
const FLOOR = -96;

type SoundFinder = {
  /** Takes the next samples of one channel. */
  add(samples: Float32Array): void;
  /** The start and end of sound, in seconds; the whole recording if it has none. */
  range(loudness: number): { start: number; end: number };
  /** The difference of loud and quiet moments in dB: the 95th and the 10th percentile. */
  spread(): number;
};

/** Finds the start and the end of sound in a recording at `sampleRate` hertz. */
export function createSoundFinder(sampleRate: number): SoundFinder {
  const length = Math.max(1, Math.round(WINDOW * sampleRate));
  const levels: number[] = [];
  let [sum, count, total] = [0, 0, 0];
  return {
    add(samples) {
      total += samples.length;
      for (const sample of samples) {
        sum += sample ** 2;
        if (++count < length) continue;
        levels.push(10 * Math.log10(sum / length));
        [sum, count] = [0, 0];
      }
    },
    range(loudness) {
      const threshold = Math.max(-70, loudness - SILENCE);
      const isSound = (level: number) => level > threshold;
      const seconds = total / sampleRate;
      const [first, last] = [levels.findIndex(isSound), levels.findLastIndex(isSound)];
      if (first < 0) return { start: 0, end: seconds };
      const step = length / sampleRate;
      return {
        start: Math.max(0, first * step - MARGIN),
        end: Math.min(seconds, (last + 1) * step + MARGIN),
      };
    },
    spread() {
      const sorted = levels.map((level) => Math.max(FLOOR, level)).sort((a, b) => a - b);
      const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? FLOOR;
      return at(0.95) - at(0.1);
    },
  };
}
