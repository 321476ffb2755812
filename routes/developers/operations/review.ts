/** Calls about review before archives are public. */
import { ArchivistInput } from "../../../lib/model/review/archivist.ts";
import { Decision, Return } from "../../../lib/model/review/hand_in.ts";
import {
  ArchivistsAnswer,
  OwnHandInAnswer,
  QueueAnswer,
  ReviewedAnswer,
} from "../answers/review.ts";
import { TourAnswer } from "../answers/tours.ts";
import { SAMPLE_ID } from "../samples.ts";
import { DONE, type Group, ok } from "../operation.ts";

const DECIDED =
  "Somebody else has decided, or the author has handed in another version or taken it back.";
const NOTHING = "Nothing of the archive waits for your review, or this site has none.";
const NO_REVIEW = "The archive doesn’t exist, or this site has no review.";

export const REVIEW: Group = {
  id: "review",
  title: "Review",
  about:
    "On sites with review, a save that visitors would see is answered 202 with `handedIn`: it " +
    "waits until an archivist or an administrator approves it, and the archive stays as it is. " +
    "Administrators' saves apply at once. On other sites these calls are a 404.",
  operations: {
    "GET /api/review": {
      summary: "The versions that wait for your review",
      answers: ok(QueueAnswer, "Those that wait longest first."),
    },
    "GET /api/review/:id": {
      summary: "The version of an archive that waits",
      answers: ok(ReviewedAnswer, "The version, and the archive as it is."),
      refusals: { 404: NOTHING },
    },
    "POST /api/review/:id/approve": {
      summary: "Show a version to visitors",
      about: "`id` is that of the version you compared.",
      body: Decision,
      answers: ok(TourAnswer, "The archive as it is now."),
      refusals: { 404: NOTHING, 409: DECIDED },
      example: { body: { id: SAMPLE_ID } },
    },
    "POST /api/review/:id/return": {
      summary: "Give a version back to its author",
      body: Return,
      answers: DONE,
      refusals: { 404: NOTHING, 409: DECIDED },
      example: { body: { id: SAMPLE_ID, comment: "Who took this picture?" } },
    },
    "GET /api/tours/:id/hand-in": {
      summary: "What became of the last version that was handed in",
      about: "`tour` has its content until it is approved or discarded; a save that names its " +
        "`revision` goes on from it.",
      answers: ok(OwnHandInAnswer, "The version, or null."),
      refusals: { 404: NO_REVIEW },
    },
    "DELETE /api/tours/:id/hand-in": {
      summary: "Discard a version that was handed in",
      answers: DONE,
      refusals: { 404: NO_REVIEW },
    },
    "POST /api/tours/:id/hand-in/take-back": {
      summary: "Take a version back that waits",
      body: Decision,
      answers: DONE,
      refusals: { 404: NO_REVIEW, 409: "It was approved meanwhile." },
      example: { body: { id: SAMPLE_ID } },
    },
    "GET /api/admin/archivists": {
      summary: "All archivists",
      answers: ok(ArchivistsAnswer, "Who they are, and whose archives they review."),
    },
    "POST /api/admin/archivists": {
      summary: "Make somebody an archivist",
      about: "For the archives of all accounts, or of those with these addresses.",
      body: ArchivistInput,
      answers: DONE,
      refusals: { 409: "The account is blocked or deleted.", 413: "There are too many." },
      example: { body: { email: "vera@example.org", accounts: "all" } },
    },
    "DELETE /api/admin/archivists/:userId": {
      summary: "Take the role of an archivist away",
      answers: DONE,
    },
  },
};
