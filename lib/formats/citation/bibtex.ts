/**
 * A citation as BibTeX, for biber and BibTeX of today, which read UTF-8.
 *
 * Source: https://ctan.org/pkg/biblatex (section 2, entry types and fields)
 */
import { yearOf } from "../../model/record/edtf.ts";
import type { Cited } from "./cited.ts";

/** Signs that TeX gives a meaning, as it prints them. */
const ESCAPES: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** A text in which TeX finds no command, and braces come in pairs. */
const escaped = (text: string): string =>
  text.replace(/[\\~^{}&%$#_]/g, (sign) => ESCAPES[sign] ?? `\\${sign}`);

/** "Lewis, Mae" and "Mae Lewis" are names of people; braces keep all others whole. */
function nameOf(name: string): string {
  const isPerson = /^[^\s,{}\d]+(?:,? [^\s,{}\d]+){1,2}$/.test(name) &&
    !/ (?:and|of|the) /i.test(name);
  return isPerson ? escaped(name) : `{${escaped(name)}}`;
}

/** The entry; a line for each field. */
export function toBibTex(cited: Cited): string {
  const { container, contributors, identifiers, subjects, rights } = cited;
  const people = contributors.map(({ name, role }) => role ? `${name} (${role})` : name);
  const fields: [name: string, value: string | undefined][] = [
    ["author", cited.authors.map(nameOf).join(" and ")],
    ["title", `{${escaped(cited.title)}}`],
    ["booktitle", container && `{${escaped(container)}}`],
    ["year", yearOf(cited.date)?.replace(/X/g, "0")],
    ["date", cited.date],
    ["publisher", cited.repository && `{${escaped(cited.repository)}}`],
    ["series", cited.collection && `{${escaped(cited.collection)}}`],
    ["number", identifiers.map(escaped).join(", ")],
    ["keywords", subjects.map((text) => escaped(text.replaceAll(",", " "))).join(", ")],
    ["language", cited.language],
    ["note", escaped([people.join(", "), rights?.name].filter(Boolean).join(". "))],
    ["howpublished", container ? "Sound recording" : "Audio walk"],
    ["url", cited.url.replace(/[{}\\]/g, encodeURIComponent)],
  ];
  const lines = fields.flatMap(([name, value]) => value ? [`  ${name} = {${value}}`] : []);
  return `@misc{${cited.id},\n${lines.join(",\n")}\n}\n`;
}
