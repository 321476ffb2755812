import assert from "node:assert/strict";
import fc from "fast-check";
import { readWordsFile } from "../../../../lib/formats/words/read_words_file.ts";
import { writeWordsTable } from "../../../../lib/formats/words/words_table.ts";
import { textHash, type TranslatedWords, unitsOf } from "../../../../lib/model/tour/words/units.ts";
import { anyTranslated, inGerman, stored } from "../../../support/data/any/any_words.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { makeTranscript } from "../../../support/data/transcripts.ts";
import { byLength } from "../../../support/measure/length.ts";

const cues = [{ start: 0, end: 900, text: "It burned down.", speaker: "Mae Lewis" }];
const TOUR = stored(makeTour({
  title: "The valley",
  language: "en",
  audioStops: [makeStop({ title: "The mill", transcript: makeTranscript(cues) })],
}));
const WORDS: TranslatedWords = {
  ":title": { text: "Das Tal", of: textHash("The valley") },
  "s-0:title": { text: "Die Scheune", of: textHash("The barn") },
};
const present = { tour: TOUR, language: "de", words: WORDS };

const read = (text: string) => readWordsFile(new TextEncoder().encode(text), inGerman(TOUR, WORDS));
const textsOf = (text: string) => read(text).words.map(({ key, text }) => [key, text]);

/** As spreadsheets keep it. */
const evened = (text: string) => text.replace(/\s+/g, " ").trim();

Deno.test("any translation survives the table", () => {
  fc.assert(
    fc.property(anyTranslated, ({ tour, words }) => {
      const table = writeWordsTable({ tour, language: "de", words });
      const bytes = new TextEncoder().encode(table);
      const same = readWordsFile(bytes, inGerman(tour, words));
      assert.deepEqual(same, { words: [], report: [] });
      const { words: changes, report } = readWordsFile(bytes, inGerman(tour, {}));
      assert.deepEqual(report, []);
      assert.deepEqual(
        changes.map(({ key, text }) => [key, evened(text)]),
        // Also what a sentence was lent by an equal one.
        unitsOf(tour, words).flatMap(({ key, translation }) =>
          translation === undefined ? [] : [[key, evened(translation)]]
        ),
      );
    }),
    { numRuns: byLength(60, 500) },
  );
});

Deno.test("a row has the key, the place, both texts, the state and the length", () => {
  const [header, ...rows] = writeWordsTable(present).split("\r\n");
  assert.equal(header, "\ufeffkey,place,original,translation (de),state,longest");
  assert.equal(rows[0], ":title,Title,The valley,Das Tal,translated,200");
  assert.ok(rows.includes('s-0:title,"1. The mill, Title",The mill,Die Scheune,changed,200'));
  assert.ok(
    rows.includes(
      's-0:transcript:1,"1. The mill, Transcript 1, Mae Lewis",It burned down.,,missing,',
    ),
  );
});

Deno.test("columns may come in any order, between semicolons or tabs, without all of them", () => {
  assert.deepEqual(textsOf("Translation;Key\n=1+1;:title\n'=1+1;s-0:title\n"), [
    [":title", "=1+1"],
    ["s-0:title", "=1+1"],
  ]);
  assert.deepEqual(textsOf('sep=;\r\nkey;translation (de-AT)\r\n:title;"Ein; ""Tal"""\r\n'), [
    [":title", 'Ein; "Tal"'],
  ]);
  assert.deepEqual(textsOf("key\tstate\ttranslation\n:title\tmissing\tEin\u00a0Tal\n"), [
    [":title", "Ein\u00a0Tal"],
  ]);
  const latin = Uint8Array.from("key;translation\n:title;M\u00fchle\n", (one) => one.charCodeAt(0));
  assert.equal(readWordsFile(latin, inGerman(TOUR, WORDS)).words[0].text, "Mühle");
});

Deno.test("an old translation is right once its row says translated, or has another translation", () => {
  const row = (text: string, state: string) =>
    read(`key,original,translation,state\ns-0:title,The mill,${text},${state}\n`).words;
  assert.deepEqual(row("Die Scheune", "changed"), []);
  const of = textHash("The mill");
  const was = "Die Scheune";
  assert.deepEqual(row(was, "Translated"), [{ key: "s-0:title", text: was, was, of }]);
  assert.deepEqual(row("Mühle", "changed"), [{ key: "s-0:title", text: "Mühle", was, of }]);
});

Deno.test("a row with another original is its translation, an empty cell and an unknown key change nothing", () => {
  const { words, report } = read(
    "key,original,translation\n:title,The old valley,Altes Tal\ns-0:title,The mill,\ngone:title,x,y\n",
  );
  assert.deepEqual(words, [
    { key: ":title", text: "Altes Tal", was: "Das Tal", of: textHash("The old valley") },
  ]);
  assert.deepEqual(report.map(({ kind, path }) => [kind, path]), [
    ["left-out", ""],
    ["note", "Title"],
  ]);
});

Deno.test("a table in another language is refused, and one without keys", () => {
  assert.match(read("key,translation (fr)\n:title,x\n").report[0].message, /French, not German$/);
  assert.match(read("title,translation\n:title,x\n").report[0].message, /^This is neither/);
});
