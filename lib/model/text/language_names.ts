/** Names of languages on pages. */
import { ENGLISH } from "../../texts/languages.ts";

/**
 * A language's own name and its name in another language: "Deutsch (German)". The tag itself where
 * both are unknown.
 */
export function languageName(tag: string, other = ENGLISH): string {
  const { own, english } = languageNames(tag, other);
  return english === undefined ? own : `${own} (${english})`;
}

/** A language's name in another language: "German"; else its own name, or the tag. */
export function nameFor(tag: string, reader: string): string {
  const { own, english = own } = languageNames(tag, reader);
  return english;
}

/** A language's own name as a choice: "Deutsch", "Español". */
export function ownName(tag: string): string {
  const { own } = languageNames(tag, tag);
  return own.charAt(0).toLocaleUpperCase(tag) + own.slice(1);
}

/** The same as two texts; the second is missing where both are equal. */
export function languageNames(tag: string, other = ENGLISH): { own: string; english?: string } {
  const [own, english] = [nameIn(tag, tag), nameIn(tag, other)];
  if (own === undefined || english === undefined) return { own: own ?? english ?? tag };
  return own.toLowerCase() === english.toLowerCase() ? { own: english } : { own, english };
}

/** The name of a language in another one: "German"; the tag itself where it is unknown. */
export const nameOfLanguage = (tag: string, other: string): string => nameIn(tag, other) ?? tag;

/** Undefined for a language without a name in `language`, or one that ICU does not support. */
export function nameIn(tag: string, language: string): string | undefined {
  try {
    if (Intl.DisplayNames.supportedLocalesOf(language).length === 0) return undefined;
    return new Intl.DisplayNames([language], { type: "language", fallback: "none" }).of(tag);
  } catch {
    return undefined;
  }
}
