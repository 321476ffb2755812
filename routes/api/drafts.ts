/**
 * `/api/drafts`: a user's unfinished forms. Another user's draft, like a missing one, is a problem
 * 404.
 *
 * - `GET /api/drafts` answers all drafts without their data, the last saved first: `DraftSummary[]`
 *   (`lib/model/tour/draft.ts`: `{id, title, templateUsed?, revision, createdAt, updatedAt}`).
 * - `POST /api/drafts {title?, draftData, templateUsed?}` answers 201 and the new `DraftSummary`.
 *   With the header `Idempotency-Key` (a UUID, the same for repeated requests) one draft is made.
 *   With `tourId` and `tourRevision` it holds changes to that tour: there is at most one for each
 *   user and tour, and a second one is a problem 409 with the first in `current`. So is a second
 *   one with the same `formId`.
 * - `GET /api/drafts/:id` answers the `Draft`: the same and `draftData`, exactly as it was sent.
 * - `PUT /api/drafts/:id {title?, draftData, templateUsed?, revision?}` replaces it and answers its
 *   `DraftSummary`, the revision grown by one. `revision` is the one that the form was loaded with:
 *   if the draft has another one by now, the answer is a problem 409 with the present draft in
 *   `current`, and nothing is changed. Without `revision` the later save wins. With a `formId` (a
 *   UUID, the same in all saves of one form) no save conflicts with one of the same form whose
 *   answer was lost, unless that has a later `formChangedAt` (when the form was last changed, by
 *   the clock of its device). `tourRevision` is replaced with the rest, `tourId` stays.
 * - `DELETE /api/drafts/:id` answers 204. The draft can be restored for 30 days.
 * - `POST /api/drafts/:id/restore` puts a deleted draft back and answers it as `Draft`; a problem
 *   409 if there is another one with changes to the same tour by now.
 * - `DELETE /api/drafts/:id/trash` removes a deleted draft for good: 204.
 *
 * `draftData` is any JSON object, even an incomplete or invalid form. A blank title becomes
 * 'Untitled Tour'. Problems 413 give the figures: 100 drafts, 4,000,000 bytes of data (700,000 when
 * compressed), a body of 5 MiB.
 */
import { type Draft, DraftInput, DraftUpdate } from "../../lib/model/tour/draft.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { problemResponse } from "../../lib/server/http/problem_response.ts";
import {
  deleteDraft,
  removeTrashedDraft,
  restoreDraft,
} from "../../lib/store/drafts/draft_trash.ts";
import * as store from "../../lib/store/drafts/drafts.ts";
import type { Ctx } from "../context.ts";
import { parseId, parseJson } from "../parse.ts";
import { signedIn } from "../middleware/viewer.ts";
import { idempotentRequestOf } from "./idempotency_key.ts";

const MISSING = "Draft not found";

/** The drafts of the caller. */
export async function list(c: Ctx) {
  const { id } = await signedIn(c);
  return c.json(await store.listDrafts(c.var.parts.kv, id));
}

/** Stores a new draft. */
export async function create(c: Ctx) {
  const { id: userId } = await signedIn(c);
  const input = await parseJson(c, DraftInput);
  const { kv, now } = c.var.parts;
  const idempotent = idempotentRequestOf(c, userId, input);
  try {
    const draft = await store.createDraft(kv, input, { userId, now: now(), idempotent });
    return c.json(draft, 201, { location: `/api/drafts/${draft.id}` });
  } catch (error) {
    const { tourId, formId } = input;
    return await withCurrent(error, async () => {
      const ofForm = await store.getFormDraft(kv, userId, formId);
      return ofForm ?? (tourId === undefined ? null : await store.getTourDraft(kv, userId, tourId));
    });
  }
}

/** One draft with its data. */
export async function read(c: Ctx) {
  const { id: userId } = await signedIn(c);
  const draft = await store.getDraft(c.var.parts.kv, userId, parseId(c, MISSING));
  if (!draft) throw new Problem(404, MISSING);
  return c.json(draft);
}

/** Saves a draft again. */
export async function update(c: Ctx) {
  const { id: userId } = await signedIn(c);
  const [id, { kv, now }] = [parseId(c, MISSING), c.var.parts];
  const input = await parseJson(c, DraftUpdate);
  try {
    return c.json(await store.updateDraft(kv, id, input, { userId, now: now() }));
  } catch (error) {
    return await withCurrent(error, () => store.getDraft(kv, userId, id));
  }
}

/** Answers a conflict with the stored draft, if there is one; throws anything else. */
async function withCurrent(error: unknown, read: () => Promise<Draft | null>) {
  if (!(error instanceof Problem) || error.status !== 409) throw error;
  return problemResponse(error, { current: await read() ?? undefined });
}

/** Deletes a draft. */
export async function remove(c: Ctx) {
  const { id: userId } = await signedIn(c);
  const [id, { kv, now }] = [parseId(c, MISSING), c.var.parts];
  if (!await deleteDraft(kv, id, { userId, now: now() })) throw new Problem(404, MISSING);
  return c.body(null, 204);
}

/** Restores a deleted draft. */
export async function restore(c: Ctx) {
  const { id: userId } = await signedIn(c);
  const [id, { kv, now }] = [parseId(c, MISSING), c.var.parts];
  await restoreDraft(kv, id, { userId, now: now() });
  return c.json(await store.getDraft(kv, userId, id));
}

/** Removes a deleted draft for good. */
export async function removeForGood(c: Ctx) {
  const { id: userId } = await signedIn(c);
  const [id, { kv, now }] = [parseId(c, MISSING), c.var.parts];
  const removed = await removeTrashedDraft(kv, id, { userId, now: now() });
  if (!removed) throw new Problem(404, "This draft wasn’t deleted in the last 30 days.");
  return c.body(null, 204);
}
