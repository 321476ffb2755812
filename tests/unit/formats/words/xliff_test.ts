import assert from "node:assert/strict";
import fc from "fast-check";
import { readWordsFile } from "../../../../lib/formats/words/read_words_file.ts";
import type { ReadWords } from "../../../../lib/formats/words/take_words.ts";
import { writeXliff } from "../../../../lib/formats/words/xliff_write.ts";
import { textHash, type TranslatedWords, unitsOf } from "../../../../lib/model/tour/words/units.ts";
import { missing } from "../../../../tools/programs.ts";
import { anyTranslated, inGerman, stored } from "../../../support/data/any/any_words.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { makeTranscript } from "../../../support/data/transcripts.ts";
import { byLength } from "../../../support/measure/length.ts";
import { askPython } from "../../../support/servers/python.ts";
import { orSkipped } from "../../../support/skipped.ts";

const RUNS = byLength(60, 500);
const bytesOf = (text: string) => new TextEncoder().encode(text);

const cues = [{ start: 0, end: 900, text: "It burned down.", speaker: "Mae Lewis" }];
const TOUR = stored(makeTour({
  title: "The valley",
  description: "A quiet valley. It is green.",
  language: "en",
  audioStops: [makeStop({ title: "The mill", transcript: makeTranscript(cues) })],
}));
const OF = textHash("The valley");
const WORDS: TranslatedWords = {
  ":title": { text: "Das Tal", of: OF },
  "s-0:title": { text: "Die Scheune", of: textHash("The barn") },
};
const FILE = writeXliff({ tour: TOUR, language: "de", words: WORDS });

/** The changes of a file: the present one, or a whole one with these units. */
const read = (text: string, words = WORDS): ReadWords =>
  readWordsFile(bytesOf(text), inGerman(TOUR, words));
const withUnits = (units: string, attributes = 'srcLang="en" trgLang="de"') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" ${attributes}>` +
  `<file id="f">${units}</file></xliff>`;
const unit = (key: string, content: string) => `<unit id="${key}">${content}</unit>`;
const segment = (source: string, target: string, attributes = "") =>
  `<segment ${attributes}><source>${source}</source><target>${target}</target></segment>`;
const textsOf = ({ words }: ReadWords) => words.map(({ key, text }) => [key, text]);

/** What is stored after these changes to nothing. */
const applied = ({ words }: ReadWords): TranslatedWords =>
  Object.fromEntries(words.map(({ key, text, of }) => [key, { text, of: of! }]));

Deno.test("any translation survives XLIFF: keys, texts, states, and what it is a translation of", () => {
  fc.assert(
    fc.property(anyTranslated, ({ tour, words }) => {
      const file = writeXliff({ tour, language: "de", words });
      const again = readWordsFile(bytesOf(file), inGerman(tour, {}));
      assert.deepEqual(again.report, []);
      const back = applied(again);
      // Sentences that were lent the words of an equal one have words of their own now.
      assert.deepEqual(back, { ...back, ...words });
      const told = (words: TranslatedWords) =>
        unitsOf(tour, words).map(({ key, state, translation }) => [key, state, translation]);
      assert.deepEqual(told(back), told(words));
      assert.equal(writeXliff({ tour, language: "de", words: back }), file);
      const same = readWordsFile(bytesOf(file), inGerman(tour, words));
      assert.deepEqual(same, { words: [], report: [] }, "nothing has changed");
    }),
    { numRuns: RUNS },
  );
});

Deno.test("a unit says which field it is, how long it may be, and who speaks; stops are groups with their titles", () => {
  assert.match(FILE, /<xliff [^>]*version="2.1" srcLang="en" trgLang="de">/);
  assert.match(FILE, /<group id="s-0" name="The mill">/);
  const unitOf = (key: string) => FILE.split("<unit ").find((one) => one.startsWith(`id="${key}"`));
  const title = unitOf(":title")!;
  assert.match(title, /<note category="field">Title</);
  assert.match(title, /<note category="longest">At most 200 characters</);
  assert.match(title, /<segment state="translated"><source>The valley<.*<target>Das Tal</);
  assert.match(unitOf("s-0:title")!, /state="initial" subState="animating-the-archives:changed"/);
  const sentence = unitOf("s-0:transcript:1")!;
  assert.match(sentence, /<note category="field">Transcript 1<.*<note[^>]*>Said by Mae Lewis</);
  assert.match(sentence, /<segment state="initial"><source>It burned down.<\/source><\/segment>/);
  assert.doesNotMatch(FILE, /audioUrl|audioDuration/);
});

