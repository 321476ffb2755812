/** The spoken words of a sentence, with numbers written out. */
import { readNumber } from "./numbers.ts";

/** The ways to read one word of the text; each is a list of words. */
export type Readings = string[][];

/** A number with signs in it and letters after it, or a word with apostrophes. */
const TOKEN = /\d+(?:[.,]\d+)*\p{L}*|\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*/gu;

const SYMBOLS: Record<string, Record<string, string>> = {
  en: { "&": " and ", "%": " percent ", "Mr.": "mister", "Mrs.": "missus", "Dr.": "doctor" },
  de: { "&": " und ", "%": " prozent ", "Dr.": "doktor" },
  fr: { "&": " et ", "%": " pour cent ", "M.": "monsieur", "Mme": "madame" },
  it: { "&": " e ", "%": " per cento " },
  es: { "&": " y ", "%": " por ciento ", "Sr.": "señor", "Sra.": "señora" },
};

/** The words of a sentence as typed; empty for one without letters and digits. */
export function spokenWords(sentence: string, language: string): Readings[] {
  const written = Object.entries(SYMBOLS[language.split("-")[0]] ?? {}).reduce(
    (text, [sign, word]) => text.replaceAll(sign, word),
    sentence.normalize("NFC"),
  );
  return (written.match(TOKEN) ?? []).map((token): Readings => {
    if (!/\d/.test(token)) return [[token.toLowerCase().replaceAll("’", "'")]];
    return readNumber(token, language).map((way) => way.split(/[ -]/));
  });
}
