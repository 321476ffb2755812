/** The words for classes and their stories. */
import type { ClassMember } from "../../../lib/model/class/member.ts";
import type { StoryGap } from "../../../lib/model/class/story_gaps.ts";
import type { SubmissionCard, SubmissionState } from "../../../lib/model/class/submission.ts";
import type { Visibility } from "../../../lib/model/tour/visibility.ts";

const STATES: Record<SubmissionState, string> = {
  working: "Working",
  "handed-in": "Handed in",
  returned: "Returned",
  taken: "Taken",
};

/** 'Working', 'Handed in', 'Returned', 'Taken'. */
export const stateLabel = (state: SubmissionState): string => STATES[state];

/** '1 story', '2 stories'. */
export const stories = (count: number): string => count === 1 ? "1 story" : `${count} stories`;

/** What taking a story into the archive means, before it is done. */
export const TAKING: Record<Visibility, string> = {
  public: "The archive is public: everyone can see and hear the story at once.",
  unlisted: "The archive is unlisted: anyone with its link can see and hear the story at once.",
  private: "The archive is private: only the people who work on it, and this class, can see it.",
};

/** The nicknames of those who work on a story; pupils who were removed are left out. */
export function namesOf({ memberIds }: Pick<SubmissionCard, "memberIds">, members: ClassMember[]) {
  return members.filter(({ id }) => memberIds.includes(id)).map(({ nickname }) => nickname);
}

/** '“The mill”, by Ada and Ben,'; without pupils '“The mill”'. */
export function storyOf(story: SubmissionCard, members: ClassMember[]): string {
  const names = namesOf(story, members).join(" and ");
  return names === "" ? `“${story.title}”` : `“${story.title}”, by ${names},`;
}

/** 'It lacks a text and a recording, which a stop needs: give it back.' */
export function gapsText(gaps: StoryGap[], isEnded: boolean): string {
  const what = `It lacks ${gaps.map((gap) => `a ${gap}`).join(" and ")}, which a stop needs`;
  const ways = [
    ...gaps.every((gap) => gap === "recording") ? ["record it here"] : [],
    ...isEnded ? [] : ["give it back"],
  ];
  return ways.length === 0 ? `${what}.` : `${what}: ${ways.join(", or ")}.`;
}
