/**
 * `/api/drafts/:id/link`: the link that shows one's draft to people without an account. Another
 * user's or a missing draft is a problem 404.
 *
 * - `POST` makes a new link, which ends the one before, and answers 201 `{path, expiresAt}`. The
 *   path is returned only this once.
 * - `GET` answers `{expiresAt}`, which is null while there is no link.
 * - `DELETE` ends the link and answers 204.
 *
 * A link ends after 30 days, and when its draft is deleted or becomes an archive. On a site with
 * review none is made (a problem 403), and those from before show nothing.
 */
import { Problem } from "../../lib/model/web/problem.ts";
import * as store from "../../lib/store/drafts/draft_links.ts";
import { getDraft } from "../../lib/store/drafts/drafts.ts";
import { isReviewed } from "../../lib/store/kv/reviewed_kv.ts";
import type { Ctx } from "../context.ts";
import { signedIn } from "../middleware/viewer.ts";
import { parseId } from "../parse.ts";

const MISSING = "Draft not found";

/** The message where visitors see approved archives alone. */
const NOT_BY_LINK =
  "On this site visitors see an archive after a review, and no drafts. Invite a " +
  "reviewer to the archive instead.";

/** The draft of the path, which must be one of the caller's. */
async function ownDraft(c: Ctx) {
  const { id: userId } = await signedIn(c);
  const { kv, now } = c.var.parts;
  const draftId = parseId(c, MISSING);
  if (!await getDraft(kv, userId, draftId)) throw new Problem(404, MISSING);
  return { kv, draft: { userId, draftId, now: now() } };
}

/** Makes a link. */
export async function create(c: Ctx) {
  const { kv, draft } = await ownDraft(c);
  if (isReviewed(kv)) throw new Problem(403, NOT_BY_LINK);
  const { secret, expiresAt } = await store.createDraftLink(kv, draft);
  return c.json({ path: `/preview/${secret}`, expiresAt }, 201);
}

/** Whether there is a link. */
export async function read(c: Ctx) {
  const { kv, draft } = await ownDraft(c);
  return c.json({ expiresAt: await store.getDraftLink(kv, draft) });
}

/** Ends the link. */
export async function remove(c: Ctx) {
  const { kv, draft } = await ownDraft(c);
  await store.deleteDraftLink(kv, draft);
  return c.body(null, 204);
}
