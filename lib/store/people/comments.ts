/** Comments on a tour and its stops: written, changed, resolved and deleted. */
import { NOBODY } from "../../model/id.ts";
import type { CommentChange, NewComment } from "../../model/people/comment.ts";
import { MAX_COMMENTS } from "../../model/people/comment_limits.ts";
import { Problem } from "../../model/web/problem.ts";
import { checkIsOpen } from "../accounts/closed_accounts.ts";
import { mutate } from "../kv/atomic.ts";
import { createIdempotently, type IdempotentRequest } from "../kv/idempotency.ts";
import { newId } from "../kv/new_id.ts";
import { type Actor, auditForeign, authorizeRole, beginTourChange } from "./tour_actor.ts";
import { type CommentRecord, Comments, CommentsByUser } from "../records/comments.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** Who writes, and when. */
type CommentAct = { by: Actor; now: Date; idempotent?: IdempotentRequest };

/** Which comment of which tour. */
type CommentRef = { tourId: string; id: string };

/** A new comment, with the present title of its stop. */
type Written = NewComment & { stopTitle?: string };

const missing = (): string => t("commentDeleted");

/**
 * Stores a comment. An answer to a resolved comment opens that again, since nobody would look for
 * it there.
 *
 * @throws {Problem} 404 when there is no such tour or parent; 403 when `by` does not work on the
 * tour; 413 beyond `MAX_COMMENTS` (some more, when several write at once); 409 as
 * `createIdempotently`; 503 when too many write at once.
 */
export async function addComment(
  kv: Deno.Kv,
  tourId: string,
  { parent, ...input }: Written,
  { by, now, idempotent }: CommentAct,
): Promise<string> {
  const isThere = async (id: string) =>
    (await kv.get(Comments.key(tourId, id))).versionstamp !== null;
  return await createIdempotently(kv, idempotent, now, async () => {
    const { operation } = await begin(kv, tourId, by, "reviewer");
    await checkIsOpen(kv, operation, by.id);
    const written = await countComments(kv, tourId);
    if (written >= MAX_COMMENTS) {
      throw new Problem(
        413,
        t("archiveMostCommentsDelete", { most: MAX_COMMENTS }),
      );
    }
    const head = parent === undefined ? undefined : await findHead(kv, { tourId, id: parent });
    const record: CommentRecord = {
      id: newId(now),
      tourId,
      ...input,
      ...head && { parent, stopId: head.value.stopId, stopTitle: head.value.stopTitle },
      by: by.id,
      at: now.toISOString(),
    };
    put(operation, null, record);
    if (head) {
      const { resolvedAt: _, resolvedBy: __, ...open } = head.value;
      // Written also where it is open: a deletion at the same time then sees the answer.
      operation.check(head);
      put(operation, head.value, open);
    }
    return { operation, result: record.id };
  }, isThere);
}

async function countComments(kv: Deno.Kv, tourId: string): Promise<number> {
  const options = { limit: MAX_COMMENTS, batchSize: 500 };
  return (await Array.fromAsync(kv.list({ prefix: Comments.prefix(tourId) }, options))).length;
}

/** The comment that an answer is for. */
async function findHead(kv: Deno.Kv, ref: CommentRef) {
  const head = await findComment(kv, ref);
  if (head.value.parent !== undefined) {
    throw new Problem(400, t("answerFirstCommentThread"));
  }
  return head;
}

async function findComment(kv: Deno.Kv, { tourId, id }: CommentRef) {
  const entry = await kv.get<CommentRecord>(Comments.key(tourId, id));
  if (entry.versionstamp === null) throw new Problem(404, missing());
  return entry;
}

/**
 * Changes the text of a comment, or resolves it or opens it again. The owner, editors and
 * administrators resolve any; reviewers their own.
 *
 * @throws {Problem} 404 when there is no such tour or comment; 403 for the text of somebody else,
 * and for others' comments by a reviewer; 400 to resolve an answer; 503 when too many write at
 * once.
 */
