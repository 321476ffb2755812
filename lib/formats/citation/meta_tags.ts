/**
 * A citation as `<meta>` tags for Zotero and scholarly search engines, with the names of Highwire
 * Press and Dublin Core.
 *
 * Sources: https://scholar.google.com/intl/en/scholar/inclusion.html#indexing,
 * https://www.dublincore.org/specifications/dublin-core/dc-html/
 */
import type { Cited } from "./cited.ts";

/** The prefixes of names; the page has a `<link rel="schema.…">` for each. */
export const META_SCHEMAS = {
  DC: "http://purl.org/dc/elements/1.1/",
  DCTERMS: "http://purl.org/dc/terms/",
};

export type MetaTag = [name: string, content: string];

/** "1931/05/03" for an exact date. Other dates appear only as EDTF in Dublin Core. */
function slashedDate(date: string): string | undefined {
  const isExact = /^\d{4}(?:-(?:0\d|1[0-2])(?:-\d\d)?)?$/.test(date);
  return isExact ? date.replaceAll("-", "/") : undefined;
}

/** The tags of an archive or a recording. */
export function toMetaTags(cited: Cited): MetaTag[] {
  const { title, authors, contributors, date, language, subjects, identifiers, rights } = cited;
  const tags: [name: string, values: readonly (string | undefined)[]][] = [
    ["citation_title", [title]],
    ["citation_author", authors],
    ["citation_publication_date", [slashedDate(date)]],
    ["citation_language", [language]],
    ["citation_keywords", subjects],
    ["citation_publisher", [cited.repository]],
    ["citation_public_url", [cited.url]],
    ["DC.title", [title]],
    ["DCTERMS.alternative", [cited.originalTitle]],
    ["DC.creator", authors],
    ["DC.contributor", contributors.map(({ name }) => name)],
    ["DC.date", [date]],
    ["DC.language", [language]],
    ["DC.subject", subjects],
    ["DC.publisher", [cited.repository]],
    ["DC.rights", [rights?.uri]],
    ["DC.identifier", [cited.url, ...identifiers]],
    ["DCTERMS.rightsHolder", [cited.rightsHolder]],
    ["DCTERMS.isPartOf", [cited.collection]],
  ];
  return tags.flatMap(([name, values]) =>
    values.flatMap((value): MetaTag[] => value ? [[name, value]] : [])
  );
}
