import assert from "node:assert/strict";
import fc from "fast-check";
import {
  applyEdit,
  type Edit,
  type Sentence,
  type Sentences,
  SHORTEST,
} from "../../../../../../islands/author/tour-form/transcript/transcript_edits.ts";
import { Transcript } from "../../../../../../lib/model/tour/transcript.ts";

const MILL: Sentence[] = [
  { start: 0, end: 2000, text: "The mill stood here." },
  { start: 2000, end: 4000, text: "It burned in 1871.", uncertain: true },
  { start: 5000, end: 7000, text: "Nobody knows why.", speaker: "Ada" },
];

const state = (sentences: Sentence[] = MILL): Sentences => ({ sentences, extraSpeech: [] });
const after = (edit: Edit, sentences?: Sentence[]) => applyEdit(state(sentences), edit).sentences;
const timesOf = (sentences: readonly Sentence[]) =>
  sentences.map(({ start, end }) => `${start}-${end}`).join(" ");

Deno.test("a start that touches the previous end takes it along, both ways", () => {
  const to = (time: number) => timesOf(after({ kind: "start", at: 1, time }));
  assert.equal(to(1900), "0-1900 1900-4000 5000-7000");
  assert.equal(to(2100), "0-2100 2100-4000 5000-7000");
});

Deno.test("a start stays between the previous start and its own end", () => {
  const to = (time: number) => timesOf(after({ kind: "start", at: 1, time }));
  assert.equal(to(-5), `0-${SHORTEST} ${SHORTEST}-4000 5000-7000`);
  assert.equal(to(99_000), "0-3900 3900-4000 5000-7000");
});

Deno.test("a pause before a sentence stays until its start passes the previous end", () => {
  const to = (time: number) => timesOf(after({ kind: "start", at: 2, time }));
  assert.equal(to(4500), "0-2000 2000-4000 4500-7000");
  assert.equal(to(3500), "0-2000 2000-3500 3500-7000");
});

Deno.test("an end moves the start that it touches, and stops at one that it does not", () => {
  assert.equal(timesOf(after({ kind: "end", at: 0, time: 2500 })), "0-2500 2500-4000 5000-7000");
  assert.equal(timesOf(after({ kind: "end", at: 1, time: 6000 })), "0-2000 2000-5000 5000-7000");
});

Deno.test("a boundary that somebody moves is certain from then on", () => {
  assert.equal(after({ kind: "start", at: 1, time: 2100 })[1].uncertain, undefined);
  assert.equal(after({ kind: "end", at: 1, time: 4000 })[1].uncertain, undefined);
  assert.equal(after({ kind: "text", at: 1, text: "It burned." })[1].uncertain, true);
});

Deno.test("two sentences that sound at the same time stay so when a start moves", () => {
  const both = [{ start: 0, end: 3000, text: "One." }, { start: 1000, end: 2000, text: "Two." }];
  assert.equal(timesOf(after({ kind: "start", at: 1, time: 1100 }, both)), "0-3000 1100-2000");
  assert.equal(timesOf(after({ kind: "start", at: 0, time: 1500 }, both)), "1000-3000 1000-2000");
});

Deno.test("a sentence without times gets them between its neighbours", () => {
  const gap = MILL.with(1, { text: "It burned in 1871." });
  const to = (time: number) => timesOf(after({ kind: "start", at: 1, time }, gap));
  assert.equal(to(3000), "0-2000 3000-5000 5000-7000");
  assert.equal(to(1500), "0-1500 1500-3500 5000-7000");
  assert.equal(to(8000), "0-2000 4900-5000 5000-7000");
});

Deno.test("a split divides text and time at the caret, and is undone by a merge", () => {
  const [a, b] = after({ kind: "split", at: 2, caret: 6 }).slice(2);
  assert.deepEqual(a, { start: 5000, end: 5750, text: "Nobody", speaker: "Ada" });
  assert.deepEqual(b, { start: 5750, end: 7000, text: "knows why.", speaker: "Ada" });
  assert.deepEqual(after({ kind: "merge", at: 0 }, [a, b]), [MILL[2]]);
});

Deno.test("sentences of scripts without spaces are merged without one", () => {
  const [cue] = after({ kind: "merge", at: 0 }, [{ text: "水車は。" }, { text: "焼けた。" }]);
  assert.equal(cue.text, "水車は。焼けた。");
});

Deno.test("what cannot be done leaves the very same state", () => {
  const before = state();
  const edits: Edit[] = [
    { kind: "merge", at: 2 },
    { kind: "split", at: 0, caret: 0 },
    { kind: "split", at: 0, caret: 99 },
    { kind: "text", at: 9, text: "Nowhere" },
    { kind: "speaker", at: 2, speaker: "Ada" },
    { kind: "start", at: 0, time: 0 },
  ];
  for (const edit of edits) assert.equal(applyEdit(before, edit), before, JSON.stringify(edit));
});

const anySentences = fc.array(
  fc.record({
    pause: fc.nat(3000) as fc.Arbitrary<number>,
    length: fc.integer({ min: 1, max: 4000 }),
    isTimed: fc.boolean(),
    text: fc.constantFrom("One.", "A mill stood here.", "Left, then right", "水車は。"),
    uncertain: fc.constantFrom(undefined, true as const),
  }),
  { minLength: 1, maxLength: 12 },
).map((parts) => {
  let at = 0;
  return parts.map(({ pause, length, isTimed, text, uncertain }): Sentence => {
    if (!isTimed) return { text };
    at += pause % 3 === 0 ? 0 : pause;
    const cue = { text, start: at, end: at + length, ...(uncertain ? { uncertain } : {}) };
    at += pause % 2 === 0 ? length : Math.floor(length / 2);
    return cue;
  });
});

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant("text" as const), at: fc.nat(12), text: fc.constant("New.") }),
  fc.record({ kind: fc.constant("start" as const), at: fc.nat(12), time: fc.integer() }),
  fc.record({ kind: fc.constant("start" as const), at: fc.nat(12), time: fc.nat(20_000) }),
  fc.record({ kind: fc.constant("end" as const), at: fc.nat(12), time: fc.nat(20_000) }),
  fc.record({ kind: fc.constant("split" as const), at: fc.nat(12), caret: fc.nat(20) }),
  fc.record({ kind: fc.constant("merge" as const), at: fc.nat(12) }),
  fc.record({ kind: fc.constant("speaker" as const), at: fc.nat(12), speaker: fc.string() }),
);

Deno.test("after any edits the sentences are a transcript, with the words that were there", () => {
  const words = (sentences: readonly Sentence[]) =>
    sentences.map(({ text }) => text).join("").replace(/\s/g, "");
  fc.assert(
    fc.property(anySentences, fc.array(anyEdit, { maxLength: 30 }), (sentences, edits) => {
      let now = state(sentences);
      for (const edit of edits) {
        const next = applyEdit(now, edit);
        if (edit.kind === "split" || edit.kind === "merge") {
          assert.equal(words(next.sentences), words(now.sentences));
        }
        now = next;
        const cues = now.sentences.map(({ uncertain: _, ...cue }) => cue);
        const wrong = Transcript.safeParse({ language: "en", source: "typed", cues }).error;
        const about = wrong?.issues.filter(({ path }) => path[2] !== "speaker") ?? [];
        assert.deepEqual(about, [], JSON.stringify({ edit, cues }));
      }
    }),
    { numRuns: 300 },
  );
});
