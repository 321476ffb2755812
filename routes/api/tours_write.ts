/**
 * `/api/tours`: what authors do with their tours. Bodies are JSON; the form is `TourInput`
 * (`lib/model/tour.ts`), and a field that it does not know is refused. Problems 400 name each field
 * in `errors: [{path, message}]` (`audioStops.2.title`), with the messages of the form.
 *
 * - `GET /api/tours/user` answers all of one's own tours, newest first, as `TourCard[]`.
 * - `POST /api/tours {…form, draftId?}` answers 201 and the new tour's `TourCard` (`{id, revision:
 *   1, …}`), its address in `Location`. The draft `draftId` is deleted in the same step. With the
 *   header `Idempotency-Key` (a new UUID for each form, the same when it is sent again) the same
 *   form makes one tour and gets the same answer for 24 hours; another form under that key is a
 *   problem 409.
 * - `PUT /api/tours/:id {…form, revision?}` (owner and administrators) answers the new `Tour`, its
 *   revision grown by one. Stops keep the ids that come back; those without one get one.
 *   `creatorName` is kept when it is not named, and removed by null or "". `revision` is the one
 *   that the form was loaded with: when the tour has another by now, the answer is a problem 409
 *   with the tour as it is in `current`, and nothing is changed; to overwrite it, send the form
 *   again with `current.revision`. Without `revision` the later save wins.
 * - All of them: 413 with the figures, where stops (500), texts (750,000 bytes) or the body (1 MiB)
 *   are too many.
 */
import { z } from "zod";
import { Id } from "../../lib/model/id.ts";
import { Problem } from "../../lib/model/problem.ts";
import { TourInput, TourUpdate } from "../../lib/model/tour.ts";
import { problemResponse } from "../../lib/server/problem_response.ts";
import { listAllToursByUser } from "../../lib/store/tour_lists.ts";
import { submitTour } from "../../lib/store/tour_submission.ts";
import { updateTour } from "../../lib/store/tour_update.ts";
import { getTour } from "../../lib/store/tours.ts";
import type { Ctx } from "../context.ts";
import { parseId, parseJson } from "../parse.ts";
import { actorOf, signedIn } from "../middleware/viewer.ts";
import { idempotentRequestOf } from "./idempotency_key.ts";

const Submission = z.strictObject({ ...TourInput.shape, draftId: Id.nullish() });

const Update = z.strictObject({
  ...TourUpdate.shape,
  revision: z.int("revision must be a whole number").min(1, "revision must be 1 or more")
    .optional(),
});

/** The tours of who asks. */
export async function listOwnTours(c: Ctx) {
  const { id } = await signedIn(c);
  return c.json(await listAllToursByUser(c.var.parts.kv, id));
}

/** Makes a tour of a form. */
export async function create(c: Ctx) {
  const { id: userId } = await signedIn(c);
  const { draftId, ...input } = await parseJson(c, Submission);
  const { kv, now } = c.var.parts;
  const tour = await submitTour(kv, input, {
    userId,
    now: now(),
    draftId: draftId ?? undefined,
    once: idempotentRequestOf(c, userId, { ...input, draftId }),
  });
  return c.json(tour, 201, { location: `/api/tours/${tour.id}` });
}

/** Saves the form of a tour. */
export async function update(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [id, by] = [parseId(c, "Tour not found"), actorOf(await signedIn(c))];
  const { revision, ...input } = await parseJson(c, Update);
  try {
    return c.json(await updateTour(kv, id, input, { revision, now: now(), by }));
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 409) throw error;
    return problemResponse(error, { current: (await getTour(kv, id))?.tour });
  }
}
