/**
 * Changes the sample rate of a recording, block by block: each new sample is a mean of old ones,
 * weighted by a sinc in a Blackman window, so that tones above half the new rate are 70 dB quieter
 * instead of becoming lower ones.
 */

/** Zero crossings of the sinc on either side. */
const CROSSINGS = 8;

type Block = Float32Array<ArrayBuffer>[];

/** Blocks at the rate `from` as blocks at the rate `to`, both in whole hertz. */
export async function* changeRate(
  blocks: AsyncIterable<Block>,
  from: number,
  to: number,
): AsyncGenerator<Block> {
  const reach = Math.ceil(CROSSINGS / Math.min(1, to / from));
  const changers: ReturnType<typeof createChanger>[] = [];
  const change = (block: Block) =>
    block.map((samples, c) => (changers[c] ??= createChanger(from, to, reach))(samples));
  for await (const block of blocks) yield change(block);
  // The last samples are made as if silence followed.
  yield change(changers.map(() => new Float32Array(reach)));
}

/** Changes one channel, of which each sample needs `reach` old ones on either side. */
function createChanger(
  from: number,
  to: number,
  reach: number,
): (samples: Float32Array) => Float32Array<ArrayBuffer> {
  const width = Math.min(1, to / from);
  const phases = new Map<number, Float32Array>();
  /** The samples that the next ones need, after as many of silence as the first one needs. */
  let rest = new Float32Array(reach);
  /** The place of the next sample in `rest`: whole, and in parts of `to`. */
  let [whole, part] = [reach, 0];
  const stepWhole = Math.floor(from / to);
  const stepPart = from % to;

  function weightsOf(phase: number): Float32Array {
    let weights = phases.get(phase);
    if (!weights) phases.set(phase, weights = weightsAt(phase / to, width, reach));
    return weights;
  }

  return (samples) => {
    const all = new Float32Array(rest.length + samples.length);
    all.set(rest);
    all.set(samples, rest.length);
    const made = new Float32Array(Math.ceil(all.length * to / from) + 1);
    let count = 0;
    while (whole + reach < all.length) {
      const weights = weightsOf(part);
      let sum = 0;
      for (let i = 0, at = whole - reach + 1; i < weights.length; i++) {
        sum += all[at + i] * weights[i];
      }
      made[count++] = sum;
      whole += stepWhole;
      part += stepPart;
      if (part >= to) [whole, part] = [whole + 1, part - to];
    }
    const first = Math.min(whole - reach, all.length);
    rest = all.slice(first);
    whole -= first;
    return made.slice(0, count);
  };
}

/** The weights of the samples around a place that is `fraction` after one of them. */
function weightsAt(fraction: number, width: number, reach: number): Float32Array {
  const weights = Float32Array.from({ length: 2 * reach }, (_, i) => {
    const distance = i - reach + 1 - fraction;
    const angle = Math.PI * width * distance;
    const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
    const turn = Math.PI * distance / reach;
    return sinc * (0.42 + 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn));
  });
  const sum = weights.reduce((a, b) => a + b);
  return weights.map((weight) => weight / sum);
}
