/**
 * `/api/tours/:id/revisions`: the saved versions of a tour, for its owner and administrators. The
 * newest 50 and those of the last 30 days are stored.
 *
 * - `GET /api/tours/:id/revisions` answers them without their stops, newest first:
 *   `SavedRevision[]` (`{revision, savedAt, savedBy?, title, stopCount}`), 50 at most, or `limit`.
 *   Where older ones follow, `Link: <…?limit=…&cursor=…>; rel="next"` leads to them.
 * - `GET /api/tours/:id/revisions/:revision` answers the `Tour` as that save left it.
 * - `POST /api/tours/:id/revisions/:revision/restore` saves it as the newest revision and answers
 *   the new `Tour`; the visibility stays.
 *
 * A revision that is not stored is a problem 404.
 */
import { z } from "zod";
import { Problem } from "../../lib/model/web/problem.ts";
import { RevisionQuery } from "../../lib/model/web/query.ts";
import { Revision } from "../../lib/model/tour/revision.ts";
import { listSavedRevisions } from "../../lib/server/saved_revisions.ts";
import { getRevision } from "../../lib/store/tours/tour_history.ts";
import { restoreRevision } from "../../lib/store/tours/tour_update.ts";
import type { Ctx } from "../context.ts";
import { actorOf, signedIn } from "../middleware/viewer.ts";
import { parseId, parseQuery } from "../parse.ts";
import { statusOf } from "./tours.ts";

const NO_TOUR = "Tour not found";
const NO_REVISION = "This archive doesn’t have that version, or no longer has it.";

/** Revisions of one page. */
const PER_PAGE = 50;

/** The saved versions of a tour. */
export async function list(c: Ctx) {
  const { limit = PER_PAGE, cursor } = parseQuery(c, RevisionQuery);
  const page = { limit, cursor };
  const { revisions, cursor: next } = await listSavedRevisions(
    c.var.parts.kv,
    parseId(c, NO_TOUR),
    page,
  );
  if (next !== undefined) {
    const query = new URLSearchParams({ limit: String(limit), cursor: String(next) });
    c.header("link", `<${c.req.path}?${query}>; rel="next"`);
  }
  return c.json(revisions);
}

/** A saved version of a tour. */
export async function read(c: Ctx) {
  const found = await getRevision(c.var.parts.kv, parseId(c, NO_TOUR), parseRevision(c));
  if (!found) throw new Problem(404, NO_REVISION);
  return c.json(found.tour);
}

/** Saves an earlier version as the newest. */
export async function restore(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [id, revision] = [parseId(c, NO_TOUR), parseRevision(c)];
  const by = actorOf(await signedIn(c));
  const saved = await restoreRevision(kv, id, revision, { now: now(), by });
  return c.json(saved, statusOf(saved));
}

/** The `:revision` of the path; a malformed one counts as missing. */
function parseRevision(c: Ctx): number {
  const text = z.string().regex(/^[1-9]\d{0,9}$/).transform(Number).pipe(Revision("revision"));
  const result = text.safeParse(c.req.param("revision"));
  if (!result.success) throw new Problem(404, NO_REVISION);
  return result.data;
}