Deno.test("what a program has translated is a change, with the translation that it replaces", () => {
  const edited = FILE.replace("<target>Das Tal<", "<target>Das grüne Tal<")
    .replace("It burned down.</source>", "$&<target>Sie brannte ab.</target>");
  assert.deepEqual(read(edited), {
    words: [
      { key: ":title", text: "Das grüne Tal", was: "Das Tal", of: OF },
      {
        key: "s-0:transcript:1",
        text: "Sie brannte ab.",
        was: "",
        of: textHash("It burned down."),
      },
    ],
    report: [],
  });
});

Deno.test("an old translation is right again once its segment is translated, not before", () => {
  assert.deepEqual(read(FILE).words, []);
  const reviewed = FILE.replace(/state="initial" subState="[^"]*"/, 'state="reviewed"');
  const [change, ...others] = read(reviewed).words;
  assert.deepEqual([change, others], [
    { key: "s-0:title", text: "Die Scheune", was: "Die Scheune", of: textHash("The mill") },
    [],
  ]);
});

Deno.test("segments, codes, entities and CDATA are one text, in the order of the targets", () => {
  const parts = `${segment("A quiet valley.", "Ein <pc id='1'>stilles</pc><ph id='2'/> Tal.")}
    <ignorable><source> </source></ignorable>
    ${segment("It is green.", "Es ist &lt;gr&#xFC;n&gt; <![CDATA[&c]]>.")}`;
  const text = "Ein stilles Tal. Es ist <grün> &c.";
  assert.deepEqual(textsOf(read(withUnits(unit(":description", parts)))), [[":description", text]]);
  const turned = segment("A quiet valley. ", "").replace("<target>", '<target order="2">Zwei') +
    segment("It is green.", "").replace("<target>", '<target order="1">Eins ');
  const { words } = read(withUnits(unit(":description", turned)));
  assert.deepEqual([words[0].text, words[0].of], [
    "Eins Zwei",
    textHash("A quiet valley. It is green."),
  ]);
});

Deno.test("other units, modules and namespaces are no words, and proposals of a memory no translation", () => {
  const memory = `<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match ref="#a">
    <source>The valley</source><target>Der Graben</target></mtc:match></mtc:matches>`;
  const content = memory + segment("The valley", "Ein Tal", 'state="final" x:y="1" xmlns:x="z"');
  assert.deepEqual(textsOf(read(withUnits(unit(":title", content)))), [[":title", "Ein Tal"]]);
});

Deno.test("a file is read in UTF-16 and with a byte order mark, with lines of Windows", () => {
  const edited = FILE.replace("<target>Das Tal<", "<target>Ein grünes Tal<");
  const utf16 = new Uint8Array(2 + edited.length * 2);
  const view = new DataView(utf16.buffer);
  view.setUint16(0, 0xfeff);
  [...edited].forEach((letter, i) => view.setUint16(2 + i * 2, letter.charCodeAt(0)));
  const files = [utf16, bytesOf(`\ufeff${edited}`), bytesOf(edited.replaceAll("\n", "\r\n"))];
  for (const file of files) {
    assert.deepEqual(textsOf(readWordsFile(file, inGerman(TOUR, WORDS))), [[
      ":title",
      "Ein grünes Tal",
    ]]);
  }
});

Deno.test("what does not fit is left out and named: unknown keys, too long texts, half of one", () => {
  const half = segment("A quiet valley.", "Ein Tal.") + segment("It is green.", "");
  const { words, report } = read(withUnits([
    unit("gone:title", segment("x", "y")),
    unit("gone:description", segment("x", "")),
    unit("s-0:audioUrl", segment("x", "https://sounds.example/a.mp3")),
    unit("s-0:title", segment("The mill", "x".repeat(201))),
    unit(":description", half),
  ].join("")));
  assert.deepEqual(words, []);
  assert.deepEqual(report.map(({ kind, path, message }) => [kind, path, message]), [
    [
      "left-out",
      "",
      "The archive doesn’t have 2 texts, or no longer: “gone:title”, “s-0:audioUrl”",
    ],
    ["left-out", "audioStops.0.Title", "Title is too long (200 characters at most)"],
    ["left-out", "Description", "Only a part of it is translated"],
  ]);
});

