/** The words for classes and their stories. */
import type { ClassMember } from "../../../lib/model/class/member.ts";
import type { StoryGap } from "../../../lib/model/class/story_gaps.ts";
import type { SubmissionCard, SubmissionState } from "../../../lib/model/class/submission.ts";
import type { Visibility } from "../../../lib/model/tour/visibility.ts";
import { list } from "../../../lib/texts/formats.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

const STATES = {
  working: "stateWorking",
  "handed-in": "stateHandedIn",
  returned: "stateReturned",
  taken: "stateTaken",
} as const;

/** 'Working', 'Handed in', 'Returned', 'Taken'. */
export const stateLabel = (state: SubmissionState): string => t(STATES[state]);

/** '1 story', '2 stories'. */
export const stories = (count: number): string => t("countStories", { count });

const TAKING = {
  public: "takingPublic",
  unlisted: "takingUnlisted",
  private: "takingPrivate",
} as const;

/** What taking a story into the archive means, before it is done. */
export const takingText = (visibility: Visibility): string => t(TAKING[visibility]);

/** What is asked before a story or a translation goes. */
export function removalTexts({ state, language }: Pick<SubmissionCard, "state" | "language">) {
  if (language !== undefined) {
    return state === "taken"
      ? { title: t("removeTranslationTitle"), text: t("removeTranslationText") }
      : { title: t("deleteTranslationTitle"), text: t("deleteTranslationText") };
  }
  return state === "taken"
    ? { title: t("removeStoryTitle"), text: t("removeStoryText") }
    : { title: t("deleteStoryTitle"), text: t("deleteStoryText") };
}

/** The nicknames of those who work on a story; pupils who were removed are left out. */
export function namesOf({ memberIds }: Pick<SubmissionCard, "memberIds">, members: ClassMember[]) {
  return members.filter(({ id }) => memberIds.includes(id)).map(({ nickname }) => nickname);
}

/** What becomes of the story that is in the archive at the stop of another one. */
export function rivalText(rival: SubmissionCard, members: ClassMember[]): string {
  const names = namesOf(rival, members);
  return names.length === 0
    ? t("rivalInPlace", { title: rival.title })
    : t("rivalByNames", { title: rival.title, names: list(names) });
}

const GAPS = { title: "aTitle", text: "aText", recording: "aRecording" } as const;

/** 'It lacks a text and a recording, which a stop needs: give it back.' */
export function gapsText(missing: StoryGap[], isEnded: boolean): string {
  const gaps = list(missing.map((gap) => t(GAPS[gap])));
  if (missing.every((gap) => gap === "recording")) {
    return t(isEnded ? "lacksRecord" : "lacksRecordOrGiveBack", { gaps });
  }
  return t(isEnded ? "lacks" : "lacksGiveBack", { gaps });
}
