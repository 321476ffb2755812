/** Checks comments on tours. */
import {
  type CommentRecord,
  COMMENTS,
  COMMENTS_BY_USER,
  peopleOf,
  userCommentKey,
} from "../people/comment_record.ts";
import { hasTraces } from "./check_co_authors.ts";
import { getSound, listSound } from "./check_shapes.ts";
import { compared, type Finding, removed } from "./finding.ts";

/** Finds comments in no tour, comments to which no way leads, and ways to none. */
export async function* checkComments(kv: Deno.Kv): AsyncGenerator<Finding> {
  let last: { tourId: string; isThere: boolean } | undefined;
  for await (const entry of listSound<CommentRecord>(kv, COMMENTS)) {
    const { tourId } = entry.value;
    if (last?.tourId !== tourId) last = { tourId, isThere: await hasTraces(kv, tourId) };
    if (!last.isThere) {
      yield removed(entry, "a comment in a tour that is not there");
      continue;
    }
    for (const userId of peopleOf(entry.value)) {
      const way = await kv.get(userCommentKey(userId, entry.value));
      const finding = compared(way, true, "the way from a person to a comment");
      if (finding) yield finding;
    }
  }
  for await (const entry of listSound(kv, COMMENTS_BY_USER)) {
    const [userId, tourId, id] = entry.key.slice(1).map(String);
    const comment = await getSound<CommentRecord>(kv, [...COMMENTS, tourId, id]);
    if (comment !== null && peopleOf(comment).includes(userId)) continue;
    yield removed(entry, "the way to a comment that is not there, or of somebody else");
  }
}
