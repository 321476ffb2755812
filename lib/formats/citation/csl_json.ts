/**
 * A citation as CSL-JSON: a list of one item, as Zotero and Pandoc read it.
 *
 * Source: https://docs.citationstyles.org/en/stable/specification.html#appendix-iv-variables
 */
import { type EdtfEnd, parseEdtf } from "../../model/record/edtf.ts";
import type { Cited } from "./cited.ts";
import { inWordsOf, placeText, t } from "./words.ts";

/** Splits "Lewis, Mae" in two parts; a name without a comma stays whole. */
function nameOf(name: string) {
  const parts = name.split(", ");
  return parts.length === 2 && parts.every(Boolean)
    ? { family: parts[0], given: parts[1] }
    : { literal: name };
}

/** An exact date as numbers, any other as text. */
function dateOf(text: string) {
  const date = parseEdtf(text);
  const ends = !date ? [] : "day" in date ? [date.day] : [date.from, date.to];
  const parts = ends.map(partsOf);
  if (parts.length === 0 || parts.some((part) => part === undefined)) return { literal: text };
  const isAbout = ends.some((end) => typeof end === "object" && end.mark !== undefined);
  return { "date-parts": parts, ...isAbout && { circa: true } };
}

function partsOf(end: EdtfEnd): number[] | undefined {
  if (typeof end !== "object") return undefined;
  const { year, month, day } = end;
  const given = [year.replace("Y", ""), month, day].filter((part) => part !== undefined);
  const numbers = given.map(Number);
  return numbers.some(Number.isNaN) || Number(month ?? 1) > 12 ? undefined : numbers;
}

/** The list as text. */
export const toCslJson = (cited: Cited): string => inWordsOf(cited, () => list(cited));

function list(cited: Cited): string {
  const { container, contributors, identifiers, subjects, rights } = cited;
  const isInterviewer = ({ role }: { role?: string }) => /^interviewer$/i.test(role ?? "");
  const names = (people: { name: string }[]) =>
    people.length > 0 ? people.map(({ name }) => nameOf(name)) : undefined;
  const item = {
    id: cited.id,
    type: container ? "song" : "webpage",
    title: cited.title,
    "original-title": cited.originalTitle,
    "container-title": container,
    author: names(cited.authors.map((name) => ({ name }))),
    interviewer: names(contributors.filter(isInterviewer)),
    contributor: names(contributors.filter((one) => !isInterviewer(one))),
    issued: dateOf(cited.date),
    medium: container && t("soundRecording"),
    archive: cited.repository,
    archive_collection: cited.collection,
    archive_location: identifiers.join(", ") || undefined,
    keyword: subjects.join(", ") || undefined,
    language: cited.language,
    license: rights?.uri,
    note: placeText(cited),
    URL: cited.url,
  };
  return `${JSON.stringify([item], null, 2)}\n`;
}
