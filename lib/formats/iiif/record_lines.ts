/** A catalogue record in IIIF: metadata, rights and the required statement. */
import { edtfText } from "../../model/record/edtf_text.ts";
import type { CatalogueRecord } from "../../model/record/record.ts";
import type { RecordField } from "../../model/record/record_fields.ts";
import { tour as english } from "../../texts/en/visitors/tour.ts";
import { rightsOf } from "../../model/record/rights.ts";
import { inLanguage, line } from "./language_map.ts";

/** The metadata of a record, with the ARK where there is one; no member when it is empty. */
export function recordLines(record: CatalogueRecord = {}, ark?: string) {
  const values: [RecordField, string[] | undefined][] = [
    ["creators", record.creators],
    [
      "contributors",
      record.contributors?.map(({ name, role }) => role ? `${name} (${role})` : name),
    ],
    ["dateText", dates(record.dateText)],
    ["dateRecorded", dates(record.dateRecorded)],
    ["subjects", record.subjects],
    ["coverage", record.coverage],
    ["sources", record.sources?.map(({ text }) => text)],
    ["identifiers", record.identifiers],
    ["collection", one(record.collection)],
    ["repository", one(record.repository)],
    ["rightsHolder", one(record.rightsHolder)],
  ];
  const metadata = values.flatMap(([field, texts]) =>
    texts ? [line(english[field], inLanguage(undefined, ...texts))] : []
  );
  if (ark !== undefined) metadata.push(line("ARK", inLanguage(undefined, ark)));
  return metadata.length > 0 ? { metadata } : {};
}

/** The rights as an http address, as IIIF demands, and as a statement for people. */
export function rightsIn({ rights, rightsHolder }: CatalogueRecord = {}) {
  const statement = rights === undefined ? undefined : rightsOf(rights);
  const said = [statement?.name, rightsHolder].filter((text) => text !== undefined);
  return {
    ...statement && { rights: statement.uri.replace(/^https:/, "http:") },
    ...said.length > 0 && { requiredStatement: line("Rights", inLanguage(undefined, ...said)) },
  };
}

const one = (text: string | undefined) => text === undefined ? undefined : [text];

const dates = (text: string | undefined) => text === undefined ? undefined : [edtfText(text)];
