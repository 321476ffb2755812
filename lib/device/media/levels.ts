/** Processing of samples: volume, and trimming. */
import { TARGET_LOUDNESS } from "./loudness.ts";

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

type LevelMeter = {
  /** Takes the next samples of one channel. */
  add(samples: Float32Array): void;
  /** The level of each window so far, in dB. */
  levels: readonly number[];
  /** The seconds of a window. */
  step: number;
};

/** Measures the levels of a channel at `sampleRate` hertz. */
export function createLevelMeter(sampleRate: number): LevelMeter {
  const length = Math.max(1, Math.round(WINDOW * sampleRate));
  const levels: number[] = [];
  let [sum, count] = [0, 0];
  return {
    levels,
    step: length / sampleRate,
    add(samples) {
      for (const sample of samples) {
        sum += sample ** 2;
        if (++count < length) continue;
        levels.push(Math.max(FLOOR, 10 * Math.log10(sum / length)));
        [sum, count] = [0, 0];
      }
    },
  };
}

/**
 * The start and end of sound in a recording of `seconds`, by its levels; the whole recording if it
 * has none.
 */
export function soundRange(
  { levels, step }: LevelMeter,
  { seconds, loudness }: { seconds: number; loudness: number },
): { start: number; end: number } {
  const threshold = Math.max(-70, loudness - SILENCE);
  const isSound = (level: number) => level > threshold;
  const [first, last] = [levels.findIndex(isSound), levels.findLastIndex(isSound)];
  if (first < 0) return { start: 0, end: seconds };
  return {
    start: Math.max(0, first * step - MARGIN),
    end: Math.min(seconds, (last + 1) * step + MARGIN),
  };
}

/** The difference of loud and quiet moments in dB: the 95th and the 10th percentile. */
export function levelSpread({ levels }: LevelMeter): number {
  const sorted = [...levels].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? FLOOR;
  return at(0.95) - at(0.1);
}
