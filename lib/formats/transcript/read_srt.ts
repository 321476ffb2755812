/** Reads SubRip (.srt) and similar files, such as WebVTT without its first line. */
import { texts } from "../../texts/texts.ts";
import { readCueText } from "./cue_text.ts";
import { linesOf, type RawCue, type RawTranscript, readTiming, type Timing } from "./raw_cue.ts";

const t = texts("reading");

/** True if one of the first lines has times. */
export const isSrt = (text: string): boolean =>
  linesOf(text.slice(0, 4000)).slice(0, 20).some((line) => readTiming(line) !== null);

/** True if the first line has the two times of YouTube's format, "0:00:01.190,0:00:04.860". */
export const isSbv = (text: string): boolean => SBV.test(text.slice(0, 200));

const SBV = /^(\d{1,2}:\d{2}:\d{2}\.\d{3}),(\d{1,2}:\d{2}:\d{2}\.\d{3})[ \t]*(?=[\r\n])/;

export const readSbv = (text: string): RawTranscript =>
  readSrt(text.replace(new RegExp(SBV, "gm"), "$1 --> $2"));

export function readSrt(text: string): RawTranscript {
  const cues: RawCue[] = [];
  const leftOut = new Set<string>();
  let timing: Timing | undefined;
  let lines: string[] = [];
  const take = () => {
    const { parts, hasMarkup } = readCueText(withoutPlaces(lines.join("\n")).trim());
    if (hasMarkup) leftOut.add(t("markupLeft"));
    const times = timing ? { start: timing.start, end: timing.end } : {};
    cues.push(...parts.map((part) => ({ ...times, ...part })));
  };
  for (const line of linesOf(text)) {
    const next = readTiming(line);
    if (!next) {
      lines.push(line);
      continue;
    }
    // The number of a cue is in the line before its times.
    if (/^\s*\d{1,9}\s*$/.test(lines.at(-1) ?? "")) lines.pop();
    take();
    [timing, lines] = [next, []];
  }
  take();
  return { cues, leftOut: [...leftOut] };
}

/** Without marks such as "{\an8}", which position a text on a picture. */
const withoutPlaces = (text: string): string => text.replace(/\{\\[a-z]{1,4}[^{}]{0,40}\}/gi, "");
