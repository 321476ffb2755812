/** A stop's sentences, chapters and pictures go with a part of its recording, and come back. */
import assert from "node:assert/strict";
import {
  cutStory,
  joinStory,
  type Story,
  WHOLE,
} from "../../../../../../islands/author/tour-form/parts/cut_story.ts";
import { newThing } from "../../../../../../lib/formats/fields/things.ts";

const ABOUT = { language: "en", source: "aligned", checked: true } as const;

/** A sentence a second, each 900 ms long. */
const cue = (at: number) => ({
  start: at * 1000,
  end: at * 1000 + 900,
  text: `Sentence ${at}.`,
});

const story = (over: Partial<Story> = {}): Story => ({
  transcript: { ...ABOUT, cues: [0, 1, 2, 3, 4, 5].map(cue) },
  chapters: [{ at: 0, title: "Gate" }, { at: 2000, title: "Hall" }, { at: 4000, title: "Roof" }],
  things: [],
  ...over,
});

const textsOf = ({ transcript }: Story) => transcript?.cues.map(({ text }) => text) ?? [];

Deno.test("a part has the sentences and chapters in it, in its own time", () => {
  const { inside, leftOut } = cutStory(story(), { from: 1900, to: 4000 });
  assert.deepEqual(inside.transcript, {
    ...ABOUT,
    cues: [
      { start: 100, end: 1000, text: "Sentence 2." },
      { start: 1100, end: 2000, text: "Sentence 3." },
    ],
  });
  assert.deepEqual(inside.chapters, [{ at: 100, title: "Hall" }]);
  assert.deepEqual(leftOut.cues.map(({ text }) => text), [
    ...["Sentence 0.", "Sentence 1.", "Sentence 4.", "Sentence 5."],
  ]);
});

Deno.test("what was left out comes back with the whole, at its times", () => {
  const whole = story({
    things: [
      newThing({ id: "a", from: 0 }),
      newThing({ id: "b", from: 2500, to: 3500 }),
      newThing({ id: "c", from: 5000 }),
      newThing({ id: "d" }),
    ],
  });
  // The edges cut sentences 1 and 4, and the chapter began just before.
  const parts = [{ from: 1100, to: 4800 }, { from: 2400, to: 3000 }, { from: 5950, to: 7000 }];
  for (const part of parts) {
    const { inside, leftOut } = cutStory(whole, part);
    assert.deepEqual(joinStory(inside, part, leftOut), whole, JSON.stringify(part));
  }
});

Deno.test("what was changed in the part stays changed in the whole", () => {
  const part = { from: 2000, to: 4000 };
  const { inside, leftOut } = cutStory(story(), part);
  const cues = [{ start: 0, end: 900, text: "Mended." }, { text: "New." }];
  const joined = joinStory({ ...inside, transcript: { ...ABOUT, cues } }, part, leftOut);
  assert.deepEqual(textsOf(joined), [
    ...["Sentence 0.", "Sentence 1.", "Mended.", "New.", "Sentence 4.", "Sentence 5."],
  ]);
  assert.equal(joined.transcript?.cues[2].start, 2000);
});

Deno.test("a sentence belongs to a part that has half of it, and ends where that ends", () => {
  const { inside } = cutStory(story(), { from: 1460, to: 3440 });
  assert.deepEqual(textsOf(inside), ["Sentence 2."]);
  const wider = cutStory(story(), { from: 1440, to: 3450 }).inside;
  assert.deepEqual(wider.transcript?.cues.map(({ start, end }) => [start, end]), [
    ...[[0, 460], [560, 1460], [1560, 2010]],
  ]);
});

Deno.test("sentences without times go with the one before; a text without any times stays", () => {
  const bare = (text: string) => ({ text });
  const cues = [bare("a"), cue(0), bare("b"), cue(1), bare("c"), cue(2)];
  const whole = story({ transcript: { ...ABOUT, cues } });
  const part = { from: 1000, to: 2000 };
  const { inside, leftOut } = cutStory(whole, part);
  assert.deepEqual(textsOf(inside), ["Sentence 1.", "c"]);
  assert.deepEqual(joinStory(inside, part, leftOut), whole);
  const timeless = story({ transcript: { ...ABOUT, cues: [bare("a"), bare("b")] } });
  assert.deepEqual(cutStory(timeless, part).inside.transcript, timeless.transcript);
});

Deno.test("a chapter in which a part begins starts it only if it has just begun", () => {
  const titles = (from: number) =>
    cutStory(story(), { from, to: 6000 }).inside.chapters?.map(({ at, title }) => [at, title]);
  assert.deepEqual(titles(2300), [[0, "Hall"], [1700, "Roof"]]);
  assert.deepEqual(titles(3300), [[700, "Roof"]]);
  assert.equal(titles(5500), undefined);
});

Deno.test("a picture is shown from the start of a part that begins while it is shown", () => {
  const things = [newThing({ id: "a", from: 0 }), newThing({ id: "b", from: 3000, to: 9000 })];
  const { inside } = cutStory(story({ things }), { from: 2000, to: 5000 });
  assert.deepEqual(inside.things?.map(({ from, to }) => [from, to]), [
    [0, undefined],
    [1000, 3000],
  ]);
  const later = cutStory(story({ things }), { from: 3500, to: 5000 }).inside;
  assert.deepEqual(later.things?.map(({ from }) => from), [undefined, 0]);
});

Deno.test("a part that is cut from a part has its times in the whole recording", () => {
  const first = { from: 1000, to: 5000 };
  const { inside, leftOut } = cutStory(story(), first);
  const second = { from: 2000, to: 4000 };
  const again = cutStory(joinStory(inside, first, leftOut), second).inside;
  assert.deepEqual(again, cutStory(story(), second).inside);
  assert.deepEqual(cutStory(story(), WHOLE).inside, story());
});
