/** A field of a catalogue record as the text of one cell, and back. */
import { dateText, readDate } from "../../../../lib/model/record/edtf_text.ts";
import type { RecordField } from "../../../../lib/model/record/record_fields.ts";
import {
  CC_LICENCES,
  type Rights,
  rightsName,
  rightsOf,
  STATEMENTS,
} from "../../../../lib/model/record/rights.ts";
import type { RecordValues } from "../../../../lib/formats/fields/record.ts";

import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("stopTable");

/** Fields with one text; the others are lists. */
const ONE_TEXT = ["dateText", "dateRecorded", "collection", "repository", "rightsHolder", "rights"];

/** How to fill in a cell of the field, in one sentence. */
export function cellHint(field: RecordField): string {
  if (field === "dateText" || field === "dateRecorded") return t("dateHint");
  if (field === "contributors") return t("contributorsHint");
  if (field === "sources") return t("sourcesHint");
  if (field === "rights") return t("rightsHint");
  return ONE_TEXT.includes(field) ? "" : t("severalHint");
}

/** "Mae Lewis (Speaker); Class 8b", a date as it is stored, rights by their name. */
export function cellText(field: RecordField, record: RecordValues): string {
  if (field === "rights") {
    const rights = rightsOf(record.rights ?? "");
    return rights ? rightsName(rights) : record.rights ?? "";
  }
  if (field === "contributors") {
    return list(record.contributors?.map(({ name, role }) => role ? `${name} (${role})` : name));
  }
  if (field === "sources") {
    return list(record.sources?.map(({ text, url }) => url ? `${text} <${url}>` : text));
  }
  const value = record[field];
  return Array.isArray(value) ? list(value) : value ?? "";
}

const list = (texts: string[] | undefined): string => texts?.join("; ") ?? "";

/** The archive's value, shown in an empty cell. */
export const inheritedText = (field: RecordField, archive: RecordValues): string => {
  const text = cellText(field, archive);
  return field === "dateText" || field === "dateRecorded" ? dateText(text) : text;
};

/** The value of a cell's text while it is typed. */
export function readCell<Field extends RecordField>(
  field: Field,
  text: string,
): RecordValues[Field] {
  return readAny(field, text) as RecordValues[Field];
}

function readAny(field: RecordField, text: string): RecordValues[RecordField] {
  if (text.trim() === "") return undefined;
  if (ONE_TEXT.includes(field)) return text;
  const entries = text.split(";").map((entry) => entry.trim()).filter(Boolean);
  if (field === "contributors") {
    return entries.map((entry) => {
      const [name, role] = divide(entry, " (", ")");
      return role ? { name, role } : { name };
    });
  }
  if (field === "sources") {
    return entries.map((entry) => {
      const [text, url] = divide(entry, " <", ">");
      return url ? { text, url } : { text };
    });
  }
  return entries;
}

/** The same once the cell is left: words become a date or a statement. */
export function settleCell(field: RecordField, text: string): string {
  if (field === "dateText" || field === "dateRecorded") return readDate(text) ?? text;
  return field === "rights" ? (rightsOf(text) ?? rightsNamed(text))?.uri ?? text : text;
}

/** The statement with this name in the reader's language. */
function rightsNamed(text: string): Rights | undefined {
  const name = text.trim().toLowerCase();
  return [...CC_LICENCES, ...STATEMENTS].find((rights) =>
    rightsName(rights).toLowerCase() === name
  );
}

/** Splits "name (role)" at the last " (", if the text ends with ")". */
function divide(text: string, start: string, end: string): [string, string?] {
  const at = text.endsWith(end) ? text.lastIndexOf(start) : -1;
  return at > 0 ? [text.slice(0, at).trim(), text.slice(at + start.length, -1).trim()] : [text];
}
