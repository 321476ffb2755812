/** The text as a JSGF grammar for the decoder. */
import { letterSounds } from "./letter_sounds.ts";
import { type Readings, spokenWords } from "./spoken_words.ts";

/**
 * Each word of the text has a unique name ("s3_5"), so that the decoder's result shows its
 * sentence. `entries` are for the decoder's dictionary; `phones` has the number of sounds of each
 * word, and `sizes` that of each sentence. `others` are the names of single sounds.
 */
export type Grammar = {
  rules: string[];
  entries: [name: string, sounds: string][];
  phones: Map<string, number>;
  sizes: number[];
  others: string[];
};

/**
 * Sounds that stand for speech outside of the text. Only a few: all of them would slow the search,
 * and could fit an unusual voice better than the text does.
 */
const OTHERS = {
  en: ["AA", "AH", "EH", "F", "IY", "K", "L", "N", "R", "S", "T", "UW"],
  fr: ["aa", "ai", "ff", "ii", "kk", "ll", "nn", "ou", "rr", "ss", "tt", "ee"],
};

/** The weight of such a sound against the text. */
const OTHER_WEIGHT = 0.0001;

/** The sounds of a word in the decoder's dictionary, or null. */
export type Lookup = (word: string) => string | null;

/** The language of the acoustic model, and the one for reading unknown words. */
export const modelOf = (language: string) => language.split("-")[0] === "fr" ? "fr" : "en";

/** Makes the parts of the grammar. A sentence without words has an empty rule. */
export function makeGrammar(sentences: string[], language: string, lookup: Lookup): Grammar {
  const code = language.split("-")[0];
  const others = OTHERS[modelOf(code)];
  const grammar: Grammar = {
    rules: [],
    entries: others.map((sound) => [`other_${sound}`, sound]),
    phones: new Map(),
    sizes: [],
    others: others.map((sound) => `other_${sound}`),
  };
  sentences.forEach((sentence, s) => {
    let count = 0;
    const add = (word: string) => {
      const name = `s${s}_${count++}`;
      const all = soundsOf(word, code, lookup);
      all.forEach((sounds, i) => grammar.entries.push([i ? `${name}(${i + 1})` : name, sounds]));
      grammar.phones.set(name, all[0].split(" ").length);
      return name;
    };
    let size = 0;
    const rule = spokenWords(sentence, language).map((readings: Readings) => {
      const names = readings.map((way) => way.map(add));
      size += names[0].reduce((sum, name) => sum + grammar.phones.get(name)!, 0);
      const ways = names.map((way) => way.join(" "));
      return ways.length > 1 ? `(${ways.join(" | ")})` : ways[0];
    });
    grammar.rules.push(rule.join(" "));
    grammar.sizes.push(size);
  });
  return grammar;
}

/** The sounds of a word: all entries of the dictionary, or sounds derived from its letters. */
function soundsOf(word: string, code: string, lookup: Lookup): string[] {
  if (code === modelOf(code)) {
    const first = lookup(word);
    if (first) {
      const others = [2, 3].map((n) => lookup(`${word}(${n})`)).filter((one) => one !== null);
      return [first, ...others];
    }
    const owner = code === "en" && /'s?$/.test(word) && lookup(word.replace(/'s?$/, ""));
    if (owner) return [`${owner} Z`];
  }
  return [letterSounds(word.replaceAll("'", ""), code)];
}

/**
 * A grammar of all sentences in order, without those in `unspoken`; other speech may come before
 * those in `extras` (the last may be one past the end).
 */
export function strictText(
  { rules, others }: Grammar,
  { unspoken, extras }: { unspoken: ReadonlySet<number>; extras: readonly { before: number }[] },
): string {
  const used = rules.map((_, i) => i).filter((i) => rules[i] && !unspoken.has(i));
  const other = (before: number) =>
    extras.some((extra) => extra.before === before) ? ["<other>"] : [];
  const all = [...rules.keys(), rules.length].flatMap((i) => [
    ...other(i),
    ...used.includes(i) ? [`<s${i}>`] : [],
  ]);
  const lines = extras.length > 0 ? otherRules(others) : [];
  return jsgf(all, [...used.map((i) => `<s${i}> = ${rules[i]};`), ...lines]);
}

/** A grammar of sentences `from` to `to` (exclusive), all optional, with any speech between. */
export function looseText({ rules, others }: Grammar, from = 0, to = rules.length): string {
  const used = rules.map((_, i) => i).slice(from, to).filter((i) => rules[i]);
  const all = ["<any>", ...used.flatMap((i) => [`[<s${i}>]`, "<any>"])];
  return jsgf(all, [...used.map((i) => `<s${i}> = ${rules[i]};`), ...otherRules(others)]);
}

/** A grammar of sentences `from` to `to` (exclusive), in order, with any speech around them. */
export function partText({ rules, others }: Grammar, from: number, to: number): string {
  const used = rules.map((_, i) => i).slice(from, to).filter((i) => rules[i]);
  const all = ["<any>", ...used.map((i) => `<s${i}>`), "<any>"];
  return jsgf(all, [...used.map((i) => `<s${i}> = ${rules[i]};`), ...otherRules(others)]);
}

/** JSGF scales the weights of alternatives to a sum of 1. */
const otherRules = (others: string[]) => [
  `<sound> = ${others.join(" | ")};`,
  "<other> = <sound> <any>;",
  `<any> = /1/ <NULL> | /${OTHER_WEIGHT}/ <sound> <any>;`,
];

const jsgf = (all: string[], lines: string[]) =>
  ["#JSGF V1.0;", "grammar text;", `public <text> = ${all.join(" ")};`, ...lines, ""].join("\n");
