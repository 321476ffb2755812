/** The text as the aligner's grammar. */
import assert from "node:assert/strict";
import { looseText, makeGrammar, strictText } from "../../../../lib/device/align/grammar.ts";
import { letterSounds } from "../../../../lib/device/align/letter_sounds.ts";
import { spokenWords } from "../../../../lib/device/align/spoken_words.ts";

const DICTIONARY: Record<string, string> = {
  "read": "R EH D",
  "read(2)": "R IY D",
  "school": "S K UW L",
};
const lookup = (word: string) => DICTIONARY[word] ?? null;

Deno.test("a sentence is its words in lower case, numbers in each of their readings", () => {
  assert.deepEqual(spokenWords("“It’s 1900!” — Mr. Ö & I", "en"), [
    [["it's"]],
    [["nineteen", "hundred"], ["one", "thousand", "nine", "hundred"]],
    [["mister"]],
    [["ö"]],
    [["and"]],
    [["i"]],
  ]);
  assert.deepEqual(spokenWords("…", "en"), []);
});

Deno.test("each word has a name of its own, all sounds of the dictionary, or those of its letters", () => {
  const grammar = makeGrammar(["Read.", "Zumba, school’s", "…"], "en", lookup);
  assert.deepEqual(grammar.entries.filter(([name]) => name.startsWith("s")), [
    ["s0_0", "R EH D"],
    ["s0_0(2)", "R IY D"],
    ["s1_0", "Z AH M B AE"],
    ["s1_1", "S K UW L Z"],
  ]);
  assert.equal(grammar.phones.get("s1_0"), 5);
  assert.deepEqual(grammar.sizes, [3, 10, 0]);
});

Deno.test("the text is strict about its sentences, or loose, with other speech between them", () => {
  const grammar = makeGrammar(["Read.", "School", "…"], "en", lookup);
  const [head, ...rules] = looseText(grammar).split("\n").slice(2);
  assert.equal(head, "public <text> = <any> [<s0>] <any> [<s1>] <any>;");
  assert.deepEqual(rules.slice(0, 2), ["<s0> = s0_0;", "<s1> = s1_0;"]);
  assert.ok(rules.some((rule) => rule.startsWith("<any> = ")));
  assert.match(looseText(grammar, 1, 2), /^public <text> = <any> \[<s1>\] <any>;$/m);
  const none = { unspoken: new Set<number>(), extras: [] };
  const plain = "#JSGF V1.0;\ngrammar text;\npublic <text> = <s0> <s1>;\n";
  assert.equal(strictText(grammar, none), `${plain}<s0> = s0_0;\n<s1> = s1_0;\n`);
  const text = strictText(grammar, { unspoken: new Set([0]), extras: [{ before: 3 }] });
  assert.match(text, /^public <text> = <s1> <other>;$/m);
});

Deno.test("letters give sounds in languages without a model, and in scripts that are not known", () => {
  assert.equal(letterSounds("schön", "de"), "SH ER N");
  assert.equal(letterSounds("chiesa", "it"), "K IY EH S AA");
  assert.equal(letterSounds("eau", "fr"), "au");
  assert.equal(letterSounds("école", "pt"), "EH K OW L EH");
  assert.equal(letterSounds("東", "ja"), "AH");
});
