/** Comments on a tour and its stops by the people who work on it. Visitors never see them. */
import type { User } from "../../../lib/model/account/user.ts";
import { WITHHELD_AUDIO } from "../../../lib/model/consent/withheld.ts";
import {
  Comment,
  CommentChange,
  CommentQuery,
  NewComment,
  TourComments,
} from "../../../lib/model/people/comment.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { readTourComments, type SeenTour } from "../../../lib/server/tour_comments.ts";
import { addComment, changeComment, removeComment } from "../../../lib/store/people/comments.ts";
import { call, created, DONE, IDEMPOTENCY_KEY, ok } from "../../call.ts";
import type { Ctx } from "../../context.ts";
import { missingOf } from "../../path_parts.ts";
import { findVisibleTour } from "../../visible_tour.ts";
import { idempotentRequestOf } from "../idempotency_key.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("storeProblems");

const REFUSALS = { 404: "There is no such comment." };

export const list = call({
  route: "GET /api/tours/:id/comments",
  access: "reviewer",
  summary: "The comments on an archive and its stops",
  about: "For those who work on it. Reviewers read no comments on stops that are withheld " +
    "from visitors, or deleted, except in threads that they have written in.",
  query: CommentQuery,
  answers: ok(TourComments, "The comments, the oldest first, and your role."),
  async handle({ kv, user, query: { stopId } }, c) {
    const seen = await seenTour(c, user);
    return { comments: await readTourComments(kv, seen, stopId), role: seen.role };
  },
});

export const add = call({
  route: "POST /api/tours/:id/comments",
  access: "reviewer",
  summary: "Comment on an archive, on a stop, or answer a comment",
  about: "An answer names the comment as `parent`, and opens it again if it was resolved.",
  headers: IDEMPOTENCY_KEY,
  body: NewComment,
  example: { text: "The mill had two wheels.", stopId: "stop-1" },
  answers: created(Comment, "The comment."),
  refusals: {
    404: "The archive, the stop or the comment to answer doesn’t exist.",
    409: "The Idempotency-Key was used for another request, or the comment was deleted.",
    413: "The archive has as many comments as it may have.",
  },
  async handle({ kv, now, user, by, body }, c) {
    const seen = await seenTour(c, user);
    const stop = seen.tour.audioStops.find(({ id }) => id === body.stopId);
    if (body.stopId !== undefined && (!stop || stop.audioUrl === WITHHELD_AUDIO)) {
      throw new Problem(404, t("archiveNoSuchStop3"));
    }
    if (body.parent !== undefined) await readOne(kv, seen, body.parent);
    const idempotent = idempotentRequestOf(c, user.id, body);
    const comment = { ...body, stopTitle: stop?.title };
    const id = await addComment(kv, seen.tour.id, comment, { by, now, idempotent });
    return await readOne(kv, seen, id);
  },
});

export const change = call({
  route: "PATCH /api/tours/:id/comments/:commentId",
  access: "reviewer",
  summary: "Change or resolve a comment",
  about: "Its author changes the text. The owner, editors and its author resolve it.",
  body: CommentChange,
  example: { isResolved: true },
  answers: ok(Comment, "The comment."),
  refusals: REFUSALS,
  async handle({ kv, now, user, by, commentId: id, body }, c) {
    const seen = await seenTour(c, user);
    await changeComment(kv, { tourId: seen.tour.id, id }, body, { by, now });
    return await readOne(kv, seen, id);
  },
});

export const remove = call({
  route: "DELETE /api/tours/:id/comments/:commentId",
  access: "reviewer",
  summary: "Delete a comment",
  about: "Its author, the owner and administrators. One that was answered loses its text.",
  answers: DONE,
  refusals: REFUSALS,
  async handle({ kv, now, user, by, commentId: id }, c) {
    const { tour } = await seenTour(c, user);
    await removeComment(kv, { tourId: tour.id, id }, { by, now });
  },
});

/** The tour of the path, as a person who works on it sees it; the guard has let them in. */
async function seenTour(c: Ctx, viewer: User): Promise<SeenTour & { viewer: User }> {
  const found = await findVisibleTour(c);
  if (!found?.role || found.role === "pupil") throw new Problem(404, t("tourNotFound"));
  return { tour: found.tour, viewer, role: found.role };
}

async function readOne(kv: Deno.Kv, seen: SeenTour, id: string): Promise<Comment> {
  const found = (await readTourComments(kv, seen)).find((one) => one.id === id);
  if (!found) throw new Problem(404, missingOf("commentId")!);
  return found;
}
