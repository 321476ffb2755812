/** The channels of a recording: which of them its MP3 has. */
import { createLevelMeter } from "./levels.ts";

/** Mixes all channels to one by averaging. */
export function mixDown(channels: readonly Float32Array[]): Float32Array {
  if (channels.length === 1) return channels[0];
  return channels[0].map((_, i) => channels.reduce((sum, c) => sum + c[i], 0) / channels.length);
}

/** The channels of the MP3: both, their mean, or one alone. */
export type UsedChannels = "both" | "mean" | 0 | 1;

/** A channel that is weaker than the other by this is empty: 40 dB. */
const EMPTY = 10 ** -4;

/** So is one that is weaker by this, where it does not follow the other: its own noise. 32 dB. */
const EMPTY_NOISE = 10 ** -3.2;

/** Channels whose difference is weaker by this sound alike: 26 dB. */
const ALIKE = 10 ** -2.6;

/** A channel that is weaker by this is not heard beside the other: 20 dB. */
const ONE_EAR = 10 ** -2;

/** Levels follow each other from this correlation: noise has 0, the same voice 0.9 and more. */
const FOLLOWS = 0.5;

type ChannelMeter = {
  /** Takes the next samples of both channels. */
  add(channels: readonly Float32Array[]): void;
  /** `isOneSided`: both are used, although one is hardly heard. */
  result(): { use: UsedChannels; isOneSided: boolean };
};

/** Compares the two channels of a recording at `sampleRate` hertz. */
export function createChannelMeter(sampleRate: number): ChannelMeter {
  const meters = [createLevelMeter(sampleRate), createLevelMeter(sampleRate)] as const;
  let difference = 0;
  const energies = [0, 0];
  return {
    add([left, right]) {
      for (let i = 0; i < left.length; i++) {
        energies[0] += left[i] ** 2;
        energies[1] += right[i] ** 2;
        difference += (left[i] - right[i]) ** 2;
      }
      meters[0].add(left);
      meters[1].add(right);
    },
    result() {
      const [left, right] = energies;
      const [weak, strong] = [Math.min(left, right), Math.max(left, right)];
      if (difference <= ALIKE * (left + right)) return { use: "mean", isOneSided: false };
      const follows = () => correlation(meters[0].levels, meters[1].levels) > FOLLOWS;
      const isEmpty = weak <= EMPTY * strong || weak <= EMPTY_NOISE * strong && !follows();
      return {
        use: isEmpty ? (left > right ? 0 : 1) : "both",
        isOneSided: !isEmpty && weak <= ONE_EAR * strong,
      };
    },
  };
}

/** From -1 to 1; 0 where one does not vary. */
function correlation(some: readonly number[], others: readonly number[]): number {
  const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
  const [a, b] = [mean(some), mean(others)];
  let [both, first, second] = [0, 0, 0];
  for (let i = 0; i < some.length; i++) {
    both += (some[i] - a) * (others[i] - b);
    first += (some[i] - a) ** 2;
    second += (others[i] - b) ** 2;
  }
  return both / Math.sqrt(first * second) || 0;
}
