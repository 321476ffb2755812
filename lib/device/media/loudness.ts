/**
 * Loudness of a recording by ITU-R BS.1770-5 (https://www.itu.int/rec/R-REC-BS.1770): filtered like
 * human hearing, in blocks, without pauses.
 */

/** The target of recordings in LUFS: the loudness of most podcasts. */
export const TARGET_LOUDNESS = -16;

/** Seconds of a block, and from one block to the next. */
const BLOCK = 0.4;
const STEP = 0.1;

/**
 * Gates: blocks below this, in LUFS, are silence; blocks this many LU below the average are pauses.
 */
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

/**
 * The standard's two filters for any sample rate: it gives coefficients for 48 kHz, of which these
 * are the analogue parameters (as in libebur128).
 */
function kWeighting(sampleRate: number): Biquad[] {
  return [highShelf(sampleRate), highPass(sampleRate)];
}

/** The effect of the head: about 4 dB more above 1.7 kHz. */
function highShelf(sampleRate: number): Biquad {
  const q = 0.7071752369554196;
  const k = Math.tan(Math.PI * 1681.974450955533 / sampleRate);
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + band * k / q + k * k) / a0,
    b1: 2 * (k * k - high) / a0,
    b2: (high - band * k / q + k * k) / a0,
    a1: 2 * (k * k - 1) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

/** Attenuates below 38 Hz. */
function highPass(sampleRate: number): Biquad {
  const q = 0.5003270373238773;
  const k = Math.tan(Math.PI * 38.13547087602444 / sampleRate);
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: 2 * (k * k - 1) / a0, a2: (1 - k / q + k * k) / a0 };
}

/** A filter that remembers its last samples between calls. */
function createFilter({ b0, b1, b2, a1, a2 }: Biquad): (sample: number) => number {
  let [z1, z2] = [0, 0];
  return (sample) => {
    const out = b0 * sample + z1;
    z1 = b1 * sample - a1 * out + z2;
    z2 = b2 * sample - a2 * out;
    return out;
  };
}

type LoudnessMeter = {
  /** Takes the next samples: one array for each channel, all of one length, from -1 to 1. */
  add(channels: readonly Float32Array[]): void;
  /** LUFS of everything added; -Infinity for silence, and for less than a block (0.4 s). */
  loudness(): number;
};

/** Measures one or two channels of `sampleRate` hertz. */
export function createLoudnessMeter(channelCount: number, sampleRate: number): LoudnessMeter {
  const filters = Array.from({ length: channelCount }, () => {
    const [shelf, pass] = kWeighting(sampleRate).map(createFilter);
    return (sample: number) => pass(shelf(sample));
  });
  const stepLength = Math.round(STEP * sampleRate);
  /** The sum of squares of each step, over all channels. */
  const steps: number[] = [];
  let [sum, count] = [0, 0];

  return {
    add(channels) {
      for (let i = 0; i < channels[0].length; i++) {
        for (let c = 0; c < channelCount; c++) sum += filters[c](channels[c][i]) ** 2;
        if (++count < stepLength) continue;
        steps.push(sum);
        [sum, count] = [0, 0];
      }
    },
    loudness: () => gatedLoudness(blockPowers(steps, stepLength)),
  };
}

/** The mean square of each block, which is four steps long and begins with each step. */
function blockPowers(steps: readonly number[], stepLength: number): number[] {
  const perBlock = Math.round(BLOCK / STEP);
  return steps.slice(perBlock - 1).map((_, at) =>
    steps.slice(at, at + perBlock).reduce((a, b) => a + b) / (perBlock * stepLength)
  );
}

function gatedLoudness(powers: readonly number[]): number {
  const audible = powers.filter((power) => toLufs(power) > ABSOLUTE_GATE);
  const gate = toLufs(mean(audible)) + RELATIVE_GATE;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b) / numbers.length;
