/** One story of a pupil: the teacher's comment, then the form, or the story as it was handed in. */
import { ArrowLeft, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import type { TourMapProps } from "../../map/place.ts";
import type { KnownClass } from "../../../lib/device/pupil/known_class.ts";
import { isOpen } from "../stories/receive_story.ts";
import type { Story } from "../stories/story_list.ts";
import type { StorySync } from "../stories/story_sync.ts";
import { isSent } from "../../../lib/device/pupil/story_copy.ts";
import { saveNoteOf, waitingText } from "./save_state.ts";
import { StoryConflict } from "./story_conflict.tsx";
import { StoryForm } from "./story_form.tsx";
import { OpenStoryContext } from "./story_values.ts";
import { StoryView } from "./story_view.tsx";
import { TeachersComment } from "./teachers_comment.tsx";
import { rich } from "../../../lib/ui/rich.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

type Props = {
  story: Story;
  sync: StorySync;
  known: KnownClass;
  tiles: TourMapProps["tiles"];
  onClose: () => void;
};

export function StoryPage({ story, sync, known, tiles, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isWritten = isOpen(story) && !story.wantsHandIn;
  const others = story.memberIds.filter((id) => id !== known.me.id)
    .flatMap((id) => known.members.find((one) => one.id === id)?.nickname ?? []);
  const { latitude, longitude } = known.class.tour;
  const home = latitude === undefined || longitude === undefined
    ? undefined
    : { latitude, longitude };
  return (
    <OpenStoryContext value={{ story, sync }}>
      <div className="story-page">
        <button type="button" className="back" onClick={onClose}>
          <ArrowLeft aria-hidden="true" />
          {t("allMyStories")}
        </button>
        <h1 ref={heading} tabIndex={-1}>{isWritten ? t("myStory") : t("myStoryHandedIn")}</h1>
        {others.length > 0 && (
          <p className="soft">
            {rich(t, "togetherWith", {
              names: others.map((name, i) => (
                <span key={name}>
                  {i > 0 && ", "}
                  <Words>{name}</Words>
                </span>
              )),
            })}
          </p>
        )}
        <TeachersComment {...story} />
        <StoryConflict />
        {isWritten ? <StoryForm tiles={tiles} home={home} /> : (
          <>
            <HandedIn story={story} sync={sync} />
            <StoryView stop={story.stop} />
          </>
        )}
      </div>
    </OpenStoryContext>
  );
}

/** What becomes of a story that was handed in, or waits to be. */
function HandedIn({ story, sync }: { story: Story; sync: StorySync }) {
  useSignals();
  const { problem, attempt } = useAttempt();
  const link = sync.link.value;
  if (story.wantsHandIn) {
    return (
      <section className="notice" aria-label={t("handingIn")}>
        <p role="status">
          {t("mayClosePage", { waiting: waitingText(story, link) })}
        </p>
        <button
          type="button"
          className="button"
          onClick={() => sync.keepWorking(story.id)}
        >
          <Undo2 aria-hidden="true" />
          {t("goOnWriting")}
        </button>
      </section>
    );
  }
  if (story.state === "taken") {
    return <p className="notice">{t("storyTaken")}</p>;
  }
  return (
    <section className="notice" aria-label={t("handedIn")}>
      <p role="status">{t("handedInText")}</p>
      {!isSent(story) && (
        <p role="status" className="field-problem">
          {link === "ok" ? t("changedSince") : saveNoteOf(story, link).text}
        </p>
      )}
      <ActionButton
        className="button"
        onAction={() => attempt(() => sync.takeBack(story.id))}
      >
        <Undo2 aria-hidden="true" />
        {t("takeBack")}
      </ActionButton>
      {problem && <p role="alert" className="field-problem">{problem}</p>}
    </section>
  );
}
