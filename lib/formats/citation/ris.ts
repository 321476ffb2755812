/**
 * A citation as RIS: a line for each tag, from TY to ER.
 *
 * Source: https://en.wikipedia.org/wiki/RIS_(file_format)
 */
import { parseEdtf, yearOf } from "../../model/record/edtf.ts";
import { rightsName } from "../../model/record/rights.ts";
import type { Cited } from "./cited.ts";
import { containerText, inWordsOf, originalText, peopleText, placeText } from "./words.ts";

/** A value on one line, because a line that begins with a tag would be another field. */
const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** "1931/05/03/", with unknown parts left empty; the first date of a time span. */
function dateOf(text: string): string | undefined {
  const date = parseEdtf(text);
  const day = date && ("day" in date ? date.day : [date.from, date.to].find(isDay));
  if (!day || !isDay(day) || !/^\d{4}$/.test(day.year)) return undefined;
  const known = (part = "XX") => part === "XX" ? "" : part;
  // Larger ones are seasons.
  const month = Number(day.month) <= 12 ? day.month : "";
  return `${day.year}/${month}/${known(day.day)}/`;
}

const isDay = (end: unknown): end is { year: string; month?: string; day?: string } =>
  typeof end === "object";

/** The lines of one reference. */
export const toRis = (cited: Cited): string => inWordsOf(cited, () => reference(cited));

function reference(cited: Cited): string {
  const { container, rights } = cited;
  const fields: [tag: string, values: (string | undefined)[]][] = [
    ["TY", [container ? "SOUND" : "ELEC"]],
    ["ID", [cited.id]],
    ["TI", [cited.title]],
    // RIS has a tag for a translated title, but none for the original of one.
    ["N1", [originalText(cited)]],
    ["T2", [container]],
    ["AU", cited.authors],
    ["A2", cited.contributors.map(({ name }) => name)],
    ["PY", [yearOf(cited.date)?.replace(/X/g, "0")]],
    ["DA", [dateOf(cited.date)]],
    ["PB", [cited.repository]],
    ["T3", [cited.collection]],
    ["CN", [cited.identifiers.join(", ")]],
    ["KW", cited.subjects],
    ["LA", [cited.language]],
    // Zotero has no field for T2 of a recording.
    ["N1", [containerText(cited), placeText(cited), peopleText(cited)]],
    ["N1", [rights && `${rightsName(rights)}: ${rights.uri}`]],
    ["UR", [cited.url]],
  ];
  const lines = fields.flatMap(([tag, values]) =>
    values.flatMap((value) => value ? [`${tag}  - ${plain(value)}`] : [])
  );
  return `${[...lines, "ER  - "].join("\r\n")}\r\n`;
}
