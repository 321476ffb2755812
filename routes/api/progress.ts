/**
 * A signed-in visitor's progress in tours. Another user's record, like a missing one or one in a
 * tour that is private by now, is a problem 404. Progress stored on a device before sign-in is
 * merged by the same calls: start a walk that is not stored yet, then patch
 * (`lib/progress/merge_progress.ts`).
 */
import { z } from "zod";
import { Problem } from "../../lib/model/web/problem.ts";
import { ProgressPatch } from "../../lib/model/tour/progress.ts";
import * as store from "../../lib/store/progress/progress.ts";
import { call, ok } from "../call.ts";
import { ProgressAnswer } from "../developers/answers/people.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

const missing = () => t("progressNotFound");
const YOURS = ok(ProgressAnswer, "Your progress.");

export const list = call({
  route: "GET /api/user/progress",
  access: "signed-in",
  summary: "Your progress in all archives",
  answers: ok(z.array(ProgressAnswer), "The one that changed last comes first."),
  handle: ({ kv, user: { id, role } }) => store.listProgress(kv, id, { role }),
});

export const start = call({
  route: "POST /api/tours/:id/start",
  access: "signed-in",
  summary: "Begin an archive, or go on with it",
  about: "With `anew` in the query it starts from the beginning.",
  query: z.object({ anew: z.string().optional() }),
  answers: ok(ProgressAnswer, "Your progress, the only one that is active now."),
  async handle({ kv, now, id, user: { id: userId, role }, query }) {
    const options = { anew: query.anew !== undefined, role };
    const progress = await store.startProgress(kv, userId, id, now, options);
    if (!progress) throw new Problem(404, t("tourNotFound"));
    return progress;
  },
});

export const ofTour = call({
  route: "GET /api/tours/:id/progress",
  access: "signed-in",
  missing,
  summary: "Your progress in one archive",
  answers: YOURS,
  refusals: { 404: "You have not begun this archive." },
  async handle({ kv, id, user: { id: userId, role } }) {
    const progress = await store.getProgress(kv, userId, id, { role });
    if (!progress) throw new Problem(404, missing());
    return progress;
  },
});

export const patch = call({
  route: "PATCH /api/progress/:id",
  access: "signed-in",
  missing,
  summary: "Say how far you are",
  about: "Lists of stops that were heard are united: no stop is lost.",
  body: ProgressPatch,
  example: { currentStopIndex: 2, completedStops: [0, 1] },
  answers: YOURS,
  async handle({ kv, now, id, user: { id: userId, role }, body }) {
    const progress = await store.patchProgress(kv, userId, id, body, now, { role });
    if (!progress) throw new Problem(404, missing());
    return progress;
  },
});
