/** Transcripts for tests. */
import type { Cue, Transcript } from "../../../lib/model/tour/transcript.ts";

/** A transcript in English of two sentences with times, unless told. */
export function makeTranscript(
  cues: Cue[] = [
    { start: 0, end: 1400, text: "The bridge was built in 1871." },
    { start: 1600, end: 3000, speaker: "Mae Lewis", text: "My father laid its stones." },
  ],
  over: Partial<Transcript> = {},
): Transcript {
  return { language: "en", source: "typed", checked: true, cues, ...over };
}
