import assert from "node:assert/strict";
import {
  keepTimes,
  sentenceAt,
  withAlignment,
} from "../../../../../../islands/author/tour-form/transcript/sentence_times.ts";
import {
  begin,
  go,
  redo,
  undo,
} from "../../../../../../islands/author/tour-form/transcript/edit_history.ts";

const KNOWN = [
  { text: "The mill stood here.", start: 0, end: 900, speaker: "Ada" },
  { text: "Yes.", start: 1000, end: 1200 },
  { text: "It burned.", start: 1300, end: 2000 },
  { text: "Yes.", start: 2100, end: 2300 },
];

Deno.test("a sentence that is written again keeps its times, a new one has none", () => {
  const written = ["The mill  stood here.", "Not so.", "Yes.", "Yes."].map((text) => ({ text }));
  assert.deepEqual(keepTimes(written, KNOWN), [
    { text: "The mill  stood here.", start: 0, end: 900, speaker: "Ada" },
    { text: "Not so." },
    KNOWN[1],
    KNOWN[3],
  ]);
});

Deno.test("what the aligner found is marked: unspoken sentences have no times, doubts stand", () => {
  const asked = [KNOWN[0], { text: "Nobody says this." }, KNOWN[2]];
  const found = withAlignment({ sentences: asked, extraSpeech: [] }, asked, {
    sentences: [
      { start: 10, end: 800, uncertain: false },
      { unspoken: true },
      { start: 1400, end: 1900, uncertain: true },
    ],
    extraSpeech: [{ start: 800, end: 1400 }],
  });
  assert.deepEqual(found, {
    sentences: [
      { text: "The mill stood here.", speaker: "Ada", start: 10, end: 800 },
      { text: "Nobody says this." },
      { text: "It burned.", start: 1400, end: 1900, uncertain: true },
    ],
    extraSpeech: [{ start: 800, end: 1400 }],
  });
});

Deno.test("what is typed while the aligner works stays as typed, without times", () => {
  const asked = [{ text: "One." }, { text: "Two." }];
  const current = { sentences: [{ text: "Zero." }, { text: "Two." }], extraSpeech: [] };
  const { sentences } = withAlignment(current, asked, {
    sentences: [{ start: 0, end: 5, uncertain: false }, { start: 5, end: 9, uncertain: false }],
    extraSpeech: [],
  });
  assert.deepEqual(sentences, [{ text: "Zero." }, { text: "Two.", start: 5, end: 9 }]);
});

Deno.test("the sentence that sounds is found from its start until before its end", () => {
  assert.deepEqual([0, 899, 900, 1000, 2500].map((time) => sentenceAt(KNOWN, time)), [
    0,
    0,
    -1,
    1,
    -1,
  ]);
});

Deno.test("letters of one sentence are one step to undo, and what was undone can be done again", () => {
  let history = begin("");
  history = go(history, "a", "text 0");
  history = go(history, "ab", "text 0");
  history = go(history, "ab|", "split");
  history = undo(history);
  assert.equal(history.present, "ab");
  assert.equal(undo(history).present, "");
  assert.equal(redo(undo(history)).present, "ab");
  assert.equal(redo(redo(undo(history))).present, "ab|");
  assert.equal(undo(begin("x")).present, "x");
});
