/** Review before archives are public, on sites with `REVIEW=on`; on others a problem 404. */
import { Problem } from "../../lib/model/web/problem.ts";
import { ArchivistInput } from "../../lib/model/review/archivist.ts";
import { Decision, Return } from "../../lib/model/review/hand_in.ts";
import { isReviewed } from "../../lib/store/kv/reviewed_kv.ts";
import * as archivists from "../../lib/store/review/archivists.ts";
import * as decisions from "../../lib/store/review/decisions.ts";
import { getOwnHandIn, listQueue, readReviewed } from "../../lib/store/review/queue.ts";
import { getUnsettledVersion } from "../../lib/store/review/versions.ts";
import { call, DONE, ok } from "../call.ts";
import {
  ArchivistsAnswer,
  OwnHandInAnswer,
  QueueAnswer,
  ReviewedAnswer,
} from "../developers/answers/review.ts";
import { TourAnswer } from "../developers/answers/tours.ts";
import { texts } from "../../lib/texts/texts.ts";
import { SAMPLE_ID } from "../samples.ts";

const NOTHING = "Nothing of the archive waits for your review, or this site has none.";
const UNDECIDED = {
  404: NOTHING,
  409: "Somebody else has decided, or the author has handed in another version or taken it back.",
};
const UNREVIEWED = { 404: "The archive doesn’t exist, or this site has no review." };

export const queue = call({
  route: "GET /api/review",
  access: "archivist",
  summary: "The versions that wait for your review",
  answers: ok(QueueAnswer, "Those that wait longest first."),
  handle: async ({ kv, user }) => listQueue(kv, (await archivists.readReviewer(kv, user))!),
});

export const read = call({
  route: "GET /api/review/:id",
  access: "archivist",
  summary: "The version of an archive that waits",
  answers: ok(ReviewedAnswer, "The version, and the archive as it is."),
  refusals: { 404: NOTHING },
  async handle({ kv, id, user }) {
    const found = await readReviewed(kv, id, user);
    if (!found) throw new Problem(404, "Nothing of this archive waits for your review.");
    const { ownerId: _, ...reviewed } = found;
    return reviewed;
  },
});

export const approve = call({
  route: "POST /api/review/:id/approve",
  access: "archivist",
  summary: "Show a version to visitors",
  about: "`id` is that of the version you compared.",
  body: Decision,
  example: { id: SAMPLE_ID },
  answers: ok(TourAnswer, "The archive as it is now."),
  refusals: UNDECIDED,
  handle: ({ kv, now, id, user, body }) => decisions.approve(kv, id, { ...body, by: user, now }),
});

export const giveBack = call({
  route: "POST /api/review/:id/return",
  access: "archivist",
  summary: "Give a version back to its author",
  body: Return,
  example: { id: SAMPLE_ID, comment: "Who took this picture?" },
  answers: DONE,
  refusals: UNDECIDED,
  handle: ({ kv, now, id, user, body }) =>
    decisions.returnHandIn(kv, id, { ...body, by: user, now }),
});

export const readOwn = call({
  route: "GET /api/tours/:id/hand-in",
  access: "editor",
  summary: "What became of the last version that was handed in",
  about: "`tour` has its content until it is approved or discarded; a save that names its " +
    "`revision` goes on from it.",
  answers: ok(OwnHandInAnswer, "The version, or null."),
  refusals: UNREVIEWED,
  async handle({ kv, id }) {
    checkIsReviewed(kv);
    return { handIn: await getOwnHandIn(kv, id), tour: await getUnsettledVersion(kv, id) };
  },
});

export const discard = call({
  route: "DELETE /api/tours/:id/hand-in",
  access: "editor",
  summary: "Discard a version that was handed in",
  answers: DONE,
  refusals: UNREVIEWED,
  async handle({ kv, now, id, by }) {
    checkIsReviewed(kv);
    await decisions.discardHandIn(kv, id, { by, now });
  },
});

export const takeBack = call({
  route: "POST /api/tours/:id/hand-in/take-back",
  access: "editor",
  summary: "Take a version back that waits",
  body: Decision,
  example: { id: SAMPLE_ID },
  answers: DONE,
  refusals: { ...UNREVIEWED, 409: "It was approved meanwhile." },
  async handle({ kv, now, id, by, body }) {
    checkIsReviewed(kv);
    await decisions.takeBack(kv, id, { ...body, by, now });
  },
});

function checkIsReviewed(kv: Deno.Kv): void {
  if (!isReviewed(kv)) throw new Problem(404, texts("problems")("noReview"));
}

export const listArchivists = call({
  route: "GET /api/admin/archivists",
  access: "admin",
  summary: "All archivists",
  answers: ok(ArchivistsAnswer, "Who they are, and whose archives they review."),
  handle: ({ kv }) => archivists.listArchivists(kv),
});

export const giveArchivist = call({
  route: "POST /api/admin/archivists",
  access: "admin",
  summary: "Make somebody an archivist",
  about: "For the archives of all accounts, or of those with these addresses.",
  body: ArchivistInput,
  example: { email: "vera@example.org", accounts: "all" },
  answers: DONE,
  refusals: { 409: "The account is blocked or deleted.", 413: "There are too many." },
  handle: ({ kv, now, user, body }) => archivists.giveArchivist(kv, body, { actor: user.id, now }),
});

export const takeArchivist = call({
  route: "DELETE /api/admin/archivists/:userId",
  access: "admin",
  summary: "Take the role of an archivist away",
  answers: DONE,
  handle: ({ kv, now, user, userId }) =>
    archivists.takeArchivist(kv, userId, { actor: user.id, now }),
});
