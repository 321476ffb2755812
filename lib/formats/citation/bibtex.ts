/**
 * A citation as BibTeX, in UTF-8, for biber and current BibTeX.
 *
 * Source: https://ctan.org/pkg/biblatex (section 2, entry types and fields)
 */
import { yearOf } from "../../model/record/edtf.ts";
import { rightsName } from "../../model/record/rights.ts";
import type { Cited } from "./cited.ts";
import { isPersonName } from "./person_name.ts";
import { containerText, inWordsOf, originalText, peopleText, placeText, t } from "./words.ts";

/** Characters with a meaning in TeX, and how to print them. */
const ESCAPES: Record<string, string> = {
  "\\": "{\\textbackslash}",
  "~": "{\\textasciitilde}",
  "^": "{\\textasciicircum}",
};

/** A text without commands or ligatures of TeX, with balanced braces. */
const escaped = (text: string): string =>
  text.replace(/[\\~^{}&%$#_]/g, (sign) => ESCAPES[sign] ?? `\\${sign}`)
    .replace(/([-`'])(?=\1)/g, "$1{}");

/** "Lewis, Mae" and "Mae Lewis" are names of people; other names are kept whole by braces. */
const nameOf = (name: string): string => isPersonName(name) ? escaped(name) : `{${escaped(name)}}`;

/** The entry; a line for each field. */
export const toBibTex = (cited: Cited): string => inWordsOf(cited, () => entry(cited));

function entry(cited: Cited): string {
  const { container, identifiers, subjects, rights } = cited;
  // For a @misc, styles print no title of a whole, no collection and no shelf mark, but its note.
  const remarks = [
    originalText(cited),
    containerText(cited),
    peopleText(cited),
    [cited.collection, ...identifiers].filter(Boolean).join(", "),
    rights && rightsName(rights),
  ];
  const fields: [name: string, value: string | undefined][] = [
    ["author", cited.authors.map(nameOf).join(" and ")],
    ["title", `{${escaped(cited.title)}}`],
    ["booktitle", container && `{${escaped(container)}}`],
    ["year", yearOf(cited.date)?.replace(/X/g, "0")],
    // Some programs cannot read a time span with an open beginning.
    ["date", /^(?:\.\.)?\//.test(cited.date) ? undefined : cited.date],
    ["publisher", cited.repository && `{${escaped(cited.repository)}}`],
    ["series", cited.collection && `{${escaped(cited.collection)}}`],
    ["library", identifiers.map(escaped).join(", ")],
    ["keywords", subjects.map((text) => escaped(text.replaceAll(",", " "))).join(", ")],
    ["language", cited.language],
    ["note", escaped(remarks.filter(Boolean).join(". "))],
    [
      "howpublished",
      container
        ? [t("soundRecording"), placeText(cited)].filter(Boolean).join(", ")
        : t("audioWalk"),
    ],
    ["url", cited.url.replace(/[{}\\]/g, encodeURIComponent)],
  ];
  const lines = fields.flatMap(([name, value]) => value ? [`  ${name} = {${value}}`] : []);
  return `@misc{${cited.id},\n${lines.join(",\n")}\n}\n`;
}
