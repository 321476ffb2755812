/** The names of languages, for authors: what the form offers, and what files call them. */
import { canonicalTag } from "./language.ts";

/** What the form offers, in the order of the languages' own names: Latin letters, then others. */
export const COMMON_LANGUAGES =
  ("af az id ms ca cs cy da de et en es eu fil fr ga gl ha hr is it " +
    "sw ku lv lt hu mt nl nb nn uz pl pt pt-BR ro so sq sk sl fi sv vi tr yo zu el be bg mk mn ru " +
    "sr uk kk hy ka he yi ar ur fa ps ne mr hi bn pa gu ta te kn ml si th lo my km am ti ko ja zh-Hans " +
    "zh-Hant").split(" ");

/**
 * A language as its speakers call it, and in English: "Deutsch (German)". The tag itself where it
 * has neither name.
 */
export function languageName(tag: string): string {
  const { own, english } = languageNames(tag);
  return english === undefined ? own : `${own} (${english})`;
}

/** The same as two texts: `english` is missing where it says nothing else. */
export function languageNames(tag: string): { own: string; english?: string } {
  const [own, english] = [nameIn(tag, tag), nameIn(tag, "en")];
  if (own === undefined || english === undefined) return { own: own ?? english ?? tag };
  return own.toLowerCase() === english.toLowerCase() ? { own: english } : { own, english };
}

/** Undefined for a language that has no name in `language`, or that ICU does not speak. */
function nameIn(tag: string, language: string): string | undefined {
  try {
    if (Intl.DisplayNames.supportedLocalesOf(language).length === 0) return undefined;
    return new Intl.DisplayNames([language], { type: "language", fallback: "none" }).of(tag);
  } catch {
    return undefined;
  }
}

/** The tag of what a file calls a language: a tag, a name in English, or its own name. */
export function readLanguage(text: string): string | undefined {
  const wanted = text.trim().toLowerCase().replaceAll("_", "-");
  return canonicalTag(wanted) ??
    COMMON_LANGUAGES.find((tag) =>
      [nameIn(tag, tag), nameIn(tag, "en")].some((name) => name?.toLowerCase() === wanted)
    );
}
