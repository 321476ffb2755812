/**
 * Catalogue records in tables and maps: the elements of Dublin Core, as Omeka and others name their
 * columns ("Dublin Core:Creator", "dcterms:created", "dc.subject[en]"), and some plain names.
 *
 * Source: https://www.dublincore.org/specifications/dublin-core/dcmi-terms/
 */
import { readDate } from "../../model/record/edtf_text.ts";
import type { CatalogueRecord } from "../../model/record/record.ts";
import { rightsOf } from "../../model/record/rights.ts";
import { elementOf, type Properties } from "./property_names.ts";

/** The target of a column: a field of the record, or contributors with one role. */
type Target = Exclude<keyof CatalogueRecord, "contributors"> | { role?: string };

/** By the element's name in lower case without spaces. */
const ELEMENTS: Record<string, Target> = {
  creator: "creators",
  contributor: {},
  subject: "subjects",
  coverage: "coverage",
  spatial: "coverage",
  spatialcoverage: "coverage",
  temporal: "dateText",
  temporalcoverage: "dateText",
  date: "dateRecorded",
  created: "dateRecorded",
  datecreated: "dateRecorded",
  source: "sources",
  relation: "sources",
  references: "sources",
  identifier: "identifiers",
  ispartof: "collection",
  publisher: "repository",
  rightsholder: "rightsHolder",
  rights: "rights",
  license: "rights",
};

/** Names that count without the prefix of an element set. */
const PLAIN: Record<string, Target> = {
  creator: "creators",
  creators: "creators",
  contributor: {},
  contributors: {},
  interviewer: { role: "Interviewer" },
  interviewee: { role: "Speaker" },
  speaker: { role: "Speaker" },
  narrator: { role: "Speaker" },
  people: {},
  person: {},
  agents: {},
  date: "dateRecorded",
  dates: "dateRecorded",
  dateexpression: "dateRecorded",
  datesexpression: "dateRecorded",
  datecreated: "dateRecorded",
  identifier: "identifiers",
  idno: "identifiers",
  objectid: "identifiers",
  unitid: "identifiers",
  accessionnumber: "identifiers",
  accessno: "identifiers",
  callnumber: "identifiers",
  inventorynumber: "identifiers",
  signatur: "identifiers",
  cote: "identifiers",
  spatial: "coverage",
  subject: "subjects",
  subjects: "subjects",
  tags: "subjects",
  keywords: "subjects",
  coverage: "coverage",
  sources: "sources",
  relatedresources: "sources",
  identifiers: "identifiers",
  shelfmark: "identifiers",
  shelfmarks: "identifiers",
  collection: "collection",
  repository: "repository",
  publisher: "repository",
  rightsholder: "rightsHolder",
  rights: "rights",
  license: "rights",
  licence: "rights",
  daterecorded: "dateRecorded",
};

/** The names that count with the prefix of an element set. */
const WITH_PREFIX = { ...PLAIN, ...ELEMENTS };

/** A record, the columns that it was read from, and the values that did not fit. */
type FoundRecord = { record?: CatalogueRecord; taken: string[]; unread: string[] };

/** The record in those columns of a row that are not already `used`. */
export function findRecord(properties: Properties, used: readonly string[]): FoundRecord {
  const record: CatalogueRecord = {};
  const entries = new Set<string>();
  const [taken, unread]: string[][] = [[], []];
  for (const [key, value] of Object.entries(properties)) {
    const { name, isElement } = elementOf(key);
    const names = isElement ? WITH_PREFIX : PLAIN;
    const target = Object.hasOwn(names, name) ? names[name] : undefined;
    const values = target && !used.includes(key)
      ? valuesOf(value, COMMAS.includes(name) ? /[|;,]/ : /[|;]/)
      : [];
    // Geographic systems number their rows by the same name as museums their objects.
    const isRowNumber = name === "objectid" && values.every((text) => /^\d+$/.test(text));
    if (!target || values.length === 0 || isRowNumber) continue;
    taken.push(key);
    unread.push(...values.filter((text) => !addTo({ record, entries }, target, text)));
  }
  return { ...hasFields(record) ? { record } : {}, taken, unread };
}

const hasFields = (record: CatalogueRecord) => Object.keys(record).length > 0;

/** Most characters of a cell that are read; more than any record has. */
const MAX_LENGTH = 20_000;

/** Columns whose values are separated by commas. */
const COMMAS = ["tags", "keywords"];

