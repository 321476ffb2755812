/** Reads a catalogue record from any data, field by field. */
import { CatalogueRecord } from "../model/record/record.ts";
import { RECORD_FIELDS, type RecordField } from "../model/record/record_fields.ts";

type Data = Record<string, unknown>;

/** The valid fields, and the names of the invalid ones. */
type ReadRecord = { record?: CatalogueRecord; wrong: string[] };

/** Reads a record from `value`; undefined when that is not an object. Never throws. */
export function readRecord(value: unknown): ReadRecord | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const data = value as Data;
  const wrong = Object.keys(data).filter((name) => !RECORD_FIELDS.includes(name as RecordField));
  const record: Data = {};
  for (const name of RECORD_FIELDS) {
    const given = Object.hasOwn(data, name) ? data[name] : undefined;
    if (given === undefined || given === null) continue;
    // zod throws when the `length` of a value is an object.
    const read = isPlain(given) ? CatalogueRecord.shape[name].safeParse(given) : undefined;
    if (!read?.success) wrong.push(name);
    else if (read.data !== undefined) record[name] = read.data;
  }
  const isEmpty = Object.keys(record).length === 0;
  return { record: isEmpty ? undefined : normalizeRecord(record), wrong };
}

/** A text, or a list of texts and of objects that have only texts. */
const isPlain = (value: unknown): boolean =>
  typeof value === "string" || Array.isArray(value) && value.every(isPlainEntry);

const isPlainEntry = (value: unknown): boolean =>
  typeof value === "string" ||
  typeof value === "object" && value !== null && !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === "string");

/** The same record with its fields in a fixed order and without empty ones. */
export function normalizeRecord(record: CatalogueRecord): CatalogueRecord | undefined {
  const { contributors, sources } = record;
  const ordered: CatalogueRecord = {
    ...record,
    contributors: contributors?.map(({ name, role }) => ({ name, role: role || undefined })),
    sources: sources?.map(({ text, url }) => ({ text, url: url || undefined })),
  };
  const fields = RECORD_FIELDS.map((name) => [name, ordered[name]] as const)
    .filter(([, value]) => value !== undefined && value.length > 0);
  // Without undefined members, as in a file.
  return fields.length > 0 ? JSON.parse(JSON.stringify(Object.fromEntries(fields))) : undefined;
}
