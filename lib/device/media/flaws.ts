/**
 * What is wrong with a recording that visitors would notice. Thresholds are between what was
 * measured of a synthesized voice as WAV, MP3 and M4A (decision 063).
 */

/**
 * "silent": there is no sound, or nothing but an even noise. "quiet": so quiet that it stays far
 * behind others when it is made louder. "distorted": it was too loud for the microphone. "short":
 * about a second.
 */
export type RecordingFlaw = "silent" | "quiet" | "distorted" | "short";

/** What is measured of a recording: seconds, LUFS, and dB between quiet and loud moments. */
type Measures = { seconds: number; loudness: number; spread: number };

/** Samples from which on a converter is at its end, and so many of them in a row. */
const FULL = 0.985;
const ROW = 4;

/** So many rows in a second: limited speech has up to 2, speech that is 6 dB too loud 4 to 34. */
const MAX_ROWS = 3;

/** LUFS: 24 dB louder, which is the most, this is still 10 LU behind others. */
const QUIET = -50;

/** An even noise has a spread of 4 dB, speech of 30 and more. Louder ones may be meant: rain. */
const NOISE = { loudness: -40, spread: 8 };

/** Seconds: less is most often a slip of the thumb. */
const SHORT = 1.5;

/** Seconds that loudness needs. */
const MEASURABLE = 0.4;

type FlawFinder = {
  /** Takes the next samples: one array for each channel. */
  add(channels: readonly Float32Array[]): void;
  flaws(measures: Measures): RecordingFlaw[];
};

/** Looks for flaws in a recording. */
export function createFlawFinder(): FlawFinder {
  /** By channel: samples of the row that has not ended, and rows. */
  const found: { row: number; rows: number }[] = [];
  return {
    add(channels) {
      channels.forEach((samples, channel) => {
        const count = found[channel] ??= { row: 0, rows: 0 };
        for (const sample of samples) {
          if (Math.abs(sample) < FULL) count.row = 0;
          else if (++count.row === ROW) count.rows++;
        }
      });
    },
    flaws({ seconds, loudness, spread }) {
      const isNoise = loudness < NOISE.loudness && spread < NOISE.spread;
      const isSilent = seconds >= MEASURABLE && (loudness === -Infinity || isNoise);
      const rows = Math.max(0, ...found.map(({ rows }) => rows));
      const flaws: [RecordingFlaw, boolean][] = [
        ["silent", isSilent],
        ["quiet", !isSilent && Number.isFinite(loudness) && loudness < QUIET],
        ["distorted", rows > MAX_ROWS * seconds],
        ["short", seconds < SHORT],
      ];
      return flaws.flatMap(([flaw, isThere]) => isThere ? [flaw] : []);
    },
  };
}
