/** The data of a citation of an archive or of one of its recordings. */
import type { CatalogueRecord } from "../../model/record/record.ts";
import { joinRecords } from "../../model/record/record_fields.ts";
import { type Rights, rightsOf } from "../../model/record/rights.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { tourPath } from "../../model/web/tour_path.ts";
import { stopLink } from "../../model/web/make_stop_link.ts";
import { arkPath, type Part } from "./ark.ts";

/** All texts are one line. `date` is EDTF: of the recording, else of the publication. */
export type Cited = {
  /** For programs: letters, digits and "-". */
  id: string;
  title: string;
  /** The title in the language of the authors, where `title` is a translation. */
  originalTitle?: string;
  /** The archive, with its original title in brackets, for a citation of one of its recordings. */
  container?: string;
  authors: string[];
  contributors: { name: string; role?: string }[];
  date: string;
  isRecorded: boolean;
  collection?: string;
  repository?: string;
  identifiers: string[];
  subjects: string[];
  language?: string;
  /** The language of the titles, where it is known. */
  titleLanguage?: string;
  rights?: Rights;
  rightsHolder?: string;
  /** The cited second of the recording. */
  seconds?: number;
  url: string;
};

type Citable = Pick<
  Tour,
  | "id"
  | "title"
  | "creatorName"
  | "language"
  | "translation"
  | "record"
  | "createdAt"
  | "audioStops"
>;

/**
 * The site of the archives: `origin` is such as "https://tours.example.org"; with `naan`, addresses
 * are ARKs.
 */
export type CitedSite = { origin: string; naan?: string };

/**
 * Cites an archive of the site, or a part of it; undefined for an unknown stop. Authors are the
 * record's creators, else its speakers, else the creator of the archive.
 */
export function toCited(
  tour: Citable,
  { origin, naan }: CitedSite,
  { stopId, seconds }: Part = {},
): Cited | undefined {
  const index = tour.audioStops.findIndex(({ id }) => id === stopId);
  if (stopId !== undefined && index < 0) return undefined;
  const stop = stopId === undefined ? undefined : tour.audioStops[index];
  const record: CatalogueRecord = joinRecords(tour.record, stop?.record) ?? {};
  const { creators, contributors = [], dateRecorded, identifiers = [], subjects = [] } = record;
  const { collection, repository, rightsHolder } = record;
  const speakers = contributors.filter(({ role }) => /^(?:speaker|narrator)$/i.test(role ?? ""));
  const makers = creators ??
    (speakers.length > 0
      ? speakers.map(({ name }) => name)
      : tour.creatorName
      ? [tour.creatorName]
      : []);
  const originalOf = (id: string) => {
    const title = tour.translation?.titles?.[id];
    return title === undefined ? undefined : oneLine(title);
  };
  const path = naan === undefined
    ? tourPath(tour.id, tour.translation?.language) + (stop ? stopLink({ index, seconds }) : "")
    : arkPath(naan, tour.id, { stopId, seconds });
  return {
    id: stop ? `${tour.id}-${index + 1}` : tour.id,
    title: oneLine((stop ?? tour).title),
    originalTitle: originalOf(stop?.id ?? ""),
    ...stop && { container: inBrackets(oneLine(tour.title), originalOf("")) },
    authors: makers.map(oneLine),
    contributors: contributors.filter(({ name }) => !makers.includes(name)),
    date: dateRecorded ?? tour.createdAt.slice(0, 10),
    isRecorded: dateRecorded !== undefined,
    collection,
    repository,
    identifiers,
    subjects,
    language: stop?.language ?? tour.language,
    titleLanguage: tour.language,
    rights: record.rights === undefined ? undefined : rightsOf(record.rights),
    rightsHolder,
    ...stop && { seconds },
    url: origin + path,
  };
}

/** "Mühlen [Mills]", or the title alone. */
export const inBrackets = (title: string, original: string | undefined): string =>
  original === undefined ? title : `${title} [${original}]`;

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
