/**
 * Tours that were deleted within 30 days. Another user's tour, like a missing one, is a problem 404
 * except for administrators.
 */
import { z } from "zod";
import { removeDueDocuments } from "../../lib/media/documents.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import {
  listTrashedTours,
  removeTrashedTour,
  restoreTour,
} from "../../lib/store/closing/tour_trash.ts";
import { call, DONE, ok } from "../call.ts";
import { TrashedTourAnswer } from "../developers/answers/drafts.ts";
import { OwnCard } from "../developers/answers/tours.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

const missing = () => t("archiveWasntDeletedLast");

export const list = call({
  route: "GET /api/trash",
  access: "signed-in",
  summary: "Your archives that were deleted within 30 days",
  answers: ok(z.array(TrashedTourAnswer), "The one that was deleted last comes first."),
  handle: ({ kv, now, user }) => listTrashedTours(kv, user.id, now),
});

export const restore = call({
  route: "POST /api/trash/:id/restore",
  access: "owner",
  missing,
  summary: "Put a deleted archive back",
  answers: ok(OwnCard, "Its card."),
  refusals: {
    403: "An administrator has deleted it.",
    413: "You have as many archives as one account may have.",
  },
  handle: ({ kv, now, id, by }) => restoreTour(kv, id, { now, by }),
});

export const remove = call({
  route: "DELETE /api/trash/:id",
  access: "owner",
  missing,
  summary: "Remove a deleted archive for good",
  answers: DONE,
  async handle({ kv, now, id, by }, c) {
    if (!await removeTrashedTour(kv, id, { now, by })) throw new Problem(404, missing());
    await removeDueDocuments(kv, c.var.media.objects, now);
  },
});
