/**
 * `/api/trash`: tours that were deleted within 30 days. Another user's tour, like a missing one, is
 * a problem 404 except for administrators.
 *
 * - `GET /api/trash` answers one's own, the last deleted first: `TrashedTour[]` (`{tour, deletedAt,
 *   expiresAt, isOwn}`, with the tour's card).
 * - `POST /api/trash/:id/restore` restores a tour and answers its card; a problem 403 for an owner
 *   whose tour an administrator has deleted.
 * - `DELETE /api/trash/:id` removes a tour for good: 204.
 */
import { removeDueDocuments } from "../../lib/media/documents.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import {
  listTrashedTours,
  removeTrashedTour,
  restoreTour,
} from "../../lib/store/tours/tour_trash.ts";
import type { Ctx } from "../context.ts";
import { actorOf, signedIn } from "../middleware/viewer.ts";
import { parseId } from "../parse.ts";

const NOT_IN_TRASH = "This archive wasn’t deleted in the last 30 days.";

/** The deleted tours of the caller. */
export async function list(c: Ctx) {
  const { id } = await signedIn(c);
  const { kv, now } = c.var.parts;
  return c.json(await listTrashedTours(kv, id, now()));
}

/** Restores a tour. */
export async function restore(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [id, by] = [parseId(c, NOT_IN_TRASH), actorOf(await signedIn(c))];
  return c.json(await restoreTour(kv, id, { now: now(), by }));
}

/** Removes a tour for good. */
export async function remove(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [id, by] = [parseId(c, NOT_IN_TRASH), actorOf(await signedIn(c))];
  const removed = await removeTrashedTour(kv, id, { now: now(), by });
  if (!removed) throw new Problem(404, NOT_IN_TRASH);
  await removeDueDocuments(kv, c.var.media.objects, now());
  return c.body(null, 204);
}
