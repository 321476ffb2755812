/** Which stories of a class are shown, and how many there are in each state. */
import type { ClassMember } from "../../../lib/model/class/member.ts";
import { type SubmissionCard, type SubmissionState } from "../../../lib/model/class/submission.ts";

/** The order of the states: stories that wait for the teacher come first. */
export const SHOWN_STATES: SubmissionState[] = ["handed-in", "working", "returned", "taken"];

/** `memberId` is a pupil, "" for all, or `NOBODY`. */
export type StoryFilter = { state: SubmissionState | "all"; memberId: string };

/** The stories without a pupil. */
export const NOBODY = "nobody";

/** The stories of a pupil. */
export const storiesOf = (submissions: SubmissionCard[], memberId: string): SubmissionCard[] =>
  memberId === ""
    ? submissions
    : submissions.filter(({ memberIds }) =>
      memberId === NOBODY ? memberIds.length === 0 : memberIds.includes(memberId)
    );

/** How many stories are in each state. */
export function countStates(submissions: SubmissionCard[]): Record<SubmissionState, number> {
  const counts = { working: 0, "handed-in": 0, returned: 0, taken: 0 };
  for (const { state } of submissions) counts[state]++;
  return counts;
}

/** The story that is unfolded, as it was when it was opened. */
export type OpenStory = Pick<SubmissionCard, "id" | "changedAt">;

/**
 * The stories that a filter leaves: those that were handed in with the first at the top, others by
 * their last change. The one that is open stays where it was, whatever has become of it.
 */
export function filterStories(
  submissions: SubmissionCard[],
  { state, memberId }: StoryFilter,
  open?: OpenStory,
): SubmissionCard[] {
  const timeOf = (one: SubmissionCard) => one.id === open?.id ? open.changedAt : one.changedAt;
  const direction = state === "handed-in" ? 1 : -1;
  return storiesOf(submissions, memberId)
    .filter((one) => state === "all" || one.state === state || one.id === open?.id)
    .sort((a, b) => direction * timeOf(a).localeCompare(timeOf(b)));
}

/** The pupils who have no story yet. */
export const withoutStory = (
  { members, submissions }: { members: ClassMember[]; submissions: SubmissionCard[] },
): ClassMember[] =>
  members.filter(({ id }) => submissions.every(({ memberIds }) => !memberIds.includes(id)));
