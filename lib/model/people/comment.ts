/** Comments on an archive and its stops, by the people who work on it. */
import { Id } from "../id.ts";
import { StopId } from "../listens/listening_input.ts";
import { optional, requiredText } from "../text/text.ts";
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";
import { MAX_COMMENT } from "./comment_limits.ts";
import { PersonRoleField } from "./co_author.ts";

const t = texts("rules");

const CommentText = requiredText(() => t("comment"), MAX_COMMENT);

/**
 * A new comment: on a stop, on the archive as a whole, or an answer to the comment `parent`, whose
 * stop it shares.
 */
export const NewComment = z.strictObject({
  text: CommentText,
  stopId: optional(StopId),
  parent: optional(Id),
}).refine(({ stopId, parent }) => !(stopId && parent), {
  path: ["stopId"],
  error: () => t("answersStop"),
});
export type NewComment = z.infer<typeof NewComment>;

/** A change of a comment: its text, by its author, or whether it is resolved. */
export const CommentChange = z.strictObject({
  text: CommentText.optional(),
  isResolved: z.boolean().optional(),
}).refine(({ text, isResolved }) => text !== undefined || isResolved !== undefined, {
  path: ["text"],
  error: () => t("textOrResolved"),
});
export type CommentChange = z.infer<typeof CommentChange>;

/** The comments of one stop, or all. */
export const CommentQuery = z.object({ stopId: optional(StopId) });

/**
 * A comment as somebody who works on the archive sees it. Times are ISO 8601; `by` and `resolvedBy`
 * are names, missing for deleted accounts.
 */
export const Comment = z.strictObject({
  id: Id,
  /** The comment that it answers. */
  parent: Id.optional(),
  /** Missing for a comment on the whole archive. */
  stopId: z.string().optional(),
  /** The title of the stop: as it is, or as it was when the comment was written. */
  stopTitle: z.string().optional(),
  /** The stop was deleted. */
  isStopGone: z.literal(true).optional(),
  by: z.string().optional(),
  isMine: z.boolean(),
  /** Missing once it was deleted, and while the author's account is hidden. */
  text: z.string().optional(),
  at: z.iso.datetime(),
  editedAt: z.iso.datetime().optional(),
  deletedAt: z.iso.datetime().optional(),
  resolvedAt: z.iso.datetime().optional(),
  resolvedBy: z.string().optional(),
});
export type Comment = z.infer<typeof Comment>;

/** The comments of an archive, the oldest first, and the role of the person who asks. */
export const TourComments = z.strictObject({
  comments: z.array(Comment),
  role: PersonRoleField,
});
export type TourComments = z.infer<typeof TourComments>;
