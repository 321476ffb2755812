/** Calls about the people who work on an archive. */
import { Approval, RoleChange } from "../../../lib/model/people/co_author.ts";
import { InvitationAnswer, NewInvitation } from "../../../lib/model/people/invitation.ts";
import { PresenceInput } from "../../../lib/model/people/presence.ts";
import { CommentChange, CommentQuery, NewComment } from "../../../lib/model/people/comment.ts";
import {
  CommentAnswer,
  CommentsAnswer,
  InvitedAnswer,
  NewInvitationAnswer,
  PeopleAnswer,
  PresenceAnswer,
} from "../answers/co_authors.ts";
import { z } from "zod";
import { SAMPLE_ID } from "../samples.ts";
import { created, DONE, type Group, IDEMPOTENCY_KEY, ok } from "../operation.ts";

const NO_INVITATION = "There is no such invitation for you.";
const NO_COMMENT = "There is no such comment.";
const NOT_HERE = "The archive doesn’t exist, or the person doesn’t work on it.";

export const CO_AUTHORS: Group = {
  id: "co-authors",
  title: "Working together",
  about: "An owner has others work on an archive. An editor changes it, but not who owns it, who " +
    "sees it and who works on it, and does not delete it; a reviewer reads it, also while it is " +
    "private.",
  operations: {
    "GET /api/tours/:id/people": {
      summary: "Who works on an archive",
      answers: ok(PeopleAnswer, "The people, and your own role."),
    },
    "DELETE /api/tours/:id/people": {
      summary: "Leave an archive of somebody else",
      about: "What you have saved stays. The answer is the same where you had no role.",
      answers: DONE,
    },
    "PUT /api/tours/:id/people/:userId": {
      summary: "Change a person's role",
      about: "When an editor becomes a reviewer, the links that make editors end, and the " +
        "archive’s classes get new codes.",
      body: RoleChange,
      answers: DONE,
      refusals: { 404: NOT_HERE },
      example: { body: { role: "reviewer" } },
    },
    "DELETE /api/tours/:id/people/:userId": {
      summary: "Remove a person from an archive",
      about: "All links that invite to the archive, or offer it, end in the same step. Where the " +
        "person was an editor, its classes get new codes.",
      answers: DONE,
      refusals: { 404: NOT_HERE },
    },
    "GET /api/tours/:id/comments": {
      summary: "The comments on an archive and its stops",
      about: "For those who work on it. Reviewers read no comments on stops that are withheld " +
        "from visitors, or deleted, except in threads that they have written in.",
      query: CommentQuery,
      answers: ok(CommentsAnswer, "The comments, the oldest first, and your role."),
    },
    "POST /api/tours/:id/comments": {
      summary: "Comment on an archive, on a stop, or answer a comment",
      about: "An answer names the comment as `parent`, and opens it again if it was resolved.",
      headers: IDEMPOTENCY_KEY,
      body: NewComment,
      answers: created(CommentAnswer, "The comment."),
      refusals: {
        404: "The archive, the stop or the comment to answer doesn’t exist.",
        409: "The Idempotency-Key was used for another request, or the comment was deleted.",
        413: "The archive has as many comments as it may have.",
      },
      example: { body: { text: "The mill had two wheels.", stopId: "stop-1" } },
    },
    "PATCH /api/tours/:id/comments/:commentId": {
      summary: "Change or resolve a comment",
      about: "Its author changes the text. The owner, editors and its author resolve it.",
      body: CommentChange,
      answers: ok(CommentAnswer, "The comment."),
      refusals: { 404: NO_COMMENT },
      example: { body: { isResolved: true } },
    },
    "DELETE /api/tours/:id/comments/:commentId": {
      summary: "Delete a comment",
      about: "Its author, the owner and administrators. One that was answered loses its text.",
      answers: DONE,
      refusals: { 404: NO_COMMENT },
    },
    "PUT /api/tours/:id/approval": {
      summary: "Approve the present version of an archive, as a reviewer of it",
      about: "The others see it with the people. It says nothing of later versions.",
      body: Approval,
      answers: DONE,
      refusals: { 403: "You are no reviewer of it.", 409: "It has another revision by now." },
      example: { body: { revision: 1 } },
    },
    "DELETE /api/tours/:id/approval": {
      summary: "Take your approval back",
      answers: DONE,
    },
    "PUT /api/tours/:id/presence": {
      summary: "Tell where you write in an archive, and hear where others do",
      about:
        "For a form that is open: every 20 seconds, and when its author begins another stop. " +
        "The others see it for a minute, or until `isGone`. Nothing is locked.",
      body: PresenceInput,
      answers: ok(PresenceAnswer, "The others who have the form open."),
      example: { body: { stopId: "stop-1" } },
    },
    "GET /api/tours/:id/invitations": {
      summary: "The open invitations to work on an archive",
      answers: ok(z.array(InvitedAnswer), "The invitations, the oldest first."),
    },
    "POST /api/tours/:id/invitations": {
      summary: "Invite to work on an archive",
      about: "With `email` the person with that address, who finds it in the profile; nothing is " +
        "sent, and nobody is told whether the address has an account. Else those with a link. It " +
        "ends after 14 days.",
      body: NewInvitation,
      answers: created(NewInvitationAnswer, "The invitation, and the page of a link, said once."),
      refusals: { 413: "The archive has as many invitations as it may have." },
      example: { body: { role: "editor", email: "vera@example.org" } },
    },
    "DELETE /api/tours/:id/invitations/:invitationId": {
      summary: "Take an invitation back",
      answers: DONE,
    },
    "POST /api/invitations/accept": {
      summary: "Accept an invitation",
      about: "`secret` is the end of the link's path.",
      body: InvitationAnswer,
      answers: DONE,
      refusals: { 404: NO_INVITATION, 413: "The archive or you have as many as may be." },
      example: { body: { tourId: SAMPLE_ID, invitationId: SAMPLE_ID } },
    },
    "POST /api/invitations/decline": {
      summary: "Decline an invitation",
      body: InvitationAnswer,
      answers: DONE,
      refusals: { 404: NO_INVITATION },
      example: { body: { tourId: SAMPLE_ID, invitationId: SAMPLE_ID } },
    },
  },
};
