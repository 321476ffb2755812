/** The words of a citation, in the language of the titles if we speak it. */
import { bestLanguage } from "../../model/text/language.ts";
import { LANGUAGES } from "../../texts/catalogue.ts";
import { ENGLISH } from "../../texts/languages.ts";
import { inLanguage } from "../../texts/reader.ts";
import { texts } from "../../texts/texts.ts";
import type { Cited } from "./cited.ts";

/** Texts of citations, for functions that `inWordsOf` runs. */
export const t = texts("citation");

/**
 * Runs `write` in the language of the cited titles, not in the reader's: one address always gives
 * the same citation. English if the program does not speak that language, or it is unknown.
 */
export function inWordsOf<T>({ titleLanguage = ENGLISH }: Cited, write: () => T): T {
  return inLanguage(bestLanguage([...LANGUAGES.keys()], titleLanguage) ?? ENGLISH, write);
}

/** "Original title: The mill"; undefined for what is cited as it was written. */
export const originalText = ({ originalTitle }: Cited): string | undefined =>
  originalTitle === undefined ? undefined : t("originalTitle", { title: originalTitle });

/** "In: Mills"; undefined for an archive. */
export const containerText = ({ container }: Cited): string | undefined =>
  container === undefined ? undefined : t("inArchive", { title: container });

/** "With Jo Park (Interviewer)"; undefined without contributors. */
export function peopleText({ contributors }: Cited): string | undefined {
  if (contributors.length === 0) return undefined;
  const people = contributors.map(({ name, role }) => role ? `${name} (${role})` : name);
  return t("withPeople", { people: people.join(", ") });
}

/** The whole second in the recording, such as "at 1:03"; undefined for the whole recording. */
export function placeText({ seconds }: Cited): string | undefined {
  if (seconds === undefined) return undefined;
  const time = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  return t("atTime", { time });
}
