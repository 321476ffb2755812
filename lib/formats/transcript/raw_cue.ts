/** What the readers of transcripts have in common. */

/** A sentence as a file has it: nothing is checked or cut yet. Times are milliseconds. */
export type RawCue = {
  id?: string;
  start?: number;
  end?: number;
  speaker?: string;
  text: string;
  settings?: string;
};

/** What one file holds; `leftOut` says in lines for people what was not taken as it is. */
export type RawTranscript = {
  cues: RawCue[];
  notes?: string;
  language?: string;
  leftOut: string[];
};

/** The lines of a text, however they end. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** The times of a line "00:01.000 --> 00:02.000 align:start" and what follows them. */
export type Timing = { start: number; end: number; rest: string };

const TIME = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`;
const TIMING = new RegExp(String.raw`^[ \t]*${TIME}[ \t]*-->[ \t]*${TIME}(?!\d)`);

/** Reads such a line, with a point or a comma before the milliseconds; null for any other. */
export function readTiming(line: string): Timing | null {
  const match = TIMING.exec(line);
  if (!match) return null;
  const [start, end] = [match.slice(1, 5), match.slice(5, 9)].map(toMilliseconds);
  return { start, end, rest: line.slice(match[0].length).trim() };
}

function toMilliseconds([hours = "0", minutes, seconds, fraction = ""]: string[]): number {
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, "0"));
}
