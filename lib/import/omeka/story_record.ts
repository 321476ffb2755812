/** The catalogue record of a story, within the limits of records. */
import { findRecord } from "../../formats/foreign/dublin_core.ts";
import type { Properties } from "../../formats/foreign/property_names.ts";
import { CatalogueRecord, MAX_RECORD } from "../../model/record/record.ts";
import type { RecordField } from "../../model/record/record_fields.ts";
import { tour as english } from "../../texts/en/visitors/tour.ts";
import type { ElementText, ForeignItem } from "./foreign_site.ts";
import { readLine, readText } from "./plain_text.ts";
import { MARK } from "./story_files.ts";

/** A record, the elements it used, and lines for what did not fit. */
type FoundRecord = { record: CatalogueRecord; taken: ElementText[]; rest: string[] };

/** The record in the elements, tags and collection of an item. */
export function recordOf(item: ForeignItem, texts: ElementText[]): FoundRecord {
  const properties: Properties = {};
  const add = (key: string, value: string) => {
    if (value !== "") properties[key] = `${properties[key] ?? ""}${value}${MARK}`;
  };
  for (const text of texts) add(keyOf(text), valueOf(text));
  for (const tag of item.tags) add("tags", readLine(tag));
  add("collection", readLine(item.collection ?? ""));
  const { record = {}, taken, unread } = findRecord(properties, []);
  return {
    record,
    taken: texts.filter((text) => taken.includes(keyOf(text))),
    rest: unread,
  };
}

const keyOf = ({ set, name }: ElementText): string =>
  name === "Sponsor" ? "Dublin Core:Contributor" : `${set}:${name}`;

function valueOf(text: ElementText): string {
  const plain = readText(text).text.replace(/\s+/g, " ");
  if (text.name === "Sponsor") return `${plain} (Sponsor)`;
  if (!["Source", "Relation", "Related Resources"].includes(text.name)) return plain;
  // "Box 7 (https://example.org)" is the text of a link.
  const [, words, url] = /^(.{1,900}) \((https?:\/\/[^\s()]{1,1000})\)$/.exec(plain) ?? [];
  return url ? `${words} <${url}>` : plain;
}

/**
 * Joins two records: lists are joined, for other fields the first value counts, and the second
 * becomes a line.
 */
export function joinedRecords(
  first: CatalogueRecord,
  second: CatalogueRecord,
): { record: CatalogueRecord; rest: string[] } {
  const record: Record<string, unknown> = { ...first };
  const rest: string[] = [];
  for (const [name, value] of Object.entries(second)) {
    const present = record[name];
    if (present === undefined) record[name] = value;
    else if (Array.isArray(present) && Array.isArray(value)) {
      record[name] = [...new Map([...present, ...value].map((one) => [JSON.stringify(one), one]))
        .values()];
    } else if (present !== value) rest.push(`${english[name as RecordField]}: ${value}`);
  }
  return { record: record as CatalogueRecord, rest };
}

const MAX_ENTRIES = 20;

/** The record as far as it fits, and lines with the rest; undefined for an empty record. */
export function fitRecord(
  given: CatalogueRecord,
): { record: CatalogueRecord | undefined; rest: string[] } {
  const record: Record<string, unknown> = {};
  const rest: string[] = [];
  const leave = (name: string, value: unknown) =>
    rest.push(`${english[name as RecordField]}: ${wordsOf(value)}`);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const entries = Array.isArray(value) ? value : [value];
    const fit = entries.filter((entry, i) => {
      const fits = i < MAX_ENTRIES &&
        CatalogueRecord.safeParse({ [name]: Array.isArray(value) ? [entry] : entry }).success;
      if (!fits) leave(name, entry);
      return fits;
    });
    if (fit.length > 0) record[name] = Array.isArray(value) ? fit : fit[0];
    while (JSON.stringify(record).length > MAX_RECORD) {
      const last = Array.isArray(record[name]) ? (record[name] as unknown[]).pop() : record[name];
      leave(name, last);
      if (!Array.isArray(record[name]) || (record[name] as unknown[]).length === 0) {
        delete record[name];
      }
    }
  }
  const parsed = CatalogueRecord.parse(record);
  return { record: Object.keys(parsed).length > 0 ? parsed : undefined, rest };
}

/** An entry of a record in words. */
function wordsOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const { text, url, name, role } = value as Record<string, string | undefined>;
  return [text ?? name, url ?? (role && `(${role})`)].filter(Boolean).join(" ");
}
