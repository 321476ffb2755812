/** Addresses of archives' pages. */
import { OWN_NAMES } from "../../texts/languages.ts";
import { pathIn } from "../../texts/local_paths.ts";
import type { Tour } from "../tour/tour.ts";

/** The page of an archive; in `language` where the address has to name it. */
export const tourPath = (id: string, language?: string): string =>
  `/tour/${id}${language ? `?lang=${language}` : ""}`;

/** The canonical address of an archive in a language: the page in that language, if we have it. */
export const tourPathIn = (id: string, language: string): string =>
  language in OWN_NAMES ? pathIn(language, tourPath(id)) : tourPath(id, language);

/** The language that an address of an archive has to name; undefined for one in one language. */
export const namedLanguage = (
  { language, languages = [], translation }: Pick<Tour, "language" | "languages" | "translation">,
): string | undefined => translation?.language ?? (languages.length > 1 ? language : undefined);
