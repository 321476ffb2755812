/**
 * `/api/tours/:id/comments`: comments on a tour and its stops by the people who work on it, for
 * each other. Visitors never see them.
 *
 * - `GET /api/tours/:id/comments?stopId=` answers `TourComments` (`lib/model/people/comment.ts`),
 *   of one stop or of all.
 * - `POST /api/tours/:id/comments {text, stopId?, parent?}` answers 201 and the `Comment`; a
 *   repeated request with the same `Idempotency-Key` writes one. A tour has at most 1,000: 413.
 * - `PATCH /api/tours/:id/comments/:commentId {text?, isResolved?}` answers the `Comment`. Its
 *   author changes the text; its author, the owner and editors resolve it.
 * - `DELETE /api/tours/:id/comments/:commentId` (its author, the owner and administrators): 204.
 */
import { WITHHELD_AUDIO } from "../../../lib/model/consent/withheld.ts";
import { Id } from "../../../lib/model/id.ts";
import {
  type Comment,
  CommentChange,
  CommentQuery,
  NewComment,
  type TourComments,
} from "../../../lib/model/people/comment.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { readTourComments, type SeenTour } from "../../../lib/server/tour_comments.ts";
import { addComment, changeComment, removeComment } from "../../../lib/store/people/comments.ts";
import type { Ctx } from "../../context.ts";
import { actorOf, signedIn } from "../../middleware/viewer.ts";
import { parseJson, parseQuery } from "../../parse.ts";
import { findVisibleTour } from "../../visible_tour.ts";
import { idempotentRequestOf } from "../idempotency_key.ts";

const NO_COMMENT = "This comment doesn’t exist, or was deleted.";

/** The comments of a tour. */
export async function list(c: Ctx) {
  const seen = await seenTour(c);
  const { stopId } = parseQuery(c, CommentQuery);
  const comments = await readTourComments(c.var.parts.kv, seen, stopId);
  return c.json({ comments, role: seen.role } satisfies TourComments);
}

/** Writes a comment. */
export async function add(c: Ctx) {
  const { kv, now } = c.var.parts;
  const seen = await seenTour(c);
  const input = await parseJson(c, NewComment);
  const { tour, viewer } = seen;
  const stop = tour.audioStops.find(({ id }) => id === input.stopId);
  if (input.stopId !== undefined && (!stop || stop.audioUrl === WITHHELD_AUDIO)) {
    throw new Problem(404, "This archive has no such stop. It may have been deleted meanwhile.");
  }
  if (input.parent !== undefined) await readOne(kv, seen, input.parent);
  const id = await addComment(kv, tour.id, { ...input, stopTitle: stop?.title }, {
    by: actorOf(viewer),
    now: now(),
    idempotent: idempotentRequestOf(c, viewer.id, input),
  });
  return c.json(await readOne(kv, seen, id), 201);
}

/** Changes the text of a comment, resolves it, or opens it again. */
export async function change(c: Ctx) {
  const { kv, now } = c.var.parts;
  const seen = await seenTour(c);
  const ref = parseComment(c, seen);
  const input = await parseJson(c, CommentChange);
  await changeComment(kv, ref, input, { by: actorOf(seen.viewer), now: now() });
  return c.json(await readOne(kv, seen, ref.id));
}

/** Deletes a comment. */
export async function remove(c: Ctx) {
  const { kv, now } = c.var.parts;
  const seen = await seenTour(c);
  await removeComment(kv, parseComment(c, seen), { by: actorOf(seen.viewer), now: now() });
  return c.body(null, 204);
}

/** The tour of the path, as a person who works on it sees it; the guard has let them in. */
async function seenTour(
  c: Ctx,
): Promise<SeenTour & { viewer: Awaited<ReturnType<typeof signedIn>> }> {
  const viewer = await signedIn(c);
  const found = await findVisibleTour(c);
  if (!found?.role || found.role === "pupil") throw new Problem(404, "Tour not found");
  return { tour: found.tour, viewer, role: found.role };
}

async function readOne(kv: Deno.Kv, seen: SeenTour, id: string): Promise<Comment> {
  const found = (await readTourComments(kv, seen)).find((one) => one.id === id);
  if (!found) throw new Problem(404, NO_COMMENT);
  return found;
}

/** The comment that a path names; a malformed id counts as missing. */
function parseComment(c: Ctx, { tour }: SeenTour) {
  const { data } = Id.safeParse(c.req.param("commentId"));
  if (data === undefined) throw new Problem(404, NO_COMMENT);
  return { tourId: tour.id, id: data };
}
