/** Files in which translators get the words of an archive, and send them back. */
import { labelOf } from "../../model/tour/fields/names.ts";
import type { Field } from "../../model/tour/fields/field.ts";
import type { Tour } from "../../model/tour/tour.ts";
import type { Words } from "../../model/tour/words/map_words.ts";
import type { TranslatedWords } from "../../model/tour/words/units.ts";
import type { WordsUnit } from "../../model/tour/words/words.ts";

/** An archive, and its words in another language, a BCP 47 tag. */
export type InLanguage = { tour: Tour; language: string; words: TranslatedWords };

/**
 * Words that a file has. `original` is its text of them, and `of` the hash that stood beside it.
 * `isFinal`: the file says that this is the translation of that text; `isOld`: of an older one, of
 * which `translationOf` is the hash. `before` is the hash of the translation that the file was made
 * with, "" for none. `isPart`: something is not translated yet.
 */
export type FoundWords = {
  key: string;
  text: string;
  original?: string;
  of?: string;
  isFinal?: boolean;
  isOld?: boolean;
  isPart?: boolean;
  before?: string;
  translationOf?: string;
};

/** What a file has, and the language into which it translates, if it says so. */
export type WordsInFile = { language?: string; found: FoundWords[] };

/** The name of a field, with a number for one of several sentences or chapters: "Transcript 3". */
export function nameOfWords({ key, label }: Pick<WordsUnit, "key" | "label">): string {
  const name = labelOf({ label } as Pick<Field, "label">);
  const number = /:(?:transcript|chapters):(\d+)(?::synopsis)?$/.exec(key)?.[1];
  return number ? `${name} ${number}` : name;
}

/** Who says a sentence; undefined for other words. */
export function speakerOf({ audioStops }: Tour, { key, stopId, field }: Words): string | undefined {
  if (field.kind !== "transcript") return undefined;
  const number = Number(key.split(":").at(-1));
  return audioStops.find(({ id }) => id === stopId)?.transcript?.cues[number - 1]?.speaker;
}
