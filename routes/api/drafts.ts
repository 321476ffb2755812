/**
 * A user's unfinished forms, and links to them. Another user's draft, like a missing one, is a
 * problem 404. Problems 413 give the figures: 100 drafts, 4,000,000 bytes of data (700,000 when
 * compressed), a body of 5 MiB.
 */
import { z } from "zod";
import { DraftInput, DraftUpdate } from "../../lib/model/tour/draft.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import * as links from "../../lib/store/drafts/draft_links.ts";
import {
  deleteDraft,
  removeTrashedDraft,
  restoreDraft,
} from "../../lib/store/drafts/draft_trash.ts";
import * as store from "../../lib/store/drafts/drafts.ts";
import { isReviewed } from "../../lib/store/kv/reviewed_kv.ts";
import { call, created, DONE, IDEMPOTENCY_KEY, ok } from "../call.ts";
import {
  DraftAnswer,
  DraftSummaryAnswer,
  LinkState,
  NewLink,
} from "../developers/answers/drafts.ts";
import { SAMPLE_DRAFT } from "../samples.ts";
import { idempotentRequestOf } from "./idempotency_key.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

const missing = () => t("draftNotFound");
const FULL = "You have 100 drafts, or this one is larger than 4,000,000 bytes.";

export const list = call({
  route: "GET /api/drafts",
  access: "signed-in",
  summary: "Your drafts, the one that was saved last first",
  answers: ok(z.array(DraftSummaryAnswer), "The drafts without their data."),
  handle: ({ kv, user }) => store.listDrafts(kv, user.id),
});

export const create = call({
  route: "POST /api/drafts",
  access: "signed-in",
  summary: "Begin a draft",
  about: "With `tourId` and `tourRevision` it holds changes to that archive, of which there is " +
    "one for each person and archive.",
  headers: IDEMPOTENCY_KEY,
  body: DraftInput,
  example: SAMPLE_DRAFT,
  answers: created(DraftSummaryAnswer, "The draft without its data.", { location: "Its address." }),
  refusals: {
    409: "There is a draft with changes to this archive, or of this form, already: it " +
      "stands in `current`.",
    413: FULL,
  },
  async current({ kv, user, body: { tourId, formId } }) {
    const ofForm = await store.getFormDraft(kv, user.id, formId);
    const ofTour = ofForm || tourId === undefined
      ? null
      : await store.getTourDraft(kv, user.id, tourId);
    return { current: ofForm ?? ofTour ?? undefined };
  },
  async handle({ kv, now, user: { id: userId }, body }, c) {
    const idempotent = idempotentRequestOf(c, userId, body);
    const draft = await store.createDraft(kv, body, { userId, now, idempotent });
    c.header("location", `/api/drafts/${draft.id}`);
    return draft;
  },
});

export const read = call({
  route: "GET /api/drafts/:id",
  access: "signed-in",
  missing,
  summary: "One draft",
  answers: ok(DraftAnswer, "The draft with its data, exactly as it was sent."),
  handle: ({ kv, user, id }) => ownDraft(kv, user.id, id),
});

export const update = call({
  route: "PUT /api/drafts/:id",
  access: "signed-in",
  missing,
  summary: "Save a draft",
  about: "`revision` is the one that you began from; without it the later save wins. Saves " +
    "with the same `formId` do not conflict with each other, unless the stored one has a " +
    "later `formChangedAt`.",
  body: DraftUpdate,
  example: { ...SAMPLE_DRAFT, revision: 1 },
  answers: ok(DraftSummaryAnswer, "The draft without its data, its revision grown by one."),
  refusals: { 409: "Another save came first: the draft as it is stands in `current`.", 413: FULL },
  current: async ({ kv, user, id }) => ({
    current: await store.getDraft(kv, user.id, id) ?? undefined,
  }),
  handle: ({ kv, now, user, id, body }) =>
    store.updateDraft(kv, id, body, { userId: user.id, now }),
});

export const remove = call({
  route: "DELETE /api/drafts/:id",
  access: "signed-in",
  missing,
  summary: "Delete a draft",
  about: "It can be restored for 30 days.",
  answers: DONE,
  async handle({ kv, now, user, id }) {
    if (!await deleteDraft(kv, id, { userId: user.id, now })) throw new Problem(404, missing());
  },
});

export const restore = call({
  route: "POST /api/drafts/:id/restore",
  access: "signed-in",
  missing,
  summary: "Put a deleted draft back",
  answers: ok(DraftAnswer, "The draft."),
  refusals: {
    409: "There is another draft with changes to the same archive by now.",
    413: "You have 100 drafts.",
  },
  async handle({ kv, now, user, id }) {
    await restoreDraft(kv, id, { userId: user.id, now });
    return await ownDraft(kv, user.id, id);
  },
});

export const removeForGood = call({
  route: "DELETE /api/drafts/:id/trash",
  access: "signed-in",
  missing,
  summary: "Remove a deleted draft for good",
  answers: DONE,
  async handle({ kv, now, user, id }) {
    const removed = await removeTrashedDraft(kv, id, { userId: user.id, now });
    if (!removed) throw new Problem(404, t("draftWasntDeletedLast"));
  },
});

export const readLink = call({
  route: "GET /api/drafts/:id/link",
  access: "signed-in",
  missing,
  summary: "Whether a draft has a link",
  answers: ok(LinkState, "Until when, or null."),
  async handle({ kv, now, user: { id: userId }, id: draftId }) {
    await ownDraft(kv, userId, draftId);
    return { expiresAt: await links.getDraftLink(kv, { userId, draftId, now }) };
  },
});

export const createLink = call({
  route: "POST /api/drafts/:id/link",
  access: "signed-in",
  missing,
  summary: "Make a link by which people without an account see a draft",
  about: "It lasts 30 days, and ends the link before it.",
  answers: created(NewLink, "The path of the page, said this once."),
  async handle({ kv, now, user: { id: userId }, id: draftId }) {
    await ownDraft(kv, userId, draftId);
    if (isReviewed(kv)) {
      throw new Problem(
        403,
        t("siteVisitorsSeeArchive2"),
      );
    }
    const { secret, expiresAt } = await links.createDraftLink(kv, { userId, draftId, now });
    return { path: `/preview/${secret}`, expiresAt };
  },
});

export const removeLink = call({
  route: "DELETE /api/drafts/:id/link",
  access: "signed-in",
  missing,
  summary: "End the link of a draft",
  answers: DONE,
  async handle({ kv, user: { id: userId }, id: draftId }) {
    await ownDraft(kv, userId, draftId);
    await links.deleteDraftLink(kv, { userId, draftId });
  },
});

async function ownDraft(kv: Deno.Kv, userId: string, id: string) {
  const draft = await store.getDraft(kv, userId, id);
  if (!draft) throw new Problem(404, missing());
  return draft;
}
