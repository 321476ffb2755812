/** Calls of owners for their archives. */
import { z } from "zod";
import { ListQuery, RevisionQuery } from "../../../lib/model/web/query.ts";
import { Submission, Update, VisibilityChange } from "../../api/tours.ts";
import { OwnCard, Saved, SavedTourAnswer, TourAnswer, VisibilityAnswer } from "../answers/tours.ts";
import { NewCardAnswer, SavedAnswer, VisibilityHandedIn } from "../answers/review.ts";
import { TrashedTourAnswer } from "../answers/drafts.ts";
import { created, DONE, type Group, IDEMPOTENCY_KEY, NEXT_PAGE, ok } from "../operation.ts";
import { SAMPLE_TOUR } from "../samples.ts";

const LOCATION = { location: "The address of the new archive." };
const STALE = "The archive or the draft has another revision by now; what is stored is in " +
  "`current` or `currentDraft`, and nothing was changed.";
const CONTRADICTION =
  "Others changed the same parts, which stand in `conflicts`, or the draft has another revision " +
  "by now; what is stored is in `current` or `currentDraft`, and nothing was changed.";
const NO_REVISION = "The archive or revision doesn’t exist.";

/** The answer to a save on a site with review. */
const WAITING = {
  says: "The version waits for review; visitors see the archive as it was.",
  schema: SavedAnswer,
};

export const WRITING: Group = {
  id: "own-archives",
  title: "Your archives",
  about:
    "What owners, editors and administrators do. A field that is not known is refused, and each field " +
    "that is wrong is named in `errors`. An archive has at most 500 stops and 4,000,000 bytes of " +
    "text, a request 5 MiB.",
  operations: {
    "GET /api/tours/user": {
      summary: "Your archives, the newest first",
      query: ListQuery,
      answers: ok(z.array(OwnCard), "The cards of one page.", NEXT_PAGE),
    },
    "POST /api/tours": {
      summary: "Publish a new archive",
      about: "With `draftId` that draft ends in the same step.",
      headers: IDEMPOTENCY_KEY,
      body: Submission,
      answers: created(
        NewCardAnswer,
        "The card of the new archive. With `handedIn` it is private, and waits for review.",
        LOCATION,
      ),
      refusals: { 409: STALE },
      example: { body: SAMPLE_TOUR },
    },
    "PUT /api/tours/:id": {
      summary: "Save an archive",
      about: "The whole form. Stops keep the ids that come back. `revision` is the one that you " +
        "began from: what others saved since is put together with your changes, by stop and " +
        "field, and `mergedWith` has their names. Without it the later save wins. `creatorName`, " +
        "`accessNote`, `language`, `record`, `routeLine`, `oldMaps` and `visibility` stay where " +
        "they are not named; null removes the first six.",
      headers: IDEMPOTENCY_KEY,
      body: Update,
      answers: { ...ok(SavedTourAnswer, "The archive as it is now."), 202: WAITING },
      refusals: { 409: CONTRADICTION },
      example: { body: { ...SAMPLE_TOUR, revision: 1 } },
    },
    "PATCH /api/tours/:id/visibility": {
      summary: "Say who can see an archive",
      about: "Public, unlisted (anyone with the link) or private (you, those who work on it, and " +
        "administrators). Editors cannot.",
      body: VisibilityChange,
      answers: {
        ...ok(VisibilityAnswer, "What was saved."),
        202: {
          says: "The archive as it is: the change waits for review.",
          schema: VisibilityHandedIn,
        },
      },
      refusals: { 409: STALE },
      example: { body: { visibility: "unlisted" } },
    },
    "POST /api/tours/:id/duplicate": {
      summary: "Make a private copy of an archive",
      headers: IDEMPOTENCY_KEY,
      answers: created(OwnCard, "The card of the copy.", LOCATION),
      refusals: {
        400: "An Idempotency-Key that cannot be used.",
        409: "The key was used for another request, or the copy is gone.",
        413: "You have as many archives as one account may have.",
      },
    },
    "DELETE /api/tours/:id": {
      summary: "Delete an archive",
      about: "It can be restored for 30 days.",
      answers: DONE,
    },
    "GET /api/tours/:id/revisions": {
      summary: "The saved versions of an archive, the newest first",
      query: RevisionQuery,
      answers: ok(z.array(Saved), "50 versions, or `limit`.", NEXT_PAGE),
    },
    "GET /api/tours/:id/revisions/:revision": {
      summary: "An archive as one save left it",
      answers: ok(TourAnswer, "The archive."),
      refusals: { 404: NO_REVISION },
    },
    "POST /api/tours/:id/revisions/:revision/restore": {
      summary: "Save an earlier version as the newest",
      answers: { ...ok(TourAnswer, "The archive as it is now."), 202: WAITING },
      refusals: { 404: NO_REVISION, 413: "You have saved too much today." },
    },
    "GET /api/trash": {
      summary: "Your archives that were deleted within 30 days",
      answers: ok(z.array(TrashedTourAnswer), "The one that was deleted last comes first."),
    },
    "POST /api/trash/:id/restore": {
      summary: "Put a deleted archive back",
      answers: ok(OwnCard, "Its card."),
      refusals: {
        403: "An administrator has deleted it.",
        413: "You have as many archives as one account may have.",
      },
    },
    "DELETE /api/trash/:id": {
      summary: "Remove a deleted archive for good",
      answers: DONE,
    },
  },
};
