/**
 * Writing archives. Writes beyond a limit are a problem 413 with the figures: 500 stops, 4,000,000
 * bytes of JSON (700,000 when compressed), a body of 5 MiB.
 */
import { z } from "zod";
import { Id } from "../../lib/model/id.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { ListQuery, MAX_LIST } from "../../lib/model/web/query.ts";
import { Revision } from "../../lib/model/tour/revision.ts";
import { TourInput, TourUpdate, TourVisibility, withStart } from "../../lib/model/tour/tour.ts";
import { namesOfMerged } from "../../lib/server/merged_with.ts";
import { getDraft, type PublishedDraft, STALE_DRAFT } from "../../lib/store/drafts/drafts.ts";
import { listToursByUser } from "../../lib/store/index/tour_lists.ts";
import { duplicateTour } from "../../lib/store/ownership/tour_copy.ts";
import { MergeRefusal } from "../../lib/store/tours/tour_merge.ts";
import { submitTour } from "../../lib/store/tours/tour_submission.ts";
import { deleteTour } from "../../lib/store/closing/tour_trash.ts";
import { setVisibility, updateTour } from "../../lib/store/tours/tour_update.ts";
import { getNewestVersion } from "../../lib/store/review/versions.ts";
import type { Actor } from "../../lib/store/people/tour_actor.ts";
import type { HandedInTour } from "../../lib/model/review/hand_in.ts";
import { call, created, DONE, IDEMPOTENCY_KEY, NEXT_PAGE, ok } from "../call.ts";
import { NewCardAnswer, SavedAnswer, VisibilityHandedIn } from "../developers/answers/review.ts";
import { OwnCard, SavedTourAnswer, VisibilityAnswer } from "../developers/answers/tours.ts";
import { linkNext } from "../parse.ts";
import { refuseOwnApi } from "../own_addresses.ts";
import { SAMPLE_TOUR } from "../samples.ts";
import { idempotentRequestOf } from "./idempotency_key.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

/** The draft that is removed in the step that publishes it. */
const Published = { draftId: Id.nullish(), draftRevision: Revision.optional() };

export const Submission = withStart(z.strictObject({ ...TourInput.shape, ...Published }));

const Update = withStart(z.strictObject({
  ...TourUpdate.shape,
  ...Published,
  revision: Revision.optional(),
}));

const VisibilityChange = z.strictObject({
  visibility: TourVisibility,
  revision: Revision.optional(),
});

const LOCATION = { location: "The address of the new archive." };
const STALE = "The archive or the draft has another revision by now; what is stored is in " +
  "`current` or `currentDraft`, and nothing was changed.";

/** The answer to a save on a site with review. */
export const WAITING = {
  says: "The version waits for review; visitors see the archive as it was.",
  schema: SavedAnswer,
};

/** 202 for a save that waits for review. */
export const statusOf = ({ handedIn }: HandedInTour) => handedIn ? 202 : 200;

export const listOwn = call({
  route: "GET /api/tours/user",
  access: "signed-in",
  summary: "Your archives, the newest first",
  query: ListQuery,
  answers: ok(z.array(OwnCard), "The cards of one page.", NEXT_PAGE),
  async handle({ kv, user, query: { limit = MAX_LIST, cursor } }, c) {
    const page = await listToursByUser(kv, user.id, { limit, cursor });
    linkNext(c, { limit, cursor: page.cursor });
    return page.tours;
  },
});

export const create = call({
  route: "POST /api/tours",
  access: "signed-in",
  summary: "Publish a new archive",
  about: "With `draftId` that draft ends in the same step.",
  headers: IDEMPOTENCY_KEY,
  body: Submission,
  example: SAMPLE_TOUR,
  answers: created(
    NewCardAnswer,
    "The card of the new archive. With `handedIn` it is private, and waits for review.",
    LOCATION,
  ),
  refusals: { 409: STALE },
  current: ({ kv, by, body }, _, error) => currentDraft(kv, by, error, body),
  async handle({ kv, now, by, body: { draftId, draftRevision, ...input } }, c) {
    refuseOwnApi(c, input);
    const tour = await submitTour(kv, input, {
      userId: by.id,
      by,
      now,
      draftId: draftId ?? undefined,
      draftRevision,
      idempotent: idempotentRequestOf(c, by.id, { ...input, draftId }),
    });
    c.header("location", `/api/tours/${tour.id}`);
    return tour;
  },
});

