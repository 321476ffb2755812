/** Catalogue records as form values, and as text for comparisons. */
import type { CatalogueRecord } from "../../model/record/record.ts";
import { RECORD_FIELDS, type RecordField } from "../../model/record/record_fields.ts";
import { recordLabel } from "../../model/record/record_names.ts";
import { texts } from "../../texts/texts.ts";
import { normalizeRecord, readRecord } from "../read_record.ts";
import { type FieldKind, filledText as asText, membersOf } from "./kind.ts";

const t = texts("writing");
const inValues = texts("values");

/**
 * A record as typed: a list has a text for each line of its box, blank ones too. An emptied box is
 * missing or "".
 */
export type RecordValues = CatalogueRecord;

/** Reads a stored record without the fields that do not fit; undefined when all are empty. */
export function readRecordValues(stored: unknown): RecordValues | undefined {
  const data = membersOf(stored);
  const list = (value: unknown): unknown[] => Array.isArray(value) ? value : [];
  const lines = (value: unknown) => {
    const texts = list(value).filter((line) => typeof line === "string");
    return texts.some(Boolean) ? texts : undefined;
  };
  const rows = (value: unknown, first: string, second: string) => {
    const read = list(value).map(membersOf).flatMap((row) => {
      const [one, other] = [asText(row[first]), asText(row[second])];
      return one || other ? [{ [first]: one ?? "", ...other && { [second]: other } }] : [];
    });
    return read.length > 0 ? read : undefined;
  };
  const read = {
    creators: lines(data.creators),
    contributors: rows(data.contributors, "name", "role"),
    dateText: asText(data.dateText),
    dateRecorded: asText(data.dateRecorded),
    subjects: lines(data.subjects),
    coverage: lines(data.coverage),
    sources: rows(data.sources, "text", "url"),
    identifiers: lines(data.identifiers),
    collection: asText(data.collection),
    repository: asText(data.repository),
    rightsHolder: asText(data.rightsHolder),
    rights: asText(data.rights),
  };
  const filled = Object.entries(read).filter(([, value]) => value !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) as RecordValues : undefined;
}

/** The record with another value of one field; undefined when all are empty. */
export const recordWith = <Field extends RecordField>(
  record: RecordValues | undefined,
  field: Field,
  value: RecordValues[Field],
): RecordValues | undefined => readRecordValues({ ...record, [field]: value });

/** A line for each field: "Subjects: mills, water". */
export function recordText(record: RecordValues): string {
  return RECORD_FIELDS.flatMap((name) => {
    const text = fieldText(record[name]);
    return text ? [t("labelled", { label: recordLabel(name), text })] : [];
  }).join("\n");
}

/** The value of one field: "mills; water". */
export function fieldText(value: RecordValues[RecordField]): string {
  const entries = (Array.isArray(value) ? value : [value]).map((one) =>
    typeof one === "object" ? Object.values(one).filter(Boolean).join(", ") : one ?? ""
  );
  return entries.filter((text) => text.trim() !== "").join("; ");
}

export const record: FieldKind<CatalogueRecord, RecordValues> = {
  toTyped: readRecordValues,
  fromTyped: (typed) => typed,
  toText: recordText,
  read(value) {
    if (value === "") return { wrong: [] };
    const { record, wrong } = readRecord(value) ?? { wrong: [""] };
    return { value: record, wrong };
  },
  unfit: () => inValues("unfitRecord"),
  normal: normalizeRecord,
};
