/**
 * `GET /oembed?url=…&format=json|xml&maxwidth=…&maxheight=…`: how another site embeds an archive.
 * Public archives only: any other address is a problem 404, another format 501.
 */
import { toOEmbed, toOEmbedXml } from "../../../lib/formats/oembed/oembed.ts";
import { parseUrl } from "../../../lib/model/media/url_rules.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { OEmbedQuery } from "../../../lib/model/web/query.ts";
import type { Ctx } from "../../context.ts";
import { shared } from "../../middleware/caching.ts";
import { parseQuery } from "../../parse.ts";
import { findPublicTour } from "../../visible_tour.ts";

export async function oembed(c: Ctx): Promise<Response> {
  const { url, format, ...limits } = parseQuery(c, OEmbedQuery);
  if (format !== "json" && format !== "xml") {
    throw new Problem(501, "This format isn’t implemented; ask for json or xml.");
  }
  const site = c.var.parts.config.auth.origin;
  const tour = await findPublicTour(c, tourIdIn(url, site));
  if (!tour) throw new Problem(404, "There is no public archive at this address.");
  const { name } = await c.var.site.read();
  const answer = toOEmbed(tour, { site, name }, limits);
  shared(c);
  return format === "json"
    ? c.json(answer)
    : c.body(toOEmbedXml(answer), 200, { "content-type": "text/xml; charset=utf-8" });
}

/** The id in the address of an archive's page; undefined for any other address. */
function tourIdIn(address: string, site: string): string | undefined {
  const url = parseUrl(address);
  return url?.origin === site ? /^\/tour\/(\w+)$/.exec(url.pathname)?.[1] : undefined;
}
