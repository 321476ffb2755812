/**
 * The entries of comments: `["comments", tourId, commentId]` is the record, and
 * `["comments_by_user", userId, tourId, commentId]` leads to it from its author, and from the
 * person who resolved it. Both are written in one step.
 */
import { z } from "zod";
import { StopId } from "../../model/listens/listening_input.ts";
import { Id, NOBODY } from "../../model/id.ts";
import { Time } from "../kv/fields.ts";

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

/** The prefix of all comments. */
export const COMMENTS: Deno.KvKey = ["comments"];

/** The prefix of the comments of a tour; they sort by time of creation. */
export const commentsPrefix = (tourId: string): Deno.KvKey => [...COMMENTS, tourId];

/** A `CommentRecord`. */
export const commentKey = (tourId: string, id: string): Deno.KvKey => [
  ...commentsPrefix(tourId),
  id,
];

/** The prefix of all ways from people to comments. */
export const COMMENTS_BY_USER: Deno.KvKey = ["comments_by_user"];

/** The prefix of the ways to the comments that a user wrote or resolved. */
export const userCommentsPrefix = (userId: string): Deno.KvKey => [...COMMENTS_BY_USER, userId];

/** `true` where a user wrote or resolved a comment. */
export const userCommentKey = (userId: string, { tourId, id }: CommentRecord): Deno.KvKey => [
  ...userCommentsPrefix(userId),
  tourId,
  id,
];

/** The users that a comment names: its author, and the person who resolved it. */
export const peopleOf = ({ by, resolvedBy }: CommentRecord): string[] =>
  [...new Set([by, resolvedBy])].filter((id) => id !== undefined && id !== NOBODY) as string[];

/** Adds to `operation` that a comment is stored as `after` in place of `before`. */
export function setComment(
  operation: Deno.AtomicOperation,
  before: CommentRecord | null,
  after: CommentRecord,
): void {
  const people = peopleOf(after);
  for (const userId of before ? peopleOf(before) : []) {
    if (!people.includes(userId)) operation.delete(userCommentKey(userId, after));
  }
  operation.set(commentKey(after.tourId, after.id), after);
  for (const userId of people) operation.set(userCommentKey(userId, after), true);
}

/** Adds the removal of a comment to `operation`: three mutations at most. */
export function dropComment(operation: Deno.AtomicOperation, record: CommentRecord): void {
  operation.delete(commentKey(record.tourId, record.id));
  for (const userId of peopleOf(record)) operation.delete(userCommentKey(userId, record));
}

/** The comments of a tour, the oldest first. */
export async function listCommentRecords(
  kv: Deno.Kv,
  tourId: string,
): Promise<CommentRecord[]> {
  const selector = { prefix: commentsPrefix(tourId) };
  const entries = kv.list<CommentRecord>(selector, { batchSize: 500 });
  return (await Array.fromAsync(entries)).map(({ value }) => value);
}
