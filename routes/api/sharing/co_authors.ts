/**
 * Who works on a tour besides its owner: their roles, the approvals of its reviewers, and where
 * they write at the moment.
 */
import { Approval, RoleChange, TourPeople } from "../../../lib/model/people/co_author.ts";
import { Presence, PresenceInput } from "../../../lib/model/people/presence.ts";
import { Id } from "../../../lib/model/id.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { readTourPeople } from "../../../lib/server/tour_people.ts";
import { approveTour, withdrawApproval } from "../../../lib/store/people/approvals.ts";
import { leaveTour } from "../../../lib/store/people/co_authors.ts";
import { changeRole, removeCoAuthor } from "../../../lib/store/ownership/role_changes.ts";
import { renewLease } from "../../../lib/store/people/stop_leases.ts";
import { call, DONE, ok } from "../../call.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("storeProblems");

const missing = () => t("personDoesntWorkArchive");
const REFUSALS = { 404: "The archive doesn’t exist, or the person doesn’t work on it." };

export const list = call({
  route: "GET /api/tours/:id/people",
  access: "reviewer",
  summary: "Who works on an archive",
  answers: ok(TourPeople, "The people, and your own role."),
  async handle({ kv, id, user }) {
    const people = await readTourPeople(kv, id, user);
    if (people === null) throw new Problem(404, t("tourNotFound"));
    return people;
  },
});

/** Signed in is enough: also of an archive that is hidden with its owner's account. */
export const leave = call({
  route: "DELETE /api/tours/:id/people",
  access: "signed-in",
  missing: null,
  summary: "Leave an archive of somebody else",
  about: "What you have saved stays. The answer is the same where you had no role.",
  answers: DONE,
  async handle({ kv, id, user }) {
    if (Id.safeParse(id).success) await leaveTour(kv, id, user.id);
  },
});

export const change = call({
  route: "PUT /api/tours/:id/people/:userId",
  access: "owner",
  missing,
  summary: "Change a person's role",
  about: "When somebody loses a right, the links by which they would get it back end. Where they " +
    "were an editor, the archive’s classes get new codes. A translator has a `language`.",
  body: RoleChange,
  example: { role: "reviewer" },
  answers: DONE,
  refusals: REFUSALS,
  handle: ({ kv, now, id, userId, by, body }) => changeRole(kv, id, body, { userId, by, now }),
});

export const remove = call({
  route: "DELETE /api/tours/:id/people/:userId",
  access: "owner",
  missing,
  summary: "Remove a person from an archive",
  about: "All links that invite to the archive, or offer it, end in the same step. Where the " +
    "person was an editor, its classes get new codes.",
  answers: DONE,
  refusals: REFUSALS,
  handle: ({ kv, now, id, userId, by }) => removeCoAuthor(kv, id, { userId, by, now }),
});

export const approve = call({
  route: "PUT /api/tours/:id/approval",
  access: "reviewer",
  summary: "Approve the present version of an archive, as a reviewer of it",
  about: "The others see it with the people. It says nothing of later versions.",
  body: Approval,
  example: { revision: 1 },
  answers: DONE,
  refusals: { 403: "You are no reviewer of it.", 409: "It has another revision by now." },
  handle: ({ kv, now, id, user, body: { revision } }) =>
    approveTour(kv, id, { userId: user.id, revision, now }),
});

export const withdrawOwnApproval = call({
  route: "DELETE /api/tours/:id/approval",
  access: "reviewer",
  summary: "Take your approval back",
  answers: DONE,
  handle: ({ kv, id, user }) => withdrawApproval(kv, id, user.id),
});

export const present = call({
  route: "PUT /api/tours/:id/presence",
  access: "reviewer",
  summary: "Tell where you write in an archive, and hear where others do",
  about: "For a form that is open: every 20 seconds, and when its author begins another stop. " +
    "The others see it for a minute, or until `isGone`. Nothing is locked.",
  body: PresenceInput,
  example: { stopId: "stop-1" },
  answers: ok(Presence, "The others who have the form open."),
  handle: async ({ kv, now, id, user, body }) => ({
    others: await renewLease(kv, id, user, body, now),
  }),
});
