/**
 * Reads WebVTT. Regions and styles are left out; text without times is kept without times.
 *
 * Source: W3C, WebVTT: The Web Video Text Tracks Format, 6.1.
 */
import { texts } from "../../texts/texts.ts";
import { readCueText } from "./cue_text.ts";
import { linesOf, type RawCue, type RawTranscript, readTiming } from "./raw_cue.ts";

const t = texts("reading");

/** True for a text that begins like WebVTT. */
export const isVtt = (text: string): boolean => /^WEBVTT(?:[ \t\r\n]|$)/.test(text);

export function readVtt(text: string): RawTranscript {
  const [header, ...blocks] = blocksOf(linesOf(text));
  const language = header.map((line) => /^Language:[ \t]*([\w-]{2,35})[ \t]*$/i.exec(line)?.[1])
    .find((tag) => tag !== undefined);
  const notes: string[] = [];
  const cues: RawCue[] = [];
  const leftOut = new Set<string>();
  for (const block of blocks) {
    const [first] = block;
    const timingAt = block.slice(0, 2).findIndex((line) => line.includes("-->"));
    if (timingAt < 0 && /^NOTE(?:[ \t]|$)/.test(first)) notes.push(noteOf(block));
    else if (timingAt < 0 && /^(STYLE|REGION)[ \t]*$/.test(first)) {
      leftOut.add(t("stylesLeft"));
    } else cues.push(...readBlock(block, timingAt, leftOut));
  }
  return { cues, notes: notes.join("\n\n") || undefined, language, leftOut: [...leftOut] };
}

/** Runs of lines between empty lines; a line with times always begins a new one. */
function blocksOf(lines: string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    const last = blocks.at(-1)!;
    const isHeader = blocks.length === 1;
    const begins = line.includes("-->") && last.length > 0 &&
      (isHeader || last.length > 1 || last[0].includes("-->"));
    if (line === "" && last.length > 0) blocks.push([]);
    else if (begins) blocks.push([line]);
    else if (line !== "") last.push(line);
  }
  return blocks.filter((block, i) => i === 0 || block.length > 0);
}

const noteOf = ([first, ...rest]: string[]): string =>
  [first.slice("NOTE ".length), ...rest].join("\n").replace(/^\n/, "");

function readBlock(block: string[], timingAt: number, leftOut: Set<string>): RawCue[] {
  const timing = timingAt < 0 ? null : readTiming(block[timingAt]);
  const payload = timing ? block.slice(timingAt + 1) : block;
  const { parts, hasMarkup } = readCueText(payload.join("\n"));
  if (hasMarkup) leftOut.add(t("markupLeft"));
  if (!timing) {
    leftOut.add(t("textWithoutTimes"));
    return parts;
  }
  const { start, end, rest } = timing;
  const id = timingAt === 1 ? block[0] : undefined;
  return parts.map((part, i) => ({
    ...i === 0 && id ? { id } : {},
    start,
    end,
    ...part,
    ...rest ? { settings: rest } : {},
  }));
}
