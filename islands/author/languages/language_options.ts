/** The languages that an archive may be translated into, for a list of choices. */
import { COMMON_LANGUAGES } from "../../../lib/model/text/common_languages.ts";
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import { language as reader } from "../../../lib/texts/texts.ts";

/** Offered first: those of the interface, and those that most visitors of its countries speak. */
const FIRST = "en de fr es it ar pl pt ru tr uk zh-Hans".split(" ");

/** Languages by their names in the reader's language, the first ones on top. */
export function namedExcept(taken: readonly string[]): [tag: string, name: string][] {
  const named = (tags: readonly string[]) =>
    tags.filter((tag) => !taken.includes(tag))
      .map((tag): [string, string] => [tag, nameOfLanguage(tag, reader())])
      .sort(([, a], [, b]) => a.localeCompare(b, reader()));
  return [...named(FIRST), ...named(COMMON_LANGUAGES.filter((tag) => !FIRST.includes(tag)))];
}
