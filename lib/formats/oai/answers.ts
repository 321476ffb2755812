/**
 * Answers of OAI-PMH 2.0.
 *
 * Source: https://www.openarchives.org/OAI/2.0/OAI-PMH.xsd
 */
import type { CitedSite } from "../citation/cited.ts";
import type { TourSummary } from "../../model/tour/tour.ts";
import { OAI_PATH, OaiError } from "../../model/web/oai.ts";
import { xmlElement } from "../xml_text.ts";
import { type OtherTexts, toDublinCore } from "./dublin_core_record.ts";

const NAMESPACE = "http://www.openarchives.org/OAI/2.0/";
const IDENTIFIER_NAMESPACE = "http://www.openarchives.org/OAI/2.0/oai-identifier";

/**
 * An archive with its texts in other languages, and the time of its last change (ISO 8601); without
 * `tour` it was deleted.
 */
type Changed = { id: string; at: string; tour?: TourSummary; others?: OtherTexts[] };

/** A time in the repository's granularity, seconds. */
const seconds = (iso: string): string => `${iso.slice(0, 19)}Z`;

/** The host's name in identifiers, without characters that are not allowed there (IPv6). */
const hostOf = (site: string): string => new URL(site).hostname.replace(/[^\w.-]/g, "-");

const prefixOf = (site: string): string => `oai:${hostOf(site)}:`;

/**
 * The id in the identifier of an archive at the origin `site`; undefined for other sites'
 * identifiers.
 */
export const idIn = (identifier: string, site: string): string | undefined =>
  identifier.startsWith(prefixOf(site)) ? identifier.slice(prefixOf(site).length) : undefined;

/** The request as an answer repeats it; `given` has the valid arguments. */
type About = { site: string; now: Date; given: URLSearchParams };

/** A whole answer around `content`. */
export function toAnswer(content: string, { site, now, given }: About): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<OAI-PMH xmlns="${NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"` +
    ` xsi:schemaLocation="${NAMESPACE} ${NAMESPACE}OAI-PMH.xsd">`,
    xmlElement("responseDate", seconds(now.toISOString())),
    xmlElement("request", site + OAI_PATH, Object.fromEntries(given)),
    content,
    "</OAI-PMH>",
  ];
  return lines.join("\n") + "\n";
}

/** The same for an invalid request. */
export function toErrorAnswer({ code, message }: OaiError, about: About): string {
  const isMeaningless = code === "badVerb" || code === "badArgument";
  const given = isMeaningless ? new URLSearchParams() : about.given;
  return toAnswer(xmlElement("error", message, { code }), { ...about, given });
}

/** The repository's description; `earliest` is ISO 8601. */
export function toIdentify(
  { name, site, email, earliest }: { name: string; site: string; email: string; earliest: string },
): string {
  return [
    "<Identify>",
    xmlElement("repositoryName", name),
    xmlElement("baseURL", site + OAI_PATH),
    xmlElement("protocolVersion", "2.0"),
    xmlElement("adminEmail", email),
    xmlElement("earliestDatestamp", seconds(earliest)),
    xmlElement("deletedRecord", "persistent"),
    xmlElement("granularity", "YYYY-MM-DDThh:mm:ssZ"),
    identifierScheme(site),
    "</Identify>",
  ].join("");
}

/** The scheme of identifiers, if the host's name is allowed in it. */
function identifierScheme(site: string): string {
  const host = hostOf(site);
  if (!/^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+$/i.test(host)) return "";
  return [
    "<description>",
    `<oai-identifier xmlns="${IDENTIFIER_NAMESPACE}"`,
    ` xsi:schemaLocation="${IDENTIFIER_NAMESPACE} ${IDENTIFIER_NAMESPACE}.xsd">`,
    xmlElement("scheme", "oai"),
    xmlElement("repositoryIdentifier", host),
    xmlElement("delimiter", ":"),
    xmlElement("sampleIdentifier", `${prefixOf(site)}01ARZ3NDEKTSV4RRFFQ69G5FAV`),
    "</oai-identifier></description>",
  ].join("");
}

/** The header of a record. */
export function toHeader({ id, at, tour }: Changed, site: string): string {
  const status = tour ? "" : ' status="deleted"';
  const identifier = xmlElement("identifier", prefixOf(site) + id);
  return `<header${status}>${identifier}${xmlElement("datestamp", seconds(at))}</header>`;
}

/** A record; for a deleted archive only its header. */
export function toRecord(changed: Changed, site: CitedSite): string {
  const { tour, others } = changed;
  const metadata = tour ? `<metadata>${toDublinCore(tour, site, others)}</metadata>` : "";
  return `<record>${toHeader(changed, site.origin)}${metadata}</record>`;
}
