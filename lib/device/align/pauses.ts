/** Finds the pauses of a recording. */

/** Samples a second of all sound that is aligned. */
export const RATE = 16_000;

/** Times in milliseconds. */
export type Span = { start: number; end: number };

/** Milliseconds of one measurement of the level. */
const STEP = 5;

/** A shorter quiet stretch, in milliseconds, belongs to a sound such as "t". */
const SHORTEST = 45;

/** A quiet stretch lies in the lowest part of the range of levels. */
const QUIET_PART = 0.35;

/** Lowest level that is distinguished from silence, in dB. */
const FLOOR = -70;

/** The pauses in order of time; the first and last may be the ends of the recording. */
export function findPauses(samples: Float32Array): Span[] {
  const levels = levelsOf(samples);
  const sorted = [...levels].sort((a, b) => a - b);
  const [low, high] = [0.03, 0.9].map((part) => sorted[Math.floor(part * sorted.length)] ?? FLOOR);
  if (high - low < 6) return [];
  const threshold = low + QUIET_PART * (high - low);
  const pauses: Span[] = [];
  let start = -1;
  for (let i = 0; i <= levels.length; i++) {
    const quiet = i < levels.length && levels[i] < threshold;
    if (quiet && start < 0) start = i;
    if (quiet || start < 0) continue;
    if ((i - start) * STEP >= SHORTEST) pauses.push({ start: start * STEP, end: i * STEP });
    start = -1;
  }
  return pauses;
}

function levelsOf(samples: Float32Array): Float32Array {
  const length = RATE * STEP / 1000;
  return Float32Array.from({ length: Math.floor(samples.length / length) }, (_, i) => {
    let sum = 0;
    for (let k = i * length; k < (i + 1) * length; k++) sum += samples[k] ** 2;
    return Math.max(FLOOR, 10 * Math.log10(sum / length));
  });
}

/** How much of a span is not a pause, in milliseconds. */
export function voiceIn({ start, end }: Span, pauses: readonly Span[]): number {
  return pauses.reduce(
    (rest, pause) => rest - Math.max(0, Math.min(end, pause.end) - Math.max(start, pause.start)),
    Math.max(0, end - start),
  );
}
