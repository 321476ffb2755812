/**
 * A signed-in visitor's progress in tours. Another user's record, like a missing one or one in a
 * tour that is private by now, is a problem 404. Without a sign-in the answer is a problem 401,
 * which pages ignore.
 *
 * - `POST /api/tours/:id/start` (no body) begins or continues the tour and answers its `Progress`
 *   (`lib/model/tour/progress.ts`). It becomes the only active one. A finished tour, or with
 *   `?anew` any tour, begins anew with a new id.
 * - `GET /api/tours/:id/progress` answers the `Progress`, or a problem 404 for a tour that was not
 *   begun.
 * - `PATCH /api/progress/:id {currentStopIndex, completedStops?, stopIds?}` merges and answers the
 *   `Progress`. Indexes count the tour's stops as they are now, or with `stopIds` those of a page
 *   that was loaded before the author reordered them; answers name their order in `stopIds`, too.
 *   Lists of completed stops are merged, so that neither retries nor other devices lose one; with
 *   the last stop completed the tour is no longer active. Problem 400 for a stop that the tour does
 *   not have.
 * - `GET /api/user/progress` answers all records of the user, the last changed first: `Progress[]`.
 *
 * Progress stored on a device before sign-in is merged by the same calls: start where there is
 * none, then patch (`lib/progress/merge_progress.ts`).
 */
import { Problem } from "../../lib/model/web/problem.ts";
import { ProgressPatch } from "../../lib/model/tour/progress.ts";
import * as store from "../../lib/store/progress/progress.ts";
import type { Ctx } from "../context.ts";
import { parseId, parseJson } from "../parse.ts";
import { signedIn } from "../middleware/viewer.ts";

const MISSING = "Progress not found";

/** Begins or continues a tour. */
export async function start(c: Ctx) {
  const { id: userId, role } = await signedIn(c);
  const { kv, now } = c.var.parts;
  const [tourId, anew] = [parseId(c, "Tour not found"), c.req.query("anew") !== undefined];
  const progress = await store.startProgress(kv, userId, tourId, now(), { anew, role });
  if (!progress) throw new Problem(404, "Tour not found");
  return c.json(progress);
}

/** The caller's progress in one tour. */
export async function ofTour(c: Ctx) {
  const { id: userId, role } = await signedIn(c);
  const tourId = parseId(c, MISSING);
  const progress = await store.getProgress(c.var.parts.kv, userId, tourId, { role });
  if (!progress) throw new Problem(404, MISSING);
  return c.json(progress);
}

/** Merges a device's report. */
export async function patch(c: Ctx) {
  const { id: userId, role } = await signedIn(c);
  const [id, { kv, now }] = [parseId(c, MISSING), c.var.parts];
  const said = await parseJson(c, ProgressPatch);
  const progress = await store.patchProgress(kv, userId, id, said, now(), { role });
  if (!progress) throw new Problem(404, MISSING);
  return c.json(progress);
}

/** The caller's progress in all tours. */
export async function list(c: Ctx) {
  const { id: userId, role } = await signedIn(c);
  return c.json(await store.listProgress(c.var.parts.kv, userId, { role }));
}
