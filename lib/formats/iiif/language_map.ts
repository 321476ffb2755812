/** Texts by language, in the form of IIIF. */

/** Texts by BCP 47 tag; "none" for an unknown language. */
export type LanguageMap = Record<string, string[]>;

export const inLanguage = (language: string | undefined, ...texts: string[]): LanguageMap => ({
  [language ?? "none"]: texts,
});

/** A line of metadata: its name in English, and its values. */
type Line = { label: LanguageMap; value: LanguageMap };

export const line = (name: string, value: LanguageMap): Line => ({
  label: inLanguage("en", name),
  value,
});
