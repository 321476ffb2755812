/** The schemas of answers about the people of an archive. */
import { z } from "zod";
import { Id } from "../../../lib/model/id.ts";
import { CoAuthorRoleField, type TourPeople } from "../../../lib/model/people/co_author.ts";
import type { Comment, TourComments } from "../../../lib/model/people/comment.ts";
import type { Invitation } from "../../../lib/model/people/invitation.ts";
import type { Presence } from "../../../lib/model/people/presence.ts";
import { exactly } from "./exactly.ts";
import { Count, Time } from "./tours.ts";

export const InvitedAnswer = exactly<Invitation>()(
  z.strictObject({
    id: Id,
    role: CoAuthorRoleField,
    email: z.string().optional(),
    accepted: Count,
    expiresAt: Time,
  }),
);

export const NewInvitationAnswer = z.strictObject({
  invitation: InvitedAnswer,
  path: z.string().optional(),
});

export const CommentAnswer = exactly<Comment>()(
  z.strictObject({
    id: Id,
    parent: Id.optional(),
    stopId: z.string().optional(),
    stopTitle: z.string().optional(),
    isStopGone: z.literal(true).optional(),
    by: z.string().optional(),
    isMine: z.boolean(),
    text: z.string().optional(),
    at: Time,
    editedAt: Time.optional(),
    deletedAt: Time.optional(),
    resolvedAt: Time.optional(),
    resolvedBy: z.string().optional(),
  }),
);

export const CommentsAnswer = exactly<TourComments>()(
  z.strictObject({
    comments: z.array(CommentAnswer),
    role: z.enum(["owner", "editor", "reviewer"]),
  }),
);

export const PresenceAnswer = exactly<Presence>()(
  z.strictObject({
    others: z.array(z.strictObject({ name: z.string(), stopId: z.string().optional() })),
  }),
);

export const PeopleAnswer = exactly<TourPeople>()(
  z.strictObject({
    owner: z.string().optional(),
    coAuthors: z.array(
      z.strictObject({
        userId: Id,
        name: z.string(),
        role: CoAuthorRoleField,
        since: Time,
        approved: z.strictObject({ revision: Count, at: Time }).optional(),
      }),
    ),
    role: z.enum(["owner", "editor", "reviewer"]),
    revision: Count,
  }),
);
