/**
 * An archive in unqualified Dublin Core, the format that every OAI-PMH harvester reads.
 *
 * Source: https://www.openarchives.org/OAI/2.0/oai_dc.xsd,
 * https://www.dublincore.org/specifications/dublin-core/dces/
 */
import { startOf } from "../../model/tour/stop_place.ts";
import type { TourSummary } from "../../model/tour/tour.ts";
import { METADATA_PREFIX } from "../../model/web/oai.ts";
import { type CitedSite, toCited } from "../citation/cited.ts";
import { xmlElement } from "../xml_text.ts";

const OAI_DC = "http://www.openarchives.org/OAI/2.0/oai_dc/";
const SCHEMA = "http://www.openarchives.org/OAI/2.0/oai_dc.xsd";

/** The format in the answer to ListMetadataFormats. */
export const OAI_DC_FORMAT = [
  "<metadataFormat>",
  xmlElement("metadataPrefix", METADATA_PREFIX),
  xmlElement("schema", SCHEMA),
  xmlElement("metadataNamespace", OAI_DC),
  "</metadataFormat>",
].join("");

const ROOT = `<oai_dc:dc xmlns:oai_dc="${OAI_DC}" xmlns:dc="http://purl.org/dc/elements/1.1/"` +
  ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"' +
  ` xsi:schemaLocation="${OAI_DC} ${SCHEMA}">`;

/** What is translated of a title and a description. */
export type OtherTexts = { language: string; title?: string; description?: string };

/** The texts of an element, and their language. */
type Value = [name: string, texts: (string | undefined)[], language?: string];

/**
 * The archive on its site: its own catalogue record, without those of its stops. Where the site has
 * ARKs, that of the archive is its first identifier. `others` are its texts in other languages.
 */
export function toDublinCore(
  tour: TourSummary,
  site: CitedSite,
  others: readonly OtherTexts[] = [],
): string {
  const cited = toCited({ ...tour, audioStops: [] }, site)!;
  const page = `${site.origin}/tour/${tour.id}`;
  const { record = {}, language, imageUrl } = tour;
  const start = startOf(tour);
  const values: Value[] = [
    ["title", [cited.title], language],
    ...others.map(({ title, language }): Value => ["title", [title], language]),
    ["creator", cited.authors],
    ["subject", cited.subjects],
    ["description", [tour.description], language],
    ...others.map(({ description, language }): Value => ["description", [description], language]),
    ["publisher", [cited.repository]],
    ["contributor", cited.contributors.map(({ name, role }) => role ? `${name} (${role})` : name)],
    ["date", [cited.date]],
    ["type", ["InteractiveResource", "Sound", imageUrl && "StillImage"]],
    ["identifier", [...new Set([cited.url, page, ...cited.identifiers])]],
    ["source", record.sources?.flatMap(({ text, url }) => [text, url !== text ? url : ""]) ?? []],
    ["language", [language, ...others.map(({ language }) => language)]],
    ["relation", [cited.collection, imageUrl && new URL(imageUrl, site.origin).href]],
    // The last two are a time and a place, the place as DCMI Point.
    [
      "coverage",
      [
        ...record.coverage ?? [],
        record.dateText,
        start && `north=${start.latitude}; east=${start.longitude}`,
      ],
    ],
    ["rights", [cited.rights?.uri, cited.rights?.name, cited.rightsHolder]],
  ];
  const elements = values.flatMap(([name, texts, language]) =>
    texts.map((text) => xmlElement(`dc:${name}`, text, { "xml:lang": language }))
  );
  return `${ROOT}${elements.join("")}</oai_dc:dc>`;
}
