/** Comments on a tour and its stops. */
import { z } from "zod";
import { Id, NOBODY } from "../../model/id.ts";
import { StopId } from "../../model/listens/listening_input.ts";
import { Collection } from "../kv/collection.ts";
import { Time } from "../kv/fields.ts";
import { tourTraces } from "./tours.ts";

export const CommentRecord = z.object({
  id: Id,
  tourId: Id,
  /** The comment that it answers. */
  parent: Id.optional(),
  stopId: StopId.optional(),
  /** The title of the stop when the comment was written. */
  stopTitle: z.string().optional(),
  /** The author; NOBODY once the account is deleted. */
  by: Id,
  /** Empty for a deleted comment, which stays while it has answers. */
  text: z.string(),
  at: Time,
  editedAt: Time.optional(),
  deletedAt: Time.optional(),
  resolvedAt: Time.optional(),
  resolvedBy: Id.optional(),
});
export type CommentRecord = z.infer<typeof CommentRecord>;

/** `true` where a user wrote or resolved a comment of a tour. */
export const CommentsByUser = new Collection("comments_by_user", [Id, Id, Id], z.literal(true), {
  kind: "index",
});

/** The comments of a tour, the oldest first. */
export const Comments = new Collection("comments", [Id, Id], CommentRecord, {
  within: { keys: (_, id) => tourTraces(id), what: "a comment in a tour that is not there" },
  indexes: [{
    of: CommentsByUser,
    from: (comment) =>
      peopleOf(comment).map((id) => [CommentsByUser.key(id, comment.tourId, comment.id), true]),
    what: "the way from a person to a comment",
    back: ([, tourId, id]) => [tourId, id],
    lost: "the way to a comment that is not there, or of somebody else",
  }],
});

/** The users that a comment names: its author, and the person who resolved it. */
const peopleOf = ({ by, resolvedBy }: CommentRecord): string[] =>
  [...new Set([by, resolvedBy])].filter((id) => id !== undefined && id !== NOBODY) as string[];
