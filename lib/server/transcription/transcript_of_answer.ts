/**
 * Turns the answer of a transcription server into a transcript. Its format is OpenAI's
 * `verbose_json`, which whisper.cpp and speaches have as well.
 *
 * Source: https://platform.openai.com/docs/api-reference/audio/verbose-json-object
 */
import { z } from "zod";
import { fitTranscript } from "../../formats/transcript/fit_transcript.ts";
import type { RawCue } from "../../formats/transcript/raw_cue.ts";
import { sentenceCutter } from "../../formats/transcript/sentences.ts";
import { readLanguage } from "../../model/text/common_languages.ts";
import { Transcript } from "../../model/tour/transcript.ts";
import { MAX_CUES } from "../../model/tour/transcript_limits.ts";

/** Times are seconds. A segment may end within a sentence. */
const Answer = z.object({
  text: z.string().default(""),
  language: z.string().optional(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() }))
    .max(50_000).default([]),
});

/** The longest pause within a sentence, in milliseconds: a longer one ends it. */
const LONGEST_PAUSE = 1500;

/**
 * Reads the sentences of an answer with their times; undefined without words. `language` is the
 * requested one, if any.
 *
 * @throws {z.ZodError} when the answer has another format.
 */
export function transcriptOfAnswer(body: unknown, language?: string): Transcript | undefined {
  const answer = Answer.parse(body);
  const spoken = language ?? readLanguage(answer.language ?? "") ?? "en";
  const cut = sentenceCutter(spoken);
  const cues = answer.segments.length > 0
    ? runsOf(answer.segments).flatMap((run) => sentencesOf(run, cut))
    : cut(answer.text).map((text): RawCue => ({ text }));
  const fit = fitTranscript({ cues, leftOut: [] }).cues.slice(0, MAX_CUES);
  if (fit.length === 0) return undefined;
  return Transcript.parse({ language: spoken, source: "machine", checked: false, cues: fit });
}

type Segment = { start: number; end: number; text: string };

/** Segments with words, in milliseconds, grouped into runs without a long pause. */
function runsOf(segments: Segment[]): Segment[][] {
  const runs: Segment[][] = [];
  let last = -Infinity;
  for (const { start, end, text } of segments) {
    // Speech models put noises and silence in brackets, and repeat segments without length.
    const words = text.trim().replace(/^[[(][^\])]{0,60}[\])]$/, "");
    if (words === "" || !(start < end)) continue;
    const segment = { start: Math.max(last, 1000 * start), end: 1000 * end, text: words };
    if (segment.start >= segment.end) continue;
    if (segment.start - last <= LONGEST_PAUSE) runs.at(-1)!.push(segment);
    else runs.push([segment]);
    last = segment.end;
  }
  return runs;
}

/** Cuts a run into sentences. Times within a segment are proportional to its letters. */
function sentencesOf(run: Segment[], cut: (text: string) => string[]): RawCue[] {
  const text = run.map(({ text }) => text).join(" ");
  const timeAt = clockOf(run);
  let at = 0;
  return cut(text).map((sentence) => {
    const begin = text.indexOf(sentence, at);
    at = begin + sentence.length;
    return { start: timeAt(begin, "start"), end: timeAt(at, "end"), text: sentence };
  });
}

/** Makes a function from an offset in the joined text to its time in milliseconds. */
function clockOf(run: Segment[]) {
  let at = 0;
  const spans = run.map(({ start, end, text }) => {
    const from = at;
    at += text.length + 1;
    return { start, end, from, to: from + text.length };
  });
  return (letter: number, edge: "start" | "end"): number => {
    const span = edge === "start"
      ? spans.find(({ to }) => letter < to) ?? spans.at(-1)!
      : spans.findLast(({ from }) => letter > from) ?? spans[0];
    const part = (letter - span.from) / (span.to - span.from);
    return Math.round(span.start + (span.end - span.start) * Math.min(1, Math.max(0, part)));
  };
}
