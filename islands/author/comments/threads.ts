/** Comments with their answers, in order. */
import type { Comment } from "../../../lib/model/people/comment.ts";

/** A comment and the answers to it, the oldest first. */
export type Thread = { head: Comment; answers: Comment[] };

/** A stop of an archive, with its number and title in one text. */
export type CommentedStop = { id: string; label: string };

/** The threads of comments, the oldest first. */
export function threadsOf(comments: Comment[]): Thread[] {
  const heads = comments.filter(({ parent }) => parent === undefined);
  return heads.map((head) => ({
    head,
    answers: comments.filter(({ parent }) => parent === head.id),
  }));
}

/** Whether something is left to do about a comment. */
export const isOpen = ({ head }: Thread): boolean => head.resolvedAt === undefined;

/** Threads under one heading; without `stop`, about the archive as a whole. */
export type Section = { key: string; stop?: CommentedStop; gone?: string; threads: Thread[] };

/** The threads on the whole, then by stop in the order of the archive, then on deleted stops. */
export function sectionsOf(threads: Thread[], stops: CommentedStop[]): Section[] {
  const sections: Section[] = [{
    key: "whole",
    threads: threads.filter(({ head }) => head.stopId === undefined),
  }];
  for (const stop of stops) {
    const own = threads.filter(({ head }) => head.stopId === stop.id);
    sections.push({ key: stop.id, stop, threads: own });
  }
  const gone = threads.filter(({ head: { stopId } }) =>
    stopId !== undefined && !stops.some(({ id }) => id === stopId)
  );
  for (const stopId of new Set(gone.map(({ head }) => head.stopId!))) {
    const own = gone.filter(({ head }) => head.stopId === stopId);
    sections.push({ key: stopId, gone: own[0].head.stopTitle ?? "", threads: own });
  }
  return sections.filter(({ threads }) => threads.length > 0);
}

/** The number of open comments on each stop. */
export function countOpen(comments: Comment[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { head } of threadsOf(comments).filter(isOpen)) {
    if (head.stopId) counts.set(head.stopId, (counts.get(head.stopId) ?? 0) + 1);
  }
  return counts;
}
