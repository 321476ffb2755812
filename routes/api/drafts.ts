/**
 * `/api/drafts`: the forms that a user has not finished. Nobody else's are there: a foreign draft,
 * like a missing one, is a problem 404.
 *
 * - `GET /api/drafts` answers all drafts without their data, the one that was saved last first:
 *   `DraftSummary[]` (`lib/model/draft.ts`: `{id, title, templateUsed?, createdAt, updatedAt}`).
 * - `POST /api/drafts {title?, draftData, templateUsed?}` answers 201 and the new `DraftSummary`.
 *   With the header `Idempotency-Key` (a UUID, the same when it is sent again) the same draft is
 *   made once.
 * - `GET /api/drafts/:id` answers the `Draft`: the same and `draftData`, exactly as it was sent.
 * - `PUT /api/drafts/:id {title?, draftData, templateUsed?}` replaces it and answers its
 *   `DraftSummary`.
 * - `DELETE /api/drafts/:id` answers 204.
 *
 * `draftData` is any JSON object: nothing is refused for being incomplete or wrong. A blank title
 * becomes 'Untitled Tour'. Problems 413 give the figures: 100 drafts, 700,000 bytes of data, a body
 * of 1 MiB.
 */
import { DraftInput } from "../../lib/model/draft.ts";
import { Problem } from "../../lib/model/problem.ts";
import * as store from "../../lib/store/drafts.ts";
import type { Ctx } from "../context.ts";
import { parseId, parseJson } from "../parse.ts";
import { signedIn } from "../middleware/viewer.ts";
import { idempotentRequestOf } from "./idempotency_key.ts";

const MISSING = "Draft not found";

/** The drafts of who asks. */
export async function list(c: Ctx) {
  const { id } = await signedIn(c);
  return c.json(await store.listDrafts(c.var.parts.kv, id));
}

/** Keeps a new draft. */
export async function create(c: Ctx) {
  const { id: userId } = await signedIn(c);
  const input = await parseJson(c, DraftInput);
  const { kv, now } = c.var.parts;
  const idempotent = idempotentRequestOf(c, userId, input);
  const draft = await store.createDraft(kv, input, { userId, now: now(), idempotent });
  return c.json(draft, 201, { location: `/api/drafts/${draft.id}` });
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
  const input = await parseJson(c, DraftInput);
  return c.json(await store.updateDraft(kv, id, input, { userId, now: now() }));
}

/** Deletes a draft. */
export async function remove(c: Ctx) {
  const { id: userId } = await signedIn(c);
  const deleted = await store.deleteDraft(c.var.parts.kv, userId, parseId(c, MISSING));
  if (!deleted) throw new Problem(404, MISSING);
  return c.body(null, 204);
}
