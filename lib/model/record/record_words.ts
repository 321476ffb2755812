/** The texts of a catalogue record that the search reads. */
import { edtfText } from "./edtf_text.ts";
import type { CatalogueRecord } from "./record.ts";

/** The people in a record, one a line. */
export const peopleIn = (record: CatalogueRecord = {}): string =>
  lines([record.creators, record.contributors?.map(({ name }) => name), record.rightsHolder]);

/** All other words of it: "mills", "Box 7", "May 1931". */
export const wordsIn = (record: CatalogueRecord = {}): string =>
  lines([
    record.subjects,
    record.coverage,
    record.sources?.map(({ text }) => text),
    record.identifiers,
    record.collection,
    record.repository,
    ...[record.dateText, record.dateRecorded].map((date) => date && edtfText(date)),
  ]);

const lines = (texts: (string[] | string | undefined)[]): string =>
  texts.flat().filter(Boolean).join("\n");
