/** IIIF Presentation 3, for the programs of libraries and museums; public archives only. */
import { z } from "zod";
import { toCollection, toManifest } from "../../../lib/formats/iiif/manifest.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { ListQuery, MAX_LIST } from "../../../lib/model/web/query.ts";
import { listTours } from "../../../lib/store/index/tour_lists.ts";
import { listShownWords, otherCards } from "../../../lib/store/words/shown_cards.ts";
import { citedSite } from "../../cited_site.ts";
import { call } from "../../call.ts";
import type { Ctx } from "../../context.ts";
import { shared } from "../../middleware/caching.ts";
import { toSearch } from "../../parse.ts";
import { findTourInAllLanguages } from "../../tour_language.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("storeProblems");

const TYPE = 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"';

/** The outer members only. */
const IiifResource = z.looseObject({
  "@context": z.union([z.string(), z.array(z.string())]),
  id: z.url(),
  type: z.enum(["Manifest", "Collection"]),
  items: z.array(z.looseObject({ id: z.string(), type: z.string() })),
});

export const collection = call({
  route: "GET /iiif/collection.json",
  access: "anyone",
  summary: "All public archives as an IIIF collection",
  about: "1,000 at a time; the last item of a page leads to the next page.",
  query: ListQuery,
  answers: { 200: { says: "A page of the collection.", schema: IiifResource, type: TYPE } },
  refusesByPage: true,
  refusals: { 400: "The limit or cursor is not valid." },
  isForOtherSites: true,
  async handle({ kv, query: { limit = MAX_LIST, cursor } }, c) {
    const { tours, cursor: next } = await listTours(kv, { limit, cursor });
    const site = siteOf(c);
    const pageAt = (cursor?: string) => {
      const query = toSearch({ limit: limit === MAX_LIST ? undefined : limit, cursor });
      return `${site}/iiif/collection.json${query && `?${query}`}`;
    };
    const { name, revision } = await c.var.site.read();
    const label = revision === undefined ? "All archives" : `All archives: ${name}`;
    const about = { label, id: pageAt(cursor), site, next: next && pageAt(next) };
    const words = await listShownWords(kv, { first: next, above: cursor });
    const all = tours.map((card) => ({ ...card, others: otherCards(card, words.get(card.id)) }));
    return answer(c, toCollection(all, about));
  },
});

export const manifest = call({
  route: "GET /tour/:id/manifest.json",
  access: "anyone",
  summary: "A public archive as an IIIF manifest",
  about:
    "A canvas for each stop, with its recording, picture, captions and place. Texts are in all " +
    "languages of the archive; recordings in others than its own are renderings of the canvas.",
  answers: { 200: { says: "The manifest.", schema: IiifResource, type: TYPE } },
  refusesByPage: true,
  refusals: { 404: "There is no public archive with this id." },
  isForOtherSites: true,
  async handle(_, c) {
    const found = await findTourInAllLanguages(c);
    if (found?.tour.visibility !== "public") throw new Problem(404, t("thereNoPublicArchive"));
    return answer(c, toManifest(found.tour, citedSite(c), found.others));
  },
});

const siteOf = (c: Ctx): string => c.var.parts.config.auth.origin;

function answer(c: Ctx, value: object): Response {
  shared(c);
  return c.body(JSON.stringify(value), 200, { "content-type": TYPE });
}
