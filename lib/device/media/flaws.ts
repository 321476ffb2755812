/**
 * Flaws of a recording that visitors would notice. The thresholds are between measurements of a
 * synthesized voice as WAV, MP3 and M4A.
 */

/**
 * "silent": there is no sound, or only steady noise. "quiet": stays far quieter than others even
 * when it is amplified. "distorted": it was too loud for the microphone. "short": about a second.
 * "one-sided": one of its two channels is hardly heard.
 */
export type RecordingFlaw = "silent" | "quiet" | "distorted" | "short" | "one-sided";

/**
 * The measurements of a recording: seconds, LUFS, dB between quiet and loud moments, and whether
 * one of its two channels is hardly heard.
 */
type Measures = { seconds: number; loudness: number; spread: number; isOneSided: boolean };

/** The sample value at which a converter clips, and how many in a row count. */
const FULL = 0.985;
const ROW = 4;

/** This many rows a second: limited speech has up to 2, speech that is 6 dB too loud 4 to 34. */
const MAX_ROWS = 3;

/** LUFS: amplified by 24 dB, the maximum, this is still 10 LU below others. */
const QUIET = -50;

/** Steady noise has a spread of 4 dB, speech of 30 and more. Louder noise may be intended: rain. */
const NOISE = { loudness: -40, spread: 8 };

/** Seconds: anything shorter is probably a mistaken tap. */
const SHORT = 1.5;

/** The seconds that a loudness measurement needs. */
const MEASURABLE = 0.4;

type FlawFinder = {
  /** Takes the next samples: one array for each channel. */
  add(channels: readonly Float32Array[]): void;
  flaws(measures: Measures): RecordingFlaw[];
};

/** Looks for flaws in a recording. */
export function createFlawFinder(): FlawFinder {
  /** By channel: samples of the row under way, and rows. */
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
    flaws({ seconds, loudness, spread, isOneSided }) {
      const isNoise = loudness < NOISE.loudness && spread < NOISE.spread;
      const isSilent = seconds >= MEASURABLE && (loudness === -Infinity || isNoise);
      const rows = Math.max(0, ...found.map(({ rows }) => rows));
      const flaws: [RecordingFlaw, boolean][] = [
        ["silent", isSilent],
        ["quiet", !isSilent && Number.isFinite(loudness) && loudness < QUIET],
        ["distorted", rows > MAX_ROWS * seconds],
        ["short", seconds < SHORT],
        ["one-sided", isOneSided && !isSilent],
      ];
      return flaws.flatMap(([flaw, isThere]) => isThere ? [flaw] : []);
    },
  };
}
