/** The present level of a microphone. */

type LevelMeter = {
  /** From 0 for silence to 1 for full scale, in decibels. */
  level(): number;
  close(): void;
};

/** The level of silence, in decibels below full scale. */
const FLOOR = -55;

/** The level of these samples, which are from -1 to 1. */
export function levelOf(samples: ArrayLike<number>): number {
  const power = Array.from(samples).reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
  const decibels = 10 * Math.log10(power);
  return Math.min(1, Math.max(0, (decibels - FLOOR) / -FLOOR));
}

/** Measures `stream` until it is closed. */
export function createLevelMeter(stream: MediaStream): LevelMeter {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    },
    close: () => void context.close(),
  };
}