/** The values of a cell, separated by "^^" (as in Omeka), else by lines, else by other `marks`. */
function valuesOf(value: unknown, marks: RegExp): string[] {
  if (Array.isArray(value)) return value.slice(0, 100).flatMap((one) => valuesOf(one, marks));
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || text.length > MAX_LENGTH) return [];
  const between = text.includes("^^") ? "^^" : text.includes("\n") ? "\n" : marks;
  return text.split(between).map((one) => one.replace(/\s+/g, " ").trim()).filter(Boolean);
}

/** A record that is being read, and all entries of its lists as JSON. */
type Reading = { record: CatalogueRecord; entries: Set<string> };

/** Adds a value to its field; false if the field cannot hold it. */
function addTo(reading: Reading, target: Target, text: string): boolean {
  const { record } = reading;
  if (typeof target === "object") {
    return push(reading, "contributors", readContributor(text, target.role));
  }
  switch (target) {
    case "dateText":
    case "dateRecorded":
      return set(record, target, readDate(text));
    case "coverage":
      // Coverage may be a place or a time.
      if (/\d/.test(text) && set(record, "dateText", readDate(text))) return true;
      return push(reading, target, text);
    case "rights":
      return set(record, target, rightsOf(text)?.uri) ||
        set(record, "rightsHolder", holderIn(text));
    case "sources":
      return push(reading, target, readSource(text));
    case "collection":
    case "repository":
    case "rightsHolder":
      return set(record, target, text);
    default:
      return push(reading, target, text);
  }
}

type TextField =
  | "dateText"
  | "dateRecorded"
  | "collection"
  | "repository"
  | "rightsHolder"
  | "rights";
type ListField = Exclude<keyof CatalogueRecord, TextField>;

/** Sets an empty field; the same value again is no conflict. */
function set(record: CatalogueRecord, name: TextField, text: string | undefined): boolean {
  if (text === undefined || record[name] !== undefined && record[name] !== text) return false;
  record[name] = text;
  return true;
}

function push<Name extends ListField>(
  { record, entries }: Reading,
  name: Name,
  entry: NonNullable<CatalogueRecord[Name]>[number],
): boolean {
  const key = JSON.stringify([name, entry]);
  if (entries.has(key)) return true;
  entries.add(key);
  const list = (record[name] ??= []) as unknown[];
  list.push(entry);
  return true;
}

/** "Mae Lewis (Speaker)": the role comes last, in brackets. */
function readContributor(text: string, role: string | undefined) {
  const at = text.endsWith(")") ? text.lastIndexOf(" (") : -1;
  const named = at > 0 ? text.slice(at + 2, -1).trim() : "";
  const name = at > 0 ? text.slice(0, at).trim() : text;
  return { name, ...(named || role) && { role: named || role } };
}

/** "Box 7 <https://example.org>", or just an address. */
function readSource(text: string) {
  const at = text.endsWith(">") ? text.lastIndexOf("<http") : -1;
  if (at > 0) return { text: text.slice(0, at).trim(), url: text.slice(at + 1, -1) };
  return /^https?:\/\/\S+$/.test(text) ? { text, url: text } : { text };
}

/** "© 1931 Mae Lewis": the holder of the rights. */
function holderIn(text: string): string | undefined {
  const rest = text.replace(/^(?:copyright|©|\(c\))\s?(?:©|\(c\))?\s?/i, "");
  if (rest === text) return undefined;
  return rest.replace(/^\d{4},? ?/, "").replace(/^by /i, "").trim() || undefined;
}

/** Moves fields that are equal in all of two or more records to the archive's record. */
export function shareRecords(
  stops: { record?: CatalogueRecord }[],
): CatalogueRecord | undefined {
  const [first, ...others] = stops.map(({ record }) => record ?? {});
  if (others.length === 0) return undefined;
  const names = (Object.keys(first) as (keyof CatalogueRecord)[]).filter((name) =>
    others.every((record) => JSON.stringify(record[name]) === JSON.stringify(first[name]))
  );
  if (names.length === 0) return undefined;
  const pick = (record: CatalogueRecord, isShared: boolean) =>
    Object.fromEntries(
      Object.entries(record).filter(([name]) =>
        names.includes(name as keyof CatalogueRecord) === isShared
      ),
    ) as CatalogueRecord;
  const shared = pick(first, true);
  for (const stop of stops) {
    const own = pick(stop.record ?? {}, false);
    if (hasFields(own)) stop.record = own;
    else delete stop.record;
  }
  return shared;
}
