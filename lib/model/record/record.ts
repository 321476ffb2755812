/**
 * Catalogue records: who made an archive or a recording, when, where it is kept, and its rights.
 */
import { isSafeUrl } from "../media/url_rules.ts";
import { optional, requiredLine, requiredText } from "../text/text.ts";
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";
import { parseEdtf } from "./edtf.ts";
import { rightsOf } from "./rights.ts";

const t = texts("rules");
const f = texts("fields");
const w = texts("writing");
const ofTour = texts("tour");

/** Most entries of one list of a record, such as its subjects. */
const MAX_ENTRIES = 20;

/** Longest entry of a list, and longest one-line text, in UTF-16 units. */
const MAX_ENTRY = 300;

/**
 * Most UTF-16 units of a record as JSON: an archive's record shares one KV value with its title.
 */
export const MAX_RECORD = 8_000;

/** A list without its empty entries; undefined when nothing is left. */
const entries = <T extends z.ZodType>(
  name: "creators" | "contributors" | "subjects" | "coverage" | "sources" | "identifiers",
  entry: T,
) =>
  z.preprocess(
    (value) => {
      if (value === null) return undefined;
      if (!Array.isArray(value)) return value;
      const filled = value.filter((one) => !isBlank(one));
      return filled.length > 0 ? filled : undefined;
    },
    z.array(entry).max(MAX_ENTRIES, {
      error: () => t("mostEntries", { label: ofTour(name), most: MAX_ENTRIES }),
    }).optional(),
  );

/** True for an empty text, and for a form row whose boxes are all empty. */
const isBlank = (value: unknown): boolean =>
  typeof value === "string"
    ? value.trim() === ""
    : typeof value === "object" && value !== null && !Array.isArray(value) &&
      Object.values(value).every((text) => typeof text === "string" && text.trim() === "");

const line = (label: () => string) => requiredLine(label, MAX_ENTRY);

const EdtfDate = optional(
  z.string().trim().refine(
    (text) => parseEdtf(text) !== undefined,
    { error: () => t("edtf") },
  ),
);

const LINK_RULE = { error: () => t("sourceLink") };

/** http is allowed here: a page links to it, and loads nothing from it. */
const isLinkUrl = (text: string): boolean =>
  !text.startsWith("/") && isSafeUrl(text.replace(/^http:/i, "https:"));

const Link = z.string(LINK_RULE).trim().refine(isLinkUrl, LINK_RULE);

/** The address of a rights statement in its canonical spelling. */
const RightsUri = z.string({ error: () => t("recordRights") }).transform((text, context) => {
  const isAddress = /^\s*https?:/i.test(text);
  const rights = isAddress ? rightsOf(text) : undefined;
  if (rights) return rights.uri;
  context.addIssue({ code: "custom", message: t("recordRights") });
  return z.NEVER;
});

/**
 * The catalogue record of an archive or of a stop's recording. All fields are optional; empty ones
 * are left out, and an empty record is undefined. Dates are EDTF (see edtf.ts): `dateText` is when
 * the events took place, `dateRecorded` when the recording was made. `coverage` holds names of
 * places, `rights` an address (see rights.ts).
 */
export const CatalogueRecord = z.strictObject({
  creators: entries("creators", line(() => t("creatorName"))),
  contributors: entries(
    "contributors",
    z.strictObject({
      name: line(() => t("contributorName")),
      role: optional(line(() => t("contributorRole"))),
    }),
  ),
  dateText: EdtfDate,
  dateRecorded: EdtfDate,
  subjects: entries("subjects", line(() => t("subject"))),
  coverage: entries("coverage", line(() => t("placeName"))),
  sources: entries(
    "sources",
    z.strictObject({ text: requiredText(() => t("source"), 1_000), url: optional(Link) }),
  ),
  identifiers: entries("identifiers", line(() => t("shelfMark"))),
  collection: optional(line(() => ofTour("collection"))),
  repository: optional(line(() => ofTour("repository"))),
  rightsHolder: optional(line(() => ofTour("rightsHolder"))),
  rights: optional(RightsUri),
}).refine(
  (record) => JSON.stringify(record).length <= MAX_RECORD,
  { error: () => w("fieldTooLong", { label: f("catalogueRecord"), longest: MAX_RECORD }) },
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
