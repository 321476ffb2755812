/**
 * IIIF Presentation 3, for the programs of libraries and museums; public archives only:
 *
 * - `GET /tour/:id/manifest.json`: an archive, with its stops as canvases.
 * - `GET /iiif/collection.json?cursor=…`: all archives, the newest first, a thousand at a time.
 */
import { toCollection, toManifest } from "../../../lib/formats/iiif/manifest.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { ListQuery, MAX_LIST } from "../../../lib/model/web/query.ts";
import { listTours } from "../../../lib/store/index/tour_lists.ts";
import { citedSite } from "../../cited_site.ts";
import type { Ctx } from "../../context.ts";
import { shared } from "../../middleware/caching.ts";
import { parseQuery, toSearch } from "../../parse.ts";
import { findVisibleTour } from "../../visible_tour.ts";

/** A public archive. */
export async function manifest(c: Ctx): Promise<Response> {
  const tour = (await findVisibleTour(c))?.tour;
  if (tour?.visibility !== "public") throw new Problem(404, "There is no public archive here.");
  return answer(c, toManifest(tour, citedSite(c)));
}

/** A page of all public archives. */
export async function collection(c: Ctx): Promise<Response> {
  const { limit = MAX_LIST, cursor } = parseQuery(c, ListQuery);
  const { tours, cursor: next } = await listTours(c.var.parts.kv, { limit, cursor });
  const site = siteOf(c);
  const pageAt = (cursor?: string) => {
    const query = toSearch({ limit: limit === MAX_LIST ? undefined : limit, cursor });
    return `${site}/iiif/collection.json${query && `?${query}`}`;
  };
  const { name, revision } = await c.var.site.read();
  const label = revision === undefined ? "All archives" : `All archives: ${name}`;
  const about = { label, id: pageAt(cursor), site, next: next && pageAt(next) };
  return answer(c, toCollection(tours, about));
}

const siteOf = (c: Ctx): string => c.var.parts.config.auth.origin;

function answer(c: Ctx, value: object): Response {
  shared(c);
  return c.body(JSON.stringify(value), 200, {
    "content-type": 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
  });
}
