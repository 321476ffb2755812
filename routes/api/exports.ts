/**
 * `GET /api/tours/:id/export?format=json|geojson|gpx|csv`: an archive as a file, for those who may
 * see it, without stories that are not released; without `format` as JSON that this program can
 * import. The time of export is that of the last change, so that an unchanged archive is the same
 * file.
 */
import { exportTour } from "../../lib/formats/export_tour.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { ExportQuery } from "../../lib/model/web/query.ts";
import { releasedForm } from "../../lib/server/archives_zip.ts";
import type { Ctx } from "../context.ts";
import { shared } from "../middleware/caching.ts";
import { parseQuery } from "../parse.ts";
import { findVisibleTour } from "../visible_tour.ts";

export async function exportFile(c: Ctx): Promise<Response> {
  const { format } = parseQuery(c, ExportQuery);
  const tour = (await findVisibleTour(c))?.tour;
  if (!tour) throw new Problem(404, "Tour not found");
  const { origin } = c.var.parts.config.auth;
  const now = new Date(tour.updatedAt);
  const { type, text } = exportTour(releasedForm(tour), format, { now, origin });
  shared(c);
  return c.body(text, 200, {
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": `attachment; filename="${tour.id}.${format}"`,
  });
}
