/** All texts in all languages: for the server, which renders pages in each of them. */
import * as de from "./de/areas.ts";
import * as en from "./en/areas.ts";
import * as es from "./es/areas.ts";
import * as fr from "./fr/areas.ts";
import * as it from "./it/areas.ts";

/**
 * The texts of a language, by area: those that a browser gets in one file, and those of "server",
 * which it never gets.
 */
export type Areas = typeof en;
export type Area = keyof Areas;

/** The texts of a language by section, whose names no two areas share. */
export type Catalogue =
  & Areas["admin"]
  & Areas["authors"]
  & Areas["people"]
  & Areas["server"]
  & Areas["visitors"];
export type Section = keyof Catalogue;

/** The languages of the interface. Tests add made ones. */
export const LANGUAGES = new Map<string, Areas>(Object.entries({ en, de, fr, es, it }));

/** The sections of a language. */
export const sectionsOf = ({ admin, authors, people, server, visitors }: Areas): Catalogue => ({
  ...visitors,
  ...people,
  ...authors,
  ...admin,
  ...server,
});
