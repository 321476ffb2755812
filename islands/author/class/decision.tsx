/** What a decision about a story means, above its buttons. */
import type { ReactNode } from "react";
import type { StoryGap } from "../../../lib/model/class/story_gaps.ts";
import type { SubmissionCard } from "../../../lib/model/class/submission.ts";
import type { Visibility } from "../../../lib/model/tour/visibility.ts";
import { gapsText, takingText } from "./class_words.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

type Props = {
  card: SubmissionCard;
  visibility: Visibility;
  /** Those that the public would see; undefined if none are shown. */
  nicknames: string[] | undefined;
  isEnded: boolean;
  /** What the story lacks before it can be taken. */
  gaps: StoryGap[];
  /** The story that is in the archive at the same stop, in words. */
  inPlace: string | undefined;
  children: ReactNode;
};

export function Decision({ children, ...about }: Props) {
  return (
    <div className="class-decision">
      {sentences(about).map((text) => <p key={text} className="soft">{text}</p>)}
      <p className="row">{children}</p>
    </div>
  );
}

function sentences(
  { card, visibility, nicknames, isEnded, gaps, inPlace }: Omit<Props, "children">,
): string[] {
  const isTranslation = card.language !== undefined;
  switch (card.state) {
    case "taken":
      return [t(isTranslation ? "translationIsInLanguage" : "storyIsStop")];
    case "returned":
      return [t("pupilsHaveIt")];
    case "working":
      return [
        isEnded
          ? t(isTranslation ? "endedBeforeTranslation" : "endedBeforeHandIn")
          : t("pupilsWork"),
      ];
    case "handed-in": {
      if (isTranslation) return [t("takingTranslation")];
      const names = nicknames === undefined
        ? t("noNicknames")
        : t("namesNicknames", { nicknames: nicknames.join(", ") });
      return [
        ...gaps.length > 0 ? [gapsText(gaps, isEnded)] : [],
        ...inPlace === undefined ? [] : [
          inPlace,
        ],
        `${takingText(visibility)} ${names}`,
      ];
    }
  }
}
