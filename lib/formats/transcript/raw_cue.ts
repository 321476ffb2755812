/** The shared parts of the transcript readers. */
import type { RawChapter } from "../chapters/fit_chapters.ts";

/** A sentence as in the file: unchecked and uncut. Times are milliseconds. */
export type RawCue = {
  id?: string;
  start?: number;
  end?: number;
  speaker?: string;
  text: string;
  settings?: string;
};

/** The content of one file; `leftOut` has lines for people about what was changed or left out. */
export type RawTranscript = {
  cues: RawCue[];
  notes?: string;
  language?: string;
  leftOut: string[];
  chapters?: RawChapter[];
  /** True if a program has written it. */
  isMachine?: boolean;
};

/** The lines of a text, with any line ends. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** The times of a line "00:01.000 --> 00:02.000 align:start" and the settings after them. */
export type Timing = { start: number; end: number; rest: string };

const TIME = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`;
const TIMING = new RegExp(String.raw`^[ \t]*${TIME}[ \t]*-->[ \t]*${TIME}(?!\d)`);

/** Reads such a line, with a point or a comma before the milliseconds; null for other lines. */
export function readTiming(line: string): Timing | null {
  const match = TIMING.exec(line);
  if (!match) return null;
  const [start, end] = [match.slice(1, 5), match.slice(5, 9)].map(milliseconds);
  return { start, end, rest: line.slice(match[0].length).trim() };
}

/** The digits of hours (which may be missing), minutes, seconds and their fraction. */
export function milliseconds([hours = "0", minutes, seconds, fraction = ""]: string[]): number {
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, "0"));
}