Deno.test("a translation of another original is taken as that, and counts as changed", () => {
  const { words, report } = read(withUnits(unit(":title", segment("The old valley", "Altes Tal"))));
  assert.equal(words[0].of, textHash("The old valley"));
  assert.match(report[0].message, /^The original has changed/);
  const after = unitsOf(TOUR, { ":title": { text: words[0].text, of: words[0].of! } });
  assert.equal(after[0].state, "changed");
  const spaced = read(withUnits(unit(":title", segment(" The\n valley ", "Neues Tal"))));
  assert.deepEqual([spaced.words[0].of, spaced.report], [OF, []], "white space is no change");
});

Deno.test("a file does not undo what somebody has translated since it was made", () => {
  const later = { ...WORDS, ":title": { text: "Das schöne Tal", of: OF } };
  assert.deepEqual(read(FILE, later), { words: [], report: [] });
  const { words, report } = read(FILE.replace("<target>Das Tal<", "<target>Ein Tal<"), later);
  assert.deepEqual([words, report[0].path, report[0].kind], [[], "Title", "left-out"]);
  assert.match(report[0].message, /^Someone has changed this translation/);
});

Deno.test("a file of another language, of XLIFF 1.2 and of another kind is refused, and the reason told", () => {
  const refusal = (text: string) => {
    const { words, report } = read(text);
    assert.deepEqual([words, report.length, report[0].kind], [[], 1, "note"]);
    return report[0].message;
  };
  const french = withUnits(unit(":title", segment("x", "y")), 'srcLang="en" trgLang="fr"');
  assert.match(refusal(french), /another language: French, not German$/);
  assert.match(refusal('<xliff version="1.2"/>'), /^This is XLIFF 1.2/);
  for (const text of ["", "a,b\n1,2\n", "<kml/>", "{}", "%PDF-1.7", "\0\0"]) {
    assert.match(refusal(text), /^This is neither an XLIFF file nor a table/);
  }
  assert.match(refusal("<xliff"), /can’t be read as XML/);
  const austrian = withUnits(unit(":title", segment("x", "y")), 'srcLang="en" trgLang="de-AT"');
  assert.equal(read(austrian).words.length, 1, "programs add the country");
});

/** Reads files, tells what it has found, translates what is missing, and writes them again. */
const SCRIPT = `import json, sys
from translate.storage.xliff2 import Xliff2File
for line in sys.stdin:
    store = Xliff2File.parsestring(json.loads(line).encode())
    units = [[u.getid(), u.istranslated(), u.isfuzzy(), u.source, u.target or ""]
             for u in store.units]
    for unit in store.units:
        if not unit.target:
            unit.target = "New: " + unit.getid()
            unit.marktranslated()
    langs = [store.sourcelanguage, store.targetlanguage]
    print(json.dumps({"units": units, "langs": langs, "file": bytes(store).decode()}))`;

const NOTE = /<note category.*?<\/note>/g;

/** A text without the characters that stand as elements, which the program leaves out. */
// deno-lint-ignore no-control-regex
const withoutCodes = (text: string) => text.replace(/[\u000b\u000c\ufffe\uffff]/g, "");

Deno.test({
  ...orSkipped(
    "translate-toolkit reads any of our files, and what it has translated and written comes back",
    missing("translate-toolkit"),
  ),
  async fn() {
    const archives = fc.sample(anyTranslated, byLength(30, 300));
    const files = archives.map((one) => writeXliff({ ...one, language: "de" }));
    const answers = await askPython(SCRIPT, files.map((file) => JSON.stringify(file)));
    assert.equal(answers.length, files.length);
    archives.forEach(({ tour, words }, i) => {
      const { units, langs, file } = JSON.parse(answers[i]);
      assert.deepEqual(langs, [tour.language, "de"]);
      const ours = unitsOf(tour, words).filter(({ key }) => !/:audio(Url|Duration)$/.test(key));
      const told = ours.map(({ key, state }) => [key, state]);
      assert.deepEqual(
        units.map(([key, isTranslated, isOld]: [string, boolean, boolean]) => [
          key,
          isTranslated ? "translated" : isOld ? "changed" : "missing",
        ]),
        told,
      );
      assert.deepEqual(
        units.map(([, , , source, target]: string[]) => [source, target].map(withoutCodes)),
        ours.map(({ text, translation = "" }) => [text, translation].map(withoutCodes)),
      );
      assert.deepEqual(file.match(NOTE), files[i].match(NOTE), "notes are kept");
      const { words: changes, report } = readWordsFile(bytesOf(file), inGerman(tour, words));
      assert.deepEqual(report, []);
      assert.deepEqual(
        changes.map(({ key, text, of }) => [key, text, of]),
        ours.filter(({ state }) => state === "missing").map((
          { key, of },
        ) => [key, `New: ${key}`, of]),
      );
    });
  },
});
