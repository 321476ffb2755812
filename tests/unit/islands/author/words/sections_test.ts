/** The texts of an archive as its translators have them. */
import assert from "node:assert/strict";
import { namedTexts } from "../../../../../islands/author/words/row_names.ts";
import {
  isOpen,
  nextOpen,
  progressOf,
  sectionsOf,
} from "../../../../../islands/author/words/sections.ts";
import { missingText } from "../../../../../islands/author/languages/language_item.tsx";
import { unitsOf } from "../../../../../lib/model/tour/words/units.ts";
import { toUnit } from "../../../../../routes/api/languages.ts";
import { makeStop, makeTour } from "../../../../support/data/tours.ts";
import { fullTour } from "../../../../support/data/full_tour.ts";
import type { Tour } from "../../../../../lib/model/tour/tour.ts";

const sections = (tour: unknown) => sectionsOf(unitsOf(tour as Tour, {}).map(toUnit));

Deno.test("the archive comes first, then each stop with its number, its recording apart from its texts", () => {
  const stop = makeStop({ id: "mill", title: "The mill", audioDuration: "2:00" });
  const [own, mill, bridge] = sections(
    makeTour({ audioStops: [stop, makeStop({ id: "bridge" })] }),
  );
  assert.deepEqual([own.number, mill.number, mill.title, bridge.number], [0, 1, "The mill", 2]);
  assert.equal(mill.recording?.key, "mill:audioUrl");
  assert.equal(mill.lengthKey, "mill:audioDuration");
  assert.deepEqual(mill.texts.map(({ key }) => key), ["mill:title", "mill:description"]);
});

Deno.test("every text of an archive has a name, and lists have a heading each", () => {
  const all = sections(fullTour()).flatMap(({ texts }) => namedTexts(texts));
  assert.deepEqual(all.filter(({ label }) => !label || label === "undefined"), []);
  const headings = all.flatMap(({ heading }) => heading ?? []);
  for (const one of ["Transcript", "Chapters", "Pictures and papers"]) {
    assert.ok(headings.includes(one), one);
  }
});

Deno.test("sentences and chapters are called by their times", () => {
  const stop = makeStop({
    id: "mill",
    transcript: {
      language: "en",
      source: "typed",
      checked: false,
      cues: [{ start: 65_000, end: 66_000, text: "Here." }, { text: "There." }],
    },
    chapters: [{ at: 5000, title: "The flood", synopsis: "In 1910." }],
  });
  const [, { texts }] = sections(makeTour({ audioStops: [stop] }));
  assert.deepEqual(namedTexts(texts).slice(2).map(({ label, heading }) => [heading, label]), [
    ["Transcript", "1:05"],
    [undefined, "Sentence 2"],
    ["Chapters", "Chapter 1, 0:05"],
    [undefined, "Chapter 1: summary"],
  ]);
});

Deno.test("the next open text is the one below, and after the last the first", () => {
  const keys = ["a", "b", "c"];
  const open = (...some: string[]) => (key: string) => some.includes(key);
  assert.equal(nextOpen(keys, undefined, open("a", "b")), "a");
  assert.equal(nextOpen(keys, "a", open("a", "c")), "c");
  assert.equal(nextOpen(keys, "c", open("a")), "a");
  assert.equal(nextOpen(keys, "b", open("b")), "b");
  assert.equal(nextOpen(keys, "a", open()), undefined);
});

Deno.test("a filter shows what is missing or changed, and all leads to both", () => {
  const states = ["missing", "changed", "translated"] as const;
  assert.deepEqual(states.map((state) => isOpen(state, "all")), [true, true, false]);
  assert.deepEqual(states.map((state) => isOpen(state, "missing")), [true, false, false]);
  assert.deepEqual(states.map((state) => isOpen(state, "changed")), [false, true, false]);
  assert.deepEqual(progressOf(states), { all: 3, done: 2, changed: 1 });
});

Deno.test("before a language is shown, people read what visitors will see in its place", () => {
  const counts = { all: 40, translated: 34, changed: 1, recordings: 0 };
  assert.equal(
    missingText(counts, "English"),
    "6 texts are missing: visitors see them in English. " +
      "1 original has changed since: visitors see its older translation.",
  );
  assert.equal(missingText({ ...counts, translated: 40, changed: 0 }, "English"), "");
});
