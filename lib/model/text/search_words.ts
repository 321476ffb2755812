/** Words of texts as the search compares them: without case, accents and apostrophes. */

/** Letters that are no letter with a mark in Unicode, and how people type them. */
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

/** A word, once apostrophes are gone: "O'Brien's" is one, and so is "obriens". */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A text in lower case, without accents: "Ångström" becomes "angstrom", "Straße" "strasse". */
export const foldText = (text: string): string =>
  text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => SPELLINGS[letter])
    // Syllables of Korean, which NFKD takes apart, are whole again.
    .normalize("NFC");

/** The words of a text, folded, in their order. */
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

/** Whether a folded word is one that nearly every English text has: it distinguishes none. */
export const isFrequent = (word: string): boolean => FREQUENT.has(word);
