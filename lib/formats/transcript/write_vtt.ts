/**
 * A transcript as WebVTT: notes as NOTE blocks, ids, voices and settings. It has only sentences
 * with times. Empty lines are left out of sentences, because they would end the cue.
 *
 * Source: W3C, WebVTT: The Web Video Text Tracks Format.
 */
import type { Cue, Transcript } from "../../model/tour/transcript.ts";
import { fitText } from "../../model/text/unfit_text.ts";
import { linesOf } from "./raw_cue.ts";

type TimedCue = Cue & { start: number; end: number };

const isTimed = (cue: Cue): cue is TimedCue =>
  cue.start !== undefined && cue.end !== undefined && fitText(cue.text).trim() !== "";

/** True where at least one sentence has times. */
export const hasTimes = ({ cues }: Transcript): boolean => cues.some(isTimed);

/** The file, which ends with a line break. */
export function writeVtt({ language, notes, cues }: Transcript): string {
  const blocks = [
    `WEBVTT\nLanguage: ${language}`,
    ...noteBlocks(notes),
    ...cues.filter(isTimed).map(cueBlock),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** The non-empty lines of a text, without control characters. */
const filledLines = (text: string): string[] =>
  linesOf(fitText(text).trim()).filter((line) => line.trim() !== "");

/** A block for each paragraph. "-->" would turn a note into a cue, and cannot be escaped there. */
function noteBlocks(notes = ""): string[] {
  return notes.split(/(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)/).map(filledLines).filter((lines) =>
    lines.length > 0
  ).map((lines) => {
    const text = lines.join("\n").replaceAll("-->", "→");
    return lines.length > 1 ? `NOTE\n${text}` : `NOTE ${text}`;
  });
}

function cueBlock({ id, start, end, settings, speaker, text }: TimedCue): string {
  const timing = [timestamp(start), "-->", timestamp(end), ...filledLines(settings ?? "")].join(
    " ",
  );
  const name = fitText(speaker ?? "").trim().replace(/\s+/g, " ");
  const voice = name ? `<v ${escaped(name)}>` : "";
  return [...filledLines(id ?? ""), timing, voice + escaped(filledLines(text).join("\n"))].join(
    "\n",
  );
}

/** Milliseconds as "01:02:03.004". */
function timestamp(ms: number): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60].map((n) =>
    String(Math.floor(n)).padStart(2, "0")
  );
  return `${hours}:${minutes}:${seconds}.${String(ms % 1000).padStart(3, "0")}`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