export const update = call({
  route: "PUT /api/tours/:id",
  access: "editor",
  summary: "Save an archive",
  about: "The whole form. Stops keep the ids that come back. `revision` is the one that you " +
    "began from: what others saved since is put together with your changes, by stop and " +
    "field, and `mergedWith` has their names. Without it the later save wins. `creatorName`, " +
    "`accessNote`, `language`, `record`, `routeLine`, `oldMaps` and `visibility` stay where " +
    "they are not named; null removes the first six.",
  headers: IDEMPOTENCY_KEY,
  body: Update,
  example: { ...SAMPLE_TOUR, revision: 1 },
  answers: { ...ok(SavedTourAnswer, "The archive as it is now."), 202: WAITING },
  refusals: {
    409: "Others changed the same parts, which stand in `conflicts`, or the draft has another " +
      "revision by now; what is stored is in `current` or `currentDraft`, and nothing was changed.",
  },
  current: async ({ kv, id, by, body }, _, error) =>
    await currentDraft(kv, by, error, body) ?? await currentTour(kv, by, error, id),
  async handle({ kv, now, id, by, body }, c) {
    const { revision, draftId, draftRevision, ...input } = body;
    refuseOwnApi(c, input);
    const draft = { draftId: draftId ?? undefined, draftRevision };
    const idempotent = idempotentRequestOf(c, by.id, body);
    const change = { revision, ...draft, now, by, idempotent };
    const saved: HandedInTour = await updateTour(kv, id, input, change);
    // What others have handed in is not in the history yet.
    if (revision !== undefined && !saved.handedIn) {
      const between = { from: revision, saved: saved.revision, userId: by.id };
      saved.mergedWith = await namesOfMerged(kv, id, between);
    }
    return c.json(saved, statusOf(saved));
  },
});

export const changeVisibility = call({
  route: "PATCH /api/tours/:id/visibility",
  access: "owner",
  summary: "Say who can see an archive",
  about: "Public, unlisted (anyone with the link) or private (you, those who work on it, and " +
    "administrators). Editors cannot.",
  body: VisibilityChange,
  example: { visibility: "unlisted" },
  answers: {
    ...ok(VisibilityAnswer, "What was saved."),
    202: {
      says: "The archive as it is: the change waits for review.",
      schema: VisibilityHandedIn,
    },
  },
  refusals: { 409: STALE },
  current: ({ kv, id, by }, _, error) => currentTour(kv, by, error, id),
  async handle({ kv, now, id, by, body }, c) {
    const saved = await setVisibility(kv, id, body.visibility, { ...body, now, by });
    const { visibility, revision, updatedAt, handedIn } = saved;
    return c.json({ id, visibility, revision, updatedAt, handedIn }, statusOf(saved));
  },
});

export const duplicate = call({
  route: "POST /api/tours/:id/duplicate",
  access: "editor",
  summary: "Make a private copy of an archive",
  headers: IDEMPOTENCY_KEY,
  answers: created(OwnCard, "The card of the copy.", LOCATION),
  refusals: {
    400: "An Idempotency-Key that cannot be used.",
    409: "The key was used for another request, or the copy is gone.",
    413: "You have as many archives as one account may have.",
  },
  async handle({ kv, now, id, by }, c) {
    const idempotent = idempotentRequestOf(c, by.id, { duplicate: id });
    const copy = await duplicateTour(kv, id, { by, now, idempotent });
    c.header("location", `/api/tours/${copy.id}`);
    return copy;
  },
});

export const remove = call({
  route: "DELETE /api/tours/:id",
  access: "owner",
  summary: "Delete an archive",
  about: "It can be restored for 30 days.",
  answers: DONE,
  async handle({ kv, now, id, by }) {
    if (!await deleteTour(kv, id, { now, by })) throw new Problem(404, t("tourNotFound"));
  },
});

/** The stored draft, where that is the outdated one. */
async function currentDraft(
  kv: Deno.Kv,
  { id: userId }: Actor,
  { errors }: Problem,
  { draftId }: { draftId?: PublishedDraft["draftId"] | null },
) {
  if (!draftId || !errors?.some(({ path }) => path === STALE_DRAFT)) return undefined;
  return { currentDraft: await getDraft(kv, userId, draftId) };
}

/** The stored tour; of a merge the one that the conflicts are with, not as it is by now. */
async function currentTour(kv: Deno.Kv, by: Actor, error: Problem, id: string) {
  if (error instanceof MergeRefusal) {
    const { current, conflicts } = error;
    return { current, conflicts };
  }
  return { current: await getNewestVersion(kv, id, by) };
}
