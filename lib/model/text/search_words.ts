/** Words of texts as the search compares them: without case, accents and apostrophes. */

/** Letters that Unicode does not decompose, and how people type them. */
const SPELLINGS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Pieces of a word without apostrophes: "O'Brien's" is one word, "obriens". */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A text in lower case, without accents: "Ångström" becomes "angstrom", "Straße" "strasse". */
export const foldText = (text: string): string =>
  text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => SPELLINGS[letter])
    // NFKD splits the syllables of Korean; NFC joins them again.
    .normalize("NFC");

/**
 * The words of a text, folded, in their order.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { toWords } from "./search_words.ts";
 *
 * assert.deepEqual(toWords("Die Brücke, 1931"), ["die", "brucke", "1931"]);
 * ```
 */
export function toWords(text: string): string[] {
  const words = foldText(text).replace(/['’ʼ`]/g, "").match(WORD) ?? [];
  return words.flatMap((word) => UNSPACED.test(word) ? segment(word) : word);
}

const segmenter = "Segmenter" in Intl
  ? new Intl.Segmenter("und", { granularity: "word" })
  : undefined;

/** Without a segmenter (Firefox before 125) each letter is a word. */
const segment = (run: string): string[] =>
  segmenter ? Array.from(segmenter.segment(run), ({ segment }) => segment) : [...run];

const FREQUENT = new Set(
  ("a an and are as at be but by for from had has have he her his in into is it its of on or she " +
    "that the their them there they this to was were when where which who with").split(" "),
);

/** Whether a folded word is in nearly every English text, and so useless for a search. */
export const isFrequent = (word: string): boolean => FREQUENT.has(word);
