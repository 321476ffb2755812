/**
 * Reads the transcript of an OHMS interview: its text, and the line in which each minute begins.
 *
 * Source: Louie B. Nunn Center, OHMS: `<sync>1:|12(3)|25(7)` means that minute 1 begins in line 12.
 */
import type { XmlElement } from "@rgrove/parse-xml";
import { MAX_CUES } from "../../model/tour/transcript_limits.ts";
import { children, localName, textOf } from "../xml.ts";
import { linesOf, type RawCue, type RawTranscript } from "./raw_cue.ts";
import { readPlain } from "./read_plain.ts";

/** The record of an OHMS file; undefined for other XML. */
export function ohmsRecord(root: XmlElement): XmlElement | undefined {
  const record = localName(root) === "record" ? root : children(root, "record")[0];
  return record && children(record, "transcript").length > 0 ? record : undefined;
}

const ESTIMATED = "The file has a time for each minute. The times between them are estimated";

export function readOhms(record: XmlElement, language: string): RawTranscript {
  const lines = linesOf(textOf(record, "transcript") ?? "");
  const { minutes, starts } = readSync(textOf(record, "sync") ?? "");
  if (starts.length === 0) return readPlain(lines.join("\n"), language);
  const bounds = [0, ...starts, lines.length];
  let speaker: string | undefined;
  let count = 0;
  const cues = bounds.slice(0, -1).flatMap((from, i) => {
    if (count > MAX_CUES) return [];
    const { cues } = readPlain(lines.slice(from, bounds[i + 1]).join("\n"), language);
    // Minutes begin in the middle of sentences.
    const next = cues.findIndex((cue) => cue.speaker);
    const spoken = cues.map((cue, n) =>
      speaker && (next < 0 || n < next) ? { speaker, ...cue } : cue
    );
    speaker = spoken.at(-1)?.speaker ?? speaker;
    count += spoken.length;
    return spread(spoken, i * minutes * 60_000, minutes * 60_000);
  });
  return { cues, leftOut: [ESTIMATED] };
}

/** The minutes between two marks, and their lines (from 0), in order. */
function readSync(sync: string): { minutes: number; starts: number[] } {
  const minutes = Number(/^\s*(\d{1,3})\s*:/.exec(sync)?.[1] ?? 1) || 1;
  const lines = sync.slice(sync.indexOf(":") + 1).split("|").slice(0, 2000)
    .flatMap((mark) => /^\s*(\d{1,7})\(\d{1,5}\)/.exec(mark)?.[1] ?? []).map(Number);
  const isInOrder = lines.every((line, i) => i === 0 || lines[i - 1] <= line);
  return { minutes, starts: isInOrder ? lines.map((line) => Math.max(0, line - 1)) : [] };
}

/** Divides the time among the sentences by their number of letters. */
function spread(cues: RawCue[], from: number, length: number): RawCue[] {
  const letters = cues.reduce((sum, { text }) => sum + text.length, 0);
  let before = 0;
  return cues.map((cue) => {
    const start = from + Math.floor(length * before / letters);
    before += cue.text.length;
    return {
      ...cue,
      start,
      end: Math.max(start + 1, from + Math.floor(length * before / letters)),
    };
  });
}
