/**
 * The texts of the interface in the reader's language. A module takes those of its section:
 * `const t = texts("player")`, then `t("playTitle", { title })` in functions. A text is looked up
 * at each call, because one server renders pages in all languages.
 */
import type { Catalogue, Section } from "./catalogue.ts";
import { reader } from "./reader.ts";
import type { Gaps, Plural } from "./translation.ts";

/** The values of the gaps of a text: numbers are written as the language does it. */
type Values<T> = Gaps<T> extends never ? [] : [values: Record<Gaps<T>, string | number>];

/** Gives the texts of a section. Where a text has plural forms, `count` decides. */
export type Texts<S extends Section> = {
  <K extends keyof Catalogue[S] & string>(key: K, ...values: Values<Catalogue[S][K]>): string;
  /** The text as it was written, with its gaps and marks: for `rich`. */
  written<K extends keyof Catalogue[S] & string>(key: K, count?: number): string;
};

/** The key of a section's texts. */
export type TextKey<S extends Section> = keyof Catalogue[S] & string;

/** The language of the page, such as "de": for `Intl`, and for `lang`. */
export const language = (): string => reader().language;

export function texts<S extends Section>(section: S): Texts<S> {
  const written = (key: string, count?: number): string => {
    const { language, sections } = reader();
    const text: string | Plural = (sections as Sections)[section][key];
    if (typeof text === "string") return text;
    return text[pluralRules(language).select(count ?? 0) as keyof Plural] ?? text.other;
  };
  const t = (key: string, values: Record<string, string | number> = {}): string =>
    filled(written(key, values.count as number), values);
  return Object.assign(t, { written }) as unknown as Texts<S>;
}

type Sections = Record<string, Record<string, string | Plural>>;

/** The text with its gaps filled. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return typeof value === "number" ? numeral(value) : value;
  });

const numerals = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it. Lists have hundreds, and to make a format takes longest. */
export function numeral(value: number): string {
  let format = numerals.get(language());
  if (!format) numerals.set(language(), format = new Intl.NumberFormat(language()));
  return format.format(value);
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(language: string): Intl.PluralRules {
  let found = rules.get(language);
  if (!found) rules.set(language, found = new Intl.PluralRules(language));
  return found;
}
