import assert from "node:assert/strict";
import { isPlainlyThreeWords, parseThreeWords } from "../../../../lib/geo/location/three_words.ts";

const READ: [string, string][] = [
  ["filled.count.soap", "filled.count.soap"],
  ["///filled.count.soap", "filled.count.soap"],
  ["/// Filled.Count.SOAP ", "filled.count.soap"],
  ["filled count soap", "filled.count.soap"],
  ["filled . count . soap", "filled.count.soap"],
  ["größe.straße.äpfel", "größe.straße.äpfel"],
  ["こくさい。ていか。かざす", "こくさい.ていか.かざす"],
  ["डोलने.पीसना.संभाला", "डोलने.पीसना.संभाला"],
  ["индекс.дом.сад", "индекс.дом.сад"],
];
for (const [text, words] of READ) {
  Deno.test(`${text} is a three-word address`, () => assert.equal(parseThreeWords(text), words));
}

const REFUSED = [
  "",
  "filled.count",
  "filled.count.soap.more",
  "one two three four",
  "fi.count.soap",
  "filled.count.so4p",
  "filled..soap",
  "filled-count-soap",
  "//filled.count.soap",
  ".filled.count.soap",
  "filled.count.soap.",
  "40.7589 -74.6672 x",
];
for (const text of REFUSED) {
  Deno.test(`${JSON.stringify(text)} is not a three-word address`, () =>
    assert.equal(parseThreeWords(text), null));
}

Deno.test("words with spaces may be something else", () => {
  assert.equal(isPlainlyThreeWords("New York City"), false);
  assert.equal(isPlainlyThreeWords("///new york city"), true);
  assert.equal(isPlainlyThreeWords("filled.count.soap"), true);
  assert.equal(isPlainlyThreeWords("filled.count"), false);
});
