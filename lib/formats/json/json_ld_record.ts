/** A catalogue record as JSON-LD. */
import type { CreativeWorkLeaf, Organization, Person } from "schema-dts";
import type { CatalogueRecord } from "../../model/record/record.ts";
import { rightsOf } from "../../model/record/rights.ts";
import { isPersonName } from "../citation/person_name.ts";

/** An exact date or span of dates, which EDTF writes as ISO 8601 does. */
const EXACT = /^(?:\d{4}(?:-(?:0\d|1[0-2])(?:-\d\d)?)?|\.\.)$/;

const exact = (date = ""): string | undefined =>
  date.split("/").every((end) => EXACT.test(end)) ? date : undefined;

/** The properties of a work of any kind, without unknown ones. */
export function toWork(record: CatalogueRecord = {}): Omit<CreativeWorkLeaf, "@type"> {
  const { creators, contributors, subjects, coverage, collection, repository } = record;
  const { dateText, dateRecorded = "", rightsHolder, identifiers, sources } = record;
  const created = dateRecorded.includes("/") ? undefined : exact(dateRecorded);
  const licence = record.rights === undefined ? undefined : rightsOf(record.rights);
  const temporal = exact(dateText);
  return {
    ...creators && { creator: creators.map(toAgent) },
    ...contributors && {
      contributor: contributors.map(({ name, role }) => {
        const contributor = toAgent(name);
        return role ? { "@type": "Role", roleName: role, contributor } : contributor;
      }),
    },
    ...created && { dateCreated: created },
    ...temporal && { temporalCoverage: temporal },
    ...subjects && { about: subjects.map((name) => ({ "@type": "Thing", name })) },
    ...coverage && { spatialCoverage: coverage.map((name) => ({ "@type": "Place", name })) },
    ...licence && { license: licence.uri },
    ...rightsHolder && { copyrightHolder: toAgent(rightsHolder) },
    ...identifiers && { identifier: identifiers },
    ...sources && { isBasedOn: sources.map(toSource) },
    ...(collection || repository) && {
      isPartOf: {
        "@type": "ArchiveComponent",
        ...collection && { name: collection },
        ...repository && { holdingArchive: { "@type": "ArchiveOrganization", name: repository } },
      },
    },
  };
}

const toAgent = (name: string): Person | Organization => ({
  "@type": isPersonName(name) ? "Person" : "Organization",
  name,
});

const toSource = ({ text, url }: { text: string; url?: string }) => ({
  "@type": "CreativeWork" as const,
  name: text,
  ...url && { url },
});
