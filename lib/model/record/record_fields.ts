/**
 * The fields of catalogue records, and those that a stop inherits. Without zod, because visitors'
 * pages show records.
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

/** The fields, in the order of the card. */
export const RECORD_FIELDS = [
  "creators",
  "contributors",
  "dateText",
  "dateRecorded",
  "subjects",
  "coverage",
  "sources",
  "identifiers",
  "collection",
  "repository",
  "rightsHolder",
  "rights",
] as const satisfies readonly RecordField[];

/** A stop's record, with missing fields taken from its archive's. */
export function joinRecords(
  archive: CatalogueRecord | undefined,
  stop: CatalogueRecord | undefined,
): CatalogueRecord | undefined {
  return archive || stop ? { ...archive, ...stop } : undefined;
}
