/**
 * Listenings of an archive: counted without saying whose.
 *
 * - `POST /api/tours/:id/listens {stopId, way, left}` counts one (`lib/model/listens/listening.ts`)
 *   and answers 204. Nothing is counted for those who work on the archive and administrators, and
 *   where the browser sends `Sec-GPC: 1` or `DNT: 1`. Problem 404 for an unknown stop, and for an
 *   archive that is missing or private.
 * - `GET /api/tours/:id/listens` answers its figures as a table (CSV), for its owner, editors and
 *   administrators: those of `/tour/:id/listeners`.
 */
import { toListensCsv } from "../../lib/formats/listens_csv.ts";
import { fileNameOf } from "../../lib/formats/export_tour.ts";
import { ListeningInput } from "../../lib/model/listens/listening_input.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { readFigures } from "../../lib/store/listens/figures.ts";
import { findCountedStop } from "../../lib/store/listens/listens.ts";
import { readRoleOrPupil } from "../../lib/store/people/tour_roles.ts";
import { getTour } from "../../lib/store/tours/tours.ts";
import type { Ctx } from "../context.ts";
import { parseId, parseJson } from "../parse.ts";

const MISSING = "Tour not found";

/** Counts a listening. */
export async function add(c: Ctx) {
  const tourId = parseId(c, MISSING);
  const listening = await parseJson(c, ListeningInput);
  const { kv } = c.var.parts;
  const found = await findCountedStop(kv, tourId, listening.stopId);
  if (!found) throw new Problem(404, "There is no such story to be heard.");
  const role = await readRoleOrPupil(kv, { id: tourId, ...found }, {
    viewer: await c.var.viewer(),
    pupil: await c.var.pupil(),
  });
  if (role === null && !refuses(c)) c.var.listens.add(tourId, listening);
  return c.body(null, 204);
}

const refuses = (c: Ctx) => c.req.header("sec-gpc") === "1" || c.req.header("dnt") === "1";

/** The figures of an archive as a table. */
export async function table(c: Ctx) {
  const { kv, now } = c.var.parts;
  const found = await getTour(kv, parseId(c, MISSING));
  if (!found) throw new Problem(404, MISSING);
  const { tour } = found;
  c.header("content-type", "text/csv; charset=utf-8");
  const name = fileNameOf(`${tour.title} listeners`, "csv");
  c.header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  return c.body(toListensCsv(tour, await readFigures(kv, tour, now())));
}