export function changeComment(
  kv: Deno.Kv,
  ref: CommentRef,
  { text, isResolved }: CommentChange,
  { by, now }: CommentAct,
): Promise<void> {
  return mutate(async () => {
    const entry = await findComment(kv, ref);
    const isMine = entry.value.by === by.id;
    const { operation } = await begin(kv, ref.tourId, by, isMine ? "reviewer" : "editor");
    operation.check(entry);
    let after = entry.value;
    if (text !== undefined && text !== after.text) {
      if (!isMine) throw new Problem(403, t("onlyItsAuthorChanges"));
      if (after.deletedAt !== undefined) throw new Problem(404, missing());
      after = { ...after, text, editedAt: now.toISOString() };
    }
    if (isResolved !== undefined && isResolved !== (after.resolvedAt !== undefined)) {
      if (after.parent !== undefined) {
        throw new Problem(400, t("resolveFirstCommentThread"));
      }
      const { resolvedAt: _, resolvedBy: __, ...open } = after;
      after = isResolved ? { ...open, resolvedAt: now.toISOString(), resolvedBy: by.id } : open;
    }
    if (after === entry.value) return { result: undefined };
    await checkIsOpen(kv, operation, by.id);
    put(operation, entry.value, after);
    return { operation, result: undefined };
  });
}

/**
 * Deletes a comment: its author any of theirs, the owner and administrators each one. Of one that
 * was answered the text goes, and the answers stay. No effect without it.
 *
 * @throws {Problem} 404 when there is no such tour; 403 when `by` may not; 503 when too many write
 * at once.
 */
export function removeComment(
  kv: Deno.Kv,
  ref: CommentRef,
  { by, now }: CommentAct,
): Promise<void> {
  return mutate(async () => {
    const entry = await kv.get<CommentRecord>(Comments.key(ref.tourId, ref.id));
    const comment = entry.value;
    const isMine = comment === null || comment.by === by.id;
    const { operation, tour } = await begin(kv, ref.tourId, by, isMine ? "reviewer" : "owner");
    if (comment === null || comment.deletedAt !== undefined) return { result: undefined };
    operation.check(entry);
    const thread = await listThread(kv, ref.tourId, comment.parent ?? comment.id);
    const isHead = comment.parent === undefined;
    if (isHead && thread.length > 1) {
      const { editedAt: _, ...left } = comment;
      put(operation, comment, { ...left, text: "", deletedAt: now.toISOString() });
    } else Comments.drop(operation, [ref.tourId, comment.id], comment);
    const head = thread.find(({ id }) => id === comment.parent);
    // A deleted comment stays for its answers alone.
    if (head?.deletedAt !== undefined && thread.length === 2) {
      operation.check(await findComment(kv, head));
      Comments.drop(operation, [ref.tourId, head.id], head);
    }
    if (!isMine) await auditForeign(kv, operation, tour, "remove-comment", by, now);
    return { operation, result: undefined };
  });
}

/** Adds to `operation` that a comment is `after` in place of `before`. */
const put = (
  operation: Deno.AtomicOperation,
  before: CommentRecord | null,
  after: CommentRecord,
) => Comments.put(operation, [after.tourId, after.id], [before, after]);

/** A comment with its answers. */
const listThread = async (kv: Deno.Kv, tourId: string, head: string): Promise<CommentRecord[]> =>
  (await Comments.values(kv, tourId)).filter(({ id, parent }) => id === head || parent === head);

/** Begins a step that checks the tour, and the role of `by` in it. */
async function begin(
  kv: Deno.Kv,
  tourId: string,
  by: Actor,
  needed: "reviewer" | "editor" | "owner",
) {
  const begun = await beginTourChange(kv, tourId);
  await authorizeRole(kv, begun.operation, begun.tour, by, needed);
  return begun;
}

/** The comments that a user wrote, by tour. */
export async function listCommentsBy(kv: Deno.Kv, userId: string): Promise<CommentRecord[]> {
  const ways = await Array.fromAsync(kv.list({ prefix: CommentsByUser.prefix(userId) }));
  const entries = await Promise.all(
    ways.map(({ key }) => kv.get<CommentRecord>(Comments.key(String(key[2]), String(key[3])))),
  );
  return entries.map(({ value }) => value).filter((one) =>
    one !== null && one.by === userId
  ) as CommentRecord[];
}

/** Takes the name of a deleted account off its comments; the texts stay with their archives. */
export async function forgetCommenter(kv: Deno.Kv, userId: string): Promise<void> {
  for await (const { key } of kv.list({ prefix: CommentsByUser.prefix(userId) })) {
    await mutate(async () => {
      const entry = await kv.get<CommentRecord>(Comments.key(String(key[2]), String(key[3])));
      const operation = kv.atomic().check(entry).delete(key);
      if (entry.value === null) return { operation, result: undefined };
      const nameless = (id: string | undefined) => id === userId ? NOBODY : id;
      const { by, resolvedBy } = entry.value;
      const after = { ...entry.value, by: nameless(by)!, resolvedBy: nameless(resolvedBy) };
      put(operation, entry.value, after);
      return { operation, result: undefined };
    });
  }
}
