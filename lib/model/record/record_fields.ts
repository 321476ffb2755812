/**
 * The labels of catalogue records, and the fields that a stop inherits. Without zod, because
 * visitors' pages show records.
 */
import type { CatalogueRecord } from "./record.ts";

/** Roles that the form suggests; others may be typed. */
export const ROLES = [
  "Speaker",
  "Interviewer",
  "Recordist",
  "Editor",
  "Transcriber",
  "Translator",
  "Photographer",
  "Sponsor",
] as const;

export type RecordField = keyof CatalogueRecord;

/** The labels of the fields, in the order of the card. */
export const RECORD_LABELS: Record<RecordField, string> = {
  creators: "Creators",
  contributors: "Contributors",
  dateText: "Date of what is told",
  dateRecorded: "Date of recording",
  subjects: "Subjects",
  coverage: "Places",
  sources: "Sources",
  identifiers: "Shelf marks",
  collection: "Collection",
  repository: "Repository",
  rightsHolder: "Rights holder",
  rights: "Rights",
};

export const RECORD_FIELDS = Object.keys(RECORD_LABELS) as RecordField[];

/** A stop's record, with missing fields taken from its archive's. */
export function joinRecords(
  archive: CatalogueRecord | undefined,
  stop: CatalogueRecord | undefined,
): CatalogueRecord | undefined {
  return archive || stop ? { ...archive, ...stop } : undefined;
}
