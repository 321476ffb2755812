/**
 * `GET /api/tours/:id/citation?format=text|bibtex|ris|csl-json&stop=ID&t=63`: the citation of an
 * archive, of a stop's recording, or of a second of it, as a file; for those who may see the
 * archive. Without `format` it is text. An unknown stop is a problem 404.
 */
import { toCited } from "../../lib/formats/citation/cited.ts";
import { isWithheld } from "../../lib/model/consent/closed.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { CitationQuery } from "../../lib/model/web/query.ts";
import { FORMATS } from "../citation_formats.ts";
import { citedSite } from "../cited_site.ts";
import type { Ctx } from "../context.ts";
import { shared } from "../middleware/caching.ts";
import { parseQuery } from "../parse.ts";
import { findVisibleTour } from "../visible_tour.ts";

export async function cite(c: Ctx): Promise<Response> {
  const { format, stop, t } = parseQuery(c, CitationQuery);
  const tour = (await findVisibleTour(c))?.tour;
  const isShown = !tour?.audioStops.some((one) => one.id === stop && isWithheld(one));
  const part = { stopId: stop, seconds: t };
  const cited = tour && isShown && toCited(tour, citedSite(c), part);
  if (!cited) throw new Problem(404, "There is nothing to cite here.");
  const { type, ending, write } = FORMATS[format];
  shared(c);
  return c.body(write(cited), 200, {
    "content-type": type,
    "content-disposition": `attachment; filename="${cited.id}.${ending}"`,
  });
}
