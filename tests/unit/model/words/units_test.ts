import assert from "node:assert/strict";
import { withheldStop } from "../../../../lib/model/consent/withheld_stop.ts";
import type { Tour } from "../../../../lib/model/tour/tour.ts";
import { inWords } from "../../../../lib/model/tour/words/in_words.ts";
import {
  countWords,
  inPlace,
  textHash,
  type TranslatedWords,
  unitsOf,
} from "../../../../lib/model/tour/words/units.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { makeTranscript } from "../../../support/data/transcripts.ts";

const CUES = [
  { start: 0, end: 1000, text: "The mill stood here." },
  { start: 1200, end: 2000, text: "It burned down." },
];

const STOP = {
  ...makeStop({
    id: "mill",
    title: "The mill",
    description: "A mill by the river.",
    audioUrl: "/archives/mill.mp3",
    transcript: makeTranscript(CUES),
    chapters: [{ at: 0, title: "The fire", synopsis: "How it began." }],
    things: [{
      id: "letter",
      url: "/archives/a.svg",
      alt: "A letter",
      text: "Dear Anna",
      pages: [{ url: "/archives/b.svg", text: "Yours, Ben" }],
    }],
  }),
  id: "mill",
};

/** An archive in English. */
const archive = (over: Partial<Tour> = {}): Tour => ({
  ...makeTour({ title: "The valley", description: "A quiet valley.", language: "en" }),
  id: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  stopCount: 1,
  revision: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  audioStops: [STOP],
  ...over,
});

/** The same; the letter is shown with the second sentence, and goes in the middle of it. */
const withTimes = () =>
  archive({
    audioStops: [{
      ...STOP,
      things: STOP.things!.map((thing) => ({ ...thing, from: 1200, to: 1600 })),
    }],
  });

/** Each text in capitals, as the translation of what the archive says now. */
const shouted = (tour: Tour): TranslatedWords =>
  Object.fromEntries(
    unitsOf(tour, {}).filter(({ field }) => field.kind !== "sound")
      .map(({ key, text, of }) => [key, { text: text.toUpperCase(), of }]),
  );

const german = (words: TranslatedWords, more = {}) => ({
  language: "de",
  revision: 3,
  words,
  ...more,
});

Deno.test("all words of an archive have a key, down to sentences, chapters and the pages of papers", () => {
  assert.deepEqual(unitsOf(archive(), {}).map(({ key }) => key), [
    ":title",
    ":duration",
    ":description",
    "mill:title",
    "mill:description",
    "mill:audioUrl",
    "mill:audioDuration",
    "mill:transcript:1",
    "mill:transcript:2",
    "mill:chapters:1",
    "mill:chapters:1:synopsis",
    "mill:things:letter:text",
    "mill:things:letter:text2",
    "mill:things:letter:alt",
  ]);
});

Deno.test("an archive in another language has the translated words, and its transcript the original's times", () => {
  const { title, language, translation, audioStops: [stop] } = inWords(
    archive(),
    german(shouted(archive())),
  );
  assert.deepEqual([title, language], ["THE VALLEY", "de"]);
  assert.deepEqual(translation, {
    language: "de",
    of: "en",
    revision: 3,
    titles: { "": "The valley", mill: "The mill" },
  });
  assert.deepEqual([stop.title, stop.language, stop.spokenIn], ["THE MILL", "de", "en"]);
  assert.equal(stop.audioUrl, STOP.audioUrl);
  assert.equal(stop.transcript!.language, "de");
  assert.deepEqual(
    stop.transcript!.cues,
    CUES.map((cue) => ({ ...cue, text: cue.text.toUpperCase() })),
  );
  assert.equal(stop.chapters![0].title, "THE FIRE");
  assert.equal(stop.things![0].pages![0].text, "YOURS, BEN");
  assert.equal(stop.imageAlt, "A LETTER");
});

Deno.test("what is not translated stays in its own language", () => {
  const words = { ":title": { text: "Das Tal", of: textHash("The valley") } };
  const { title, language, audioStops: [stop] } = inWords(archive(), german(words));
  assert.deepEqual([title, language], ["Das Tal", "de"]);
  assert.deepEqual([stop.title, stop.language], ["The mill", "en"]);
  assert.equal(stop.transcript!.language, "en");
});

Deno.test("a recording in this language has its own transcript, and no times of the original", () => {
  const own = makeTranscript([{ start: 0, end: 700, text: "Hier stand die Mühle." }], {
    language: "de",
  });
  const words = {
    ...shouted(archive()),
    "mill:audioUrl": { text: "/archives/muehle.mp3", of: textHash(STOP.audioUrl) },
  };
  const timed = inWords(archive(), german(words, { transcripts: { mill: own } })).audioStops[0];
  assert.deepEqual([timed.audioUrl, timed.transcript], ["/archives/muehle.mp3", own]);
  assert.deepEqual([timed.spokenIn, timed.chapters], [undefined, undefined]);
  const two = makeTranscript([
    { start: 100, end: 500, text: "Hier stand die Mühle." },
    { start: 900, end: 1700, text: "Sie brannte ab." },
  ]);
  const alike = inWords(withTimes(), german(words, { transcripts: { mill: two } })).audioStops[0];
  assert.deepEqual(alike.chapters!.map(({ at, title }) => [at, title]), [[100, "THE FIRE"]]);
  assert.deepEqual(alike.things!.map(({ from, to }) => [from, to]), [[900, 1300]]);
  const untimed = inWords(archive(), german(words)).audioStops[0].transcript!;
  assert.deepEqual(untimed.cues.map(({ start, text }) => [start, text]), [
    [undefined, "THE MILL STOOD HERE."],
    [undefined, "IT BURNED DOWN."],
  ]);
});

Deno.test("a story that is not released says nothing in any language", () => {
  const closed = archive({ audioStops: [withheldStop(STOP)] });
  assert.deepEqual(
    inWords(closed, german(shouted(archive()))).audioStops,
    closed.audioStops,
  );
});

Deno.test("words whose original has changed are known, and count as such", () => {
  const words = shouted(archive());
  const changed = archive({ title: "The green valley" });
  const [first] = unitsOf(changed, words);
  assert.deepEqual([first.state, first.translation], ["changed", "THE VALLEY"]);
  assert.deepEqual(countWords(unitsOf(changed, words)), {
    all: 12,
    translated: 12,
    changed: 1,
    recordings: 0,
  });
});

Deno.test("a sentence keeps its translation when others come before it or go", () => {
  const words = shouted(archive());
  const cues = [{ text: "A new one." }, CUES[1], CUES[0]].map(({ text }) => ({ text }));
  const after = archive({ audioStops: [{ ...STOP, transcript: makeTranscript(cues) }] });
  const states = unitsOf(after, words).filter(({ key }) => key.startsWith("mill:transcript"))
    .map(({ state, translation }) => [state, translation]);
  assert.deepEqual(states, [
    ["missing", undefined],
    ["translated", "IT BURNED DOWN."],
    ["translated", "THE MILL STOOD HERE."],
  ]);
  const placed = inPlace(after, words);
  assert.equal(placed["mill:transcript:1"], undefined);
  assert.equal(placed["mill:transcript:2"].text, "IT BURNED DOWN.");
});

Deno.test("words of a stop that is gone stay for the day when it comes back", () => {
  const words = shouted(archive());
  assert.deepEqual(
    inPlace(archive({ audioStops: [{ ...STOP, id: "other" }] }), words)["mill:title"],
    words["mill:title"],
  );
});
