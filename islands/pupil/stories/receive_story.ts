/** Merges the server's version of a story with the text on this device. */
import { copyOf, isSameStop, type StoryCopy } from "../../../lib/device/pupil/story_copy.ts";
import type { Submission } from "../../../lib/model/class/submission.ts";
import { mergeStories } from "./merge_stories.ts";

/** True while pupils may write in it. */
export const isOpen = ({ state }: Pick<StoryCopy, "state">): boolean =>
  state === "working" || state === "returned";

/**
 * The story after the server's version has come; undefined if that is older than the known one.
 * What both have changed stays as it is here, and `theirs` has the other version, until the pupil
 * chooses.
 */
export function withServers(mine: StoryCopy, submission: Submission): StoryCopy | undefined {
  const server = copyOf(submission, mine.memberId);
  const stored = server.stored!;
  if (mine.stored && stored.revision < mine.stored.revision) return undefined;
  // The request arrived, though its answer did not.
  const isOwn = mine.unanswered?.some((sent) => isSameStop(sent, stored.stop)) ?? false;
  const base = isOwn || !mine.stored ? stored.stop : mine.stored.stop;
  const { stop, clashes } = mergeStories(base, mine.stop, stored.stop);
  const isClear = clashes.length === 0;
  return {
    ...mine,
    state: server.state,
    memberIds: server.memberIds,
    stopId: server.stopId,
    comment: server.comment,
    stop,
    unanswered: undefined,
    stored: isClear ? stored : mine.stored,
    theirs: isClear ? undefined : stored,
    wantsHandIn: isClear && isOpen(server) ? mine.wantsHandIn : undefined,
  };
}
