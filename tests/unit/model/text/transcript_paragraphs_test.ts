import assert from "node:assert/strict";
import { originNote, paragraphsOf } from "../../../../lib/model/text/transcript_paragraphs.ts";
import { makeTranscript } from "../../../support/data/transcripts.ts";

const texts = (cues: Parameters<typeof paragraphsOf>[0]) =>
  paragraphsOf(cues).map(({ speaker, cues }) =>
    [speaker, ...cues.map(({ text }) => text)].filter(Boolean).join(" ")
  );

Deno.test("a paragraph begins where another one speaks, who is named then", () => {
  const cues = [
    { text: "A.", speaker: "Mae" },
    { text: "B.", speaker: "Mae" },
    { text: "C.", speaker: "Joe" },
    { text: "D." },
  ];
  assert.deepEqual(texts(cues), ["Mae A. B.", "Joe C.", "D."]);
});

Deno.test("a paragraph begins after a long pause, and when one is long, without the name again", () => {
  const cues = [
    { start: 0, end: 1000, text: "A.", speaker: "Mae" },
    { start: 3000, end: 4000, text: "B".repeat(600), speaker: "Mae" },
    { start: 4100, end: 5000, text: "C.", speaker: "Mae" },
  ];
  assert.deepEqual(texts(cues), ["Mae A.", "B".repeat(600), "C."]);
});

Deno.test("what a program has written, and what nobody has checked, says so", () => {
  const note = (source: "typed" | "machine", checked: boolean) =>
    originNote(makeTranscript(undefined, { source, checked }));
  assert.match(note("machine", false)!, /not checked/);
  assert.match(note("machine", true)!, /checked by a person/);
  assert.match(note("typed", false)!, /Not checked/);
  assert.equal(note("typed", true), undefined);
});
