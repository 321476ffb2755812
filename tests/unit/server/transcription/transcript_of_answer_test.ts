/** What machines answer, as sentences. */
import assert from "node:assert/strict";
import { transcriptOfAnswer } from "../../../../lib/server/transcription/transcript_of_answer.ts";

const segment = (start: number, end: number, text: string) => ({ start, end, text });

Deno.test("sentences end at their marks, however the machine has cut", () => {
  const transcript = transcriptOfAnswer({
    segments: [segment(0, 1, " One two."), segment(1, 2, " Three"), segment(2, 4, " four. Five.")],
  }, "en");
  assert.deepEqual(transcript?.cues.map(({ start, end, text }) => [start, end, text]), [
    [0, 1000, "One two."],
    [1000, 2909, "Three four."],
    [3091, 4000, "Five."],
  ]);
});

Deno.test("a long pause ends a sentence; sounds in brackets and empty segments are left out", () => {
  const transcript = transcriptOfAnswer({
    segments: [
      segment(0, 1, "[BLANK_AUDIO]"),
      segment(1, 2, "One"),
      segment(2, 2, "nothing"),
      segment(5, 6, "two"),
      segment(6, 7, "(music)"),
    ],
  }, "en");
  assert.deepEqual(transcript?.cues.map(({ start, text }) => [start, text]), [
    [1000, "One"],
    [5000, "two"],
  ]);
});

Deno.test("segments that overlap or run backwards give times in order", () => {
  const transcript = transcriptOfAnswer({
    segments: [segment(4, 6, "One."), segment(5, 7, "Two."), segment(0, 1, "Three.")],
  }, "en");
  const starts = transcript!.cues.map(({ start }) => start!);
  assert.deepEqual(starts, starts.toSorted((a, b) => a - b));
});

Deno.test("a text alone is cut into sentences without times", () => {
  const transcript = transcriptOfAnswer({ text: "Der Turm. Er brannte.", language: "german" });
  assert.equal(transcript?.language, "de");
  assert.deepEqual(transcript?.cues.map(({ text }) => text), ["Der Turm.", "Er brannte."]);
  assert.equal(transcriptOfAnswer({ text: " " }), undefined);
});
