/**
 * Catalogue records: who made an archive or a recording, when, where it is kept, and its rights.
 */
import { isSafeUrl } from "../media/url_rules.ts";
import { optional, requiredLine, requiredText } from "../text/text.ts";
import { z } from "../zod.ts";
import { parseEdtf } from "./edtf.ts";
import { rightsOf } from "./rights.ts";

/** Most entries of one list of a record, such as its subjects. */
const MAX_ENTRIES = 20;

/** Longest entry of a list, and longest one-line text, in UTF-16 units. */
const MAX_ENTRY = 300;

/**
 * Most UTF-16 units of a record as JSON: an archive's record shares one KV value with its title.
 */
export const MAX_RECORD = 8_000;

/** A list without its empty entries; undefined when nothing is left. */
const entries = <T extends z.ZodType>(name: string, entry: T) =>
  z.preprocess((value) => {
    if (value === null) return undefined;
    if (!Array.isArray(value)) return value;
    const filled = value.filter((one) => !isBlank(one));
    return filled.length > 0 ? filled : undefined;
  }, z.array(entry).max(MAX_ENTRIES, `${name} can be ${MAX_ENTRIES} at most`).optional());

/** True for an empty text, and for a form row whose boxes are all empty. */
const isBlank = (value: unknown): boolean =>
  typeof value === "string"
    ? value.trim() === ""
    : typeof value === "object" && value !== null && !Array.isArray(value) &&
      Object.values(value).every((text) => typeof text === "string" && text.trim() === "");

const line = (name: string) => requiredLine(name, MAX_ENTRY);

const EdtfDate = optional(
  z.string().trim().refine(
    (text) => parseEdtf(text) !== undefined,
    "The date must be one such as 1931, 1931-05-03, 1931~ (about), 193X (the 1930s), 1931/1933",
  ),
);

const LINK_RULE = "The address of a source must begin with https:// or http://";

/** http is allowed here: a page links to it, and loads nothing from it. */
const isLinkUrl = (text: string): boolean =>
  !text.startsWith("/") && isSafeUrl(text.replace(/^http:/i, "https:"));

const Link = z.string(LINK_RULE).trim().refine(isLinkUrl, LINK_RULE);

const RIGHTS_RULE =
  "The rights must be an address of rightsstatements.org/vocab or creativecommons.org";

/** The address of a rights statement in its canonical spelling. */
const RightsUri = z.string(RIGHTS_RULE).transform((text, context) => {
  const isAddress = /^\s*https?:/i.test(text);
  const rights = isAddress ? rightsOf(text) : undefined;
  if (rights) return rights.uri;
  context.addIssue({ code: "custom", message: RIGHTS_RULE });
  return z.NEVER;
});

/**
 * The catalogue record of an archive or of a stop's recording. All fields are optional; empty ones
 * are left out, and an empty record is undefined. Dates are EDTF (see edtf.ts): `dateText` is when
 * the events took place, `dateRecorded` when the recording was made. `coverage` holds names of
 * places, `rights` an address (see rights.ts).
 */
export const CatalogueRecord = z.strictObject({
  creators: entries("Creators", line("A creator’s name")),
  contributors: entries(
    "Contributors",
    z.strictObject({
      name: line("A contributor’s name"),
      role: optional(line("A contributor’s role")),
    }),
  ),
  dateText: EdtfDate,
  dateRecorded: EdtfDate,
  subjects: entries("Subjects", line("A subject")),
  coverage: entries("Places", line("A place’s name")),
  sources: entries(
    "Sources",
    z.strictObject({ text: requiredText("A source", 1_000), url: optional(Link) }),
  ),
  identifiers: entries("Shelf marks", line("A shelf mark")),
  collection: optional(line("The collection")),
  repository: optional(line("The repository")),
  rightsHolder: optional(line("The rights holder")),
  rights: optional(RightsUri),
}).refine(
  (record) => JSON.stringify(record).length <= MAX_RECORD,
  `The catalogue record is too long (${MAX_RECORD} characters at most)`,
);
export type CatalogueRecord = z.infer<typeof CatalogueRecord>;

/** A record without its empty fields; undefined where nothing is left. */
function filledFields(record: CatalogueRecord): CatalogueRecord | undefined {
  const filled = Object.entries(record).filter(([, value]) => value !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) as CatalogueRecord : undefined;
}

/** The field `record` of an archive or a stop; an empty record is undefined. */
export const RecordField = z.preprocess(
  (value) => value === "" || value === null ? undefined : value,
  CatalogueRecord.transform(filledFields).optional(),
);

/** The same in an edit: null, "" and an empty record remove the stored one; undefined keeps it. */
export const RecordUpdate = z.preprocess(
  (value) => value === "" ? null : value,
  CatalogueRecord.transform((record) => filledFields(record) ?? null).nullish(),
);
