import assert from "node:assert/strict";
import { foldText, toWords } from "../../../../lib/model/text/search_words.ts";

const FOLDED: [text: string, words: string[]][] = [
  ["École Supérieure", ["ecole", "superieure"]],
  ["ÅNGSTRÖM, Łódź & Straße", ["angstrom", "lodz", "strasse"]],
  ["Bjørn’s Þingvellir", ["bjorns", "thingvellir"]],
  ["O'Brien o’brien OBrien", ["obrien", "obrien", "obrien"]],
  ["bell-tower, 1931–33", ["bell", "tower", "1931", "33"]],
  ["e\u0301cole", ["ecole"]],
  ["한국 학교", ["한국", "학교"]],
  ["ﬁre №5", ["fire", "no5"]],
  ["«…» !!! 🏫", []],
  ["", []],
];

for (const [text, words] of FOLDED) {
  Deno.test(`"${text}" has the words ${words.join(", ") || "of no text"}`, () => {
    assert.deepEqual(toWords(text), words);
  });
}

Deno.test("a text without spaces is cut into its words", () => {
  assert.ok(toWords("東京の学校").includes("学校"));
  assert.ok(toWords("โรงเรียนเก่า").length > 1);
});

Deno.test("folding twice changes no more than folding once", () => {
  for (const [text] of FOLDED) assert.equal(foldText(foldText(text)), foldText(text));
});
