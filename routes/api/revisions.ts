/**
 * The saved versions of a tour: the newest 50 and those of the last 30 days are stored. One that is
 * not stored is a problem 404.
 */
import { z } from "zod";
import { Problem } from "../../lib/model/web/problem.ts";
import { RevisionQuery } from "../../lib/model/web/query.ts";
import { Revision } from "../../lib/model/tour/revision.ts";
import { listSavedRevisions } from "../../lib/server/saved_revisions.ts";
import { getRevision } from "../../lib/store/tours/tour_history.ts";
import { restoreRevision } from "../../lib/store/tours/tour_update.ts";
import { call, NEXT_PAGE, ok } from "../call.ts";
import { Saved, TourAnswer } from "../developers/answers/tours.ts";
import { linkNext } from "../parse.ts";
import { statusOf, WAITING } from "./own_tours.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

export const noRevision = (): string => t("noSuchVersion");
const REFUSALS = { 404: "The archive or revision doesn’t exist." };

export const list = call({
  route: "GET /api/tours/:id/revisions",
  access: "editor",
  summary: "The saved versions of an archive, the newest first",
  query: RevisionQuery,
  answers: ok(z.array(Saved), "50 versions, or `limit`.", NEXT_PAGE),
  async handle({ kv, id, query: { limit = 50, cursor } }, c) {
    const { revisions, cursor: next } = await listSavedRevisions(kv, id, { limit, cursor });
    linkNext(c, { limit, cursor: next });
    return revisions;
  },
});

export const read = call({
  route: "GET /api/tours/:id/revisions/:revision",
  access: "editor",
  summary: "An archive as one save left it",
  answers: ok(TourAnswer, "The archive."),
  refusals: REFUSALS,
  async handle({ kv, id, revision }) {
    const found = await getRevision(kv, id, parseRevision(revision));
    if (!found) throw new Problem(404, noRevision());
    return found.tour;
  },
});

export const restore = call({
  route: "POST /api/tours/:id/revisions/:revision/restore",
  access: "editor",
  summary: "Save an earlier version as the newest",
  answers: { ...ok(TourAnswer, "The archive as it is now."), 202: WAITING },
  refusals: { ...REFUSALS, 413: "You have saved too much today." },
  async handle({ kv, now, id, revision, by }, c) {
    const saved = await restoreRevision(kv, id, parseRevision(revision), { now, by });
    return c.json(saved, statusOf(saved));
  },
});

/** The `:revision` of the path; a malformed one counts as missing. */
export function parseRevision(given: string): number {
  const text = z.string().regex(/^[1-9]\d{0,9}$/).transform(Number).pipe(Revision);
  const result = text.safeParse(given);
  if (!result.success) throw new Problem(404, noRevision());
  return result.data;
}
