/** Reads plain text: paragraphs, which may begin with "Name:". */
import { MAX_CUES } from "../../model/tour/transcript_limits.ts";
import { linesOf, type RawCue, type RawTranscript } from "./raw_cue.ts";
import { sentenceCutter } from "./sentences.ts";

/** Up to four words with capital letters, then a colon: "MAE LEWIS:", "Interviewer:". */
const SPEAKER = /^(\p{Lu}[^\s:]{0,40}(?: [\p{Lu}\d(][^\s:]{0,40}){0,3}):(?=\s|$)/u;

/** The name at the beginning of a line, and the rest of it. */
export function splitSpeaker(line: string): { speaker?: string; rest: string } {
  const speaker = SPEAKER.exec(line)?.[1];
  return speaker === undefined ? { rest: line } : { speaker, rest: line.slice(speaker.length + 1) };
}

/**
 * Sentences without times. A speaker lasts until the end of the paragraph or the next name. With
 * more than `MAX_CUES` sentences, which are refused, the rest is not read.
 */
export function readPlain(text: string, language: string): RawTranscript {
  const turns: { speaker?: string; lines: string[] }[] = [{ lines: [] }];
  for (const line of linesOf(text).map((line) => line.trim())) {
    if (line === "" && turns.at(-1)!.lines.length > 0) turns.push({ lines: [] });
    const { speaker, rest } = splitSpeaker(line);
    if (speaker !== undefined) turns.push({ speaker, lines: [rest] });
    else if (line !== "") turns.at(-1)!.lines.push(line);
  }
  const cut = sentenceCutter(language);
  const cues: RawCue[] = [];
  for (const { speaker, lines } of turns) {
    if (cues.length > MAX_CUES) break;
    const text = lines.join(" ");
    const sentences = text.trim() === "" ? [] : cut(text);
    for (const text of sentences) cues.push({ ...speaker ? { speaker } : {}, text });
  }
  return { cues, leftOut: [] };
}
