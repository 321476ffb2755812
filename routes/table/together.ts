/** The API of those who work on an archive together, or hand it on. */
import type { Route } from "../late_pages.ts";
import * as approvals from "../api/sharing/approvals.ts";
import * as comments from "../api/sharing/comments.ts";
import * as invitations from "../api/sharing/invitations.ts";
import * as presence from "../api/sharing/presence.ts";
import * as people from "../api/sharing/co_authors.ts";
import * as transfers from "../api/sharing/transfers.ts";

export const TOGETHER: Route[] = [
  ["GET", "/api/tours/:id/people", "reviewer", people.list],
  // Also of an archive that is hidden with its owner's account.
  ["DELETE", "/api/tours/:id/people", "signed-in", people.leave],
  ["PUT", "/api/tours/:id/people/:userId", "owner", people.change],
  ["DELETE", "/api/tours/:id/people/:userId", "owner", people.remove],
  ["GET", "/api/tours/:id/invitations", "owner", invitations.list],
  ["POST", "/api/tours/:id/invitations", "owner", invitations.invite],
  ["DELETE", "/api/tours/:id/invitations/:invitationId", "owner", invitations.withdraw],
  ["POST", "/api/invitations/accept", "signed-in", invitations.accept],
  ["POST", "/api/invitations/decline", "signed-in", invitations.decline],
  ["GET", "/api/tours/:id/comments", "reviewer", comments.list],
  ["POST", "/api/tours/:id/comments", "reviewer", comments.add],
  ["PATCH", "/api/tours/:id/comments/:commentId", "reviewer", comments.change],
  ["DELETE", "/api/tours/:id/comments/:commentId", "reviewer", comments.remove],
  ["PUT", "/api/tours/:id/approval", "reviewer", approvals.approve],
  ["DELETE", "/api/tours/:id/approval", "reviewer", approvals.withdraw],
  ["PUT", "/api/tours/:id/presence", "reviewer", presence.renew],
  ["GET", "/api/tours/:id/transfer", "owner", transfers.read],
  ["POST", "/api/tours/:id/transfer", "owner", transfers.offer],
  ["DELETE", "/api/tours/:id/transfer", "owner", transfers.withdraw],
  ["PUT", "/api/tours/:id/owner", "admin", transfers.move],
  ["POST", "/api/transfers/accept", "signed-in", transfers.accept],
  ["POST", "/api/transfers/decline", "signed-in", transfers.decline],
];
