/**
 * OAI-PMH 2.0, with which library catalogues and aggregators harvest the records of public
 * archives. Archives that are no longer public stay as deleted records.
 */
import {
  idIn,
  toAnswer,
  toErrorAnswer,
  toHeader,
  toIdentify,
  toRecord,
} from "../../../lib/formats/oai/answers.ts";
import { OAI_DC_FORMAT, type OtherTexts } from "../../../lib/formats/oai/dublin_core_record.ts";
import { Id } from "../../../lib/model/id.ts";
import {
  METADATA_PREFIX,
  OAI_PATH,
  OaiError,
  type OaiRequest,
  readOaiRequest,
  readResumptionToken,
  writeResumptionToken,
} from "../../../lib/model/web/oai.ts";
import { firstDatestamp, getHarvested, listHarvest } from "../../../lib/store/index/harvest.ts";
import { listWords, readWords } from "../../../lib/store/words/read_words.ts";
import { citedSite } from "../../cited_site.ts";
import { call, file } from "../../call.ts";
import type { Ctx } from "../../context.ts";
import { uncached } from "../../middleware/caching.ts";
import { readBody } from "../../parse.ts";

/** Records in one answer. */
const PAGE = 100;

const ANSWERS = file("text/xml", "The answer to the verb.");

export const harvest = call({
  route: `GET ${OAI_PATH}`,
  access: "anyone",
  summary: "Public archives for catalogues, by OAI-PMH 2.0",
  about: "The verbs and arguments of the protocol (`?verb=Identify`), records as oai_dc; what is " +
    "wrong with a request stands in the answer. An archive that is not public any more stays as a " +
    "deleted record.",
  answers: ANSWERS,
  handle: (_, c) => oai(c),
});

export const harvestByForm = call({
  route: `POST ${OAI_PATH}`,
  access: "anyone",
  summary: "The same, with its arguments as a form",
  body: { type: "application/x-www-form-urlencoded", says: "The verb and its arguments." },
  answers: ANSWERS,
  handle: (_, c) => oai(c),
});

/** The answer to a request, or the protocol's own error, which is an answer as well (200). */
async function oai(c: Ctx): Promise<Response> {
  const isPost = c.req.method === "POST";
  const given = isPost ? new URLSearchParams(await readBody(c)) : new URL(c.req.url).searchParams;
  const about = { site: siteOf(c), now: c.var.parts.now(), given };
  let xml: string;
  try {
    xml = toAnswer(await contentOf(c, readOaiRequest(given)), about);
  } catch (error) {
    if (!(error instanceof OaiError)) throw error;
    xml = toErrorAnswer(error, about);
  }
  return uncached(c, 200).body(xml, { headers: { "content-type": "text/xml; charset=utf-8" } });
}

const siteOf = (c: Ctx): string => c.var.parts.config.auth.origin;

function contentOf(c: Ctx, request: OaiRequest): string | Promise<string> {
  switch (request.verb) {
    case "Identify":
      return identify(c);
    case "ListMetadataFormats":
      return formats(c, request.identifier);
    case "GetRecord":
      return record(c, request);
    case "ListSets":
      if ("resumptionToken" in request) readResumptionToken(request.verb, request.resumptionToken);
      throw noSets();
    default:
      return list(c, request);
  }
}

async function identify(c: Ctx): Promise<string> {
  const { kv, config: { auth: { origin }, operation }, now } = c.var.parts;
  const { name } = await c.var.site.read();
  const earliest = await firstDatestamp(kv) ?? now().toISOString();
  const email = operation.harvestEmail ?? `webmaster@${mailHost(new URL(origin).hostname)}`;
  return toIdentify({ name, site: origin, email, earliest });
}

/** A valid host name for an e-mail address, also on a machine without a name on the net. */
const mailHost = (hostname: string) => hostname.includes(".") ? hostname : `${hostname}.invalid`;

async function formats(c: Ctx, identifier: string | undefined): Promise<string> {
  if (identifier !== undefined) await find(c, identifier);
  return `<ListMetadataFormats>${OAI_DC_FORMAT}</ListMetadataFormats>`;
}

async function record(
  c: Ctx,
  { identifier, metadataPrefix }: { identifier: string; metadataPrefix: string },
): Promise<string> {
  const found = await find(c, identifier);
  checkPrefix(metadataPrefix);
  const others = await otherTexts(c, found.id);
  return `<GetRecord>${toRecord({ ...found, others }, citedSite(c))}</GetRecord>`;
}

async function find(c: Ctx, identifier: string) {
  const id = Id.safeParse(idIn(identifier, siteOf(c))).data;
  const found = id === undefined ? null : await getHarvested(c.var.parts.kv, id);
  if (found) return found;
  throw new OaiError("idDoesNotExist", "No archive here has this identifier.");
}

/** The title and description of an archive in its other languages. */
async function otherTexts(c: Ctx, tourId: string): Promise<OtherTexts[]> {
  const { kv } = c.var.parts;
  const shown = (await listWords(kv, tourId)).filter(({ shown }) => shown !== undefined);
  return await Promise.all(shown.map(async ({ language, shown }) => {
    const { words } = await readWords(kv, tourId, { language, revision: shown! });
    return { language, title: words[":title"]?.text, description: words[":description"]?.text };
  }));
}

type ListRequest = Extract<OaiRequest, { verb: "ListIdentifiers" | "ListRecords" }>;

/** Without `until` a list ends at the last change, even one made while it is read. */
async function list(c: Ctx, request: ListRequest): Promise<string> {
  const { verb } = request;
  const { sent, ...range } = rangeOf(request);
  const { tours, next } = await listHarvest(c.var.parts.kv, { ...range, limit: PAGE });
  if (tours.length === 0) {
    throw new OaiError("noRecordsMatch", "No archive has changed in that time.");
  }
  const cited = citedSite(c);
  const items = await Promise.all(
    tours.map(async (tour) =>
      verb === "ListRecords"
        ? toRecord({ ...tour, others: tour.tour && await otherTexts(c, tour.id) }, cited)
        : toHeader(tour, cited.origin)
    ),
  );
  const token = next &&
    writeResumptionToken({ verb, until: range.until, ...next, sent: sent + tours.length });
  const end = token ? `<resumptionToken cursor="${sent}">${token}</resumptionToken>` : sent > 0
    // The last part of a longer list has an empty token.
    ? `<resumptionToken cursor="${sent}"/>`
    : "";
  return `<${verb}>\n${items.join("\n")}\n${end}</${verb}>`;
}

function rangeOf(request: ListRequest) {
  if ("resumptionToken" in request) {
    const { until, at, id, sent } = readResumptionToken(request.verb, request.resumptionToken);
    return { until, after: { at, id }, sent };
  }
  const { metadataPrefix, from, until, set } = request;
  checkPrefix(metadataPrefix);
  if (set !== undefined) throw noSets();
  return { from, until, sent: 0 };
}

function checkPrefix(prefix: string): void {
  if (prefix === METADATA_PREFIX) return;
  throw new OaiError(
    "cannotDisseminateFormat",
    `Records are given as ${METADATA_PREFIX} alone.`,
  );
}

const noSets = () => new OaiError("noSetHierarchy", "The archives are not divided into sets.");
