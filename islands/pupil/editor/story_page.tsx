/** One story of a pupil: the teacher's comment, then the form, or the story as it was handed in. */
import { ArrowLeft, MessageSquareText, Undo2 } from "lucide-react";
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
          <ArrowLeft aria-hidden="true" />All my stories
        </button>
        <h1 ref={heading} tabIndex={-1}>{isWritten ? "My story" : "My story, handed in"}</h1>
        {others.length > 0 && (
          <p className="soft">
            Together with {others.map((name, i) => (
              <span key={name}>
                {i > 0 && ", "}
                <Words>{name}</Words>
              </span>
            ))}
          </p>
        )}
        <Comment story={story} />
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

function Comment({ story: { state, comment } }: { story: Story }) {
  if (state !== "returned" || !comment) return null;
  return (
    <section className="notice story-comment" aria-labelledby="story-comment">
      <h2 id="story-comment">
        <MessageSquareText aria-hidden="true" />Your teacher writes
      </h2>
      <p>
        <Words>{comment}</Words>
      </p>
    </section>
  );
}

/** What becomes of a story that was handed in, or waits to be. */
function HandedIn({ story, sync }: { story: Story; sync: StorySync }) {
  useSignals();
  const { problem, attempt } = useAttempt();
  const link = sync.link.value;
  if (story.wantsHandIn) {
    return (
      <section className="notice" aria-label="Handing in">
        <p role="status">
          {waitingText(story, link)} You may close this page: it goes on when you open it again.
        </p>
        <button
          type="button"
          className="button"
          onClick={() => sync.keepWorking(story.id)}
        >
          <Undo2 aria-hidden="true" />Go on writing
        </button>
      </section>
    );
  }
  if (story.state === "taken") {
    return <p className="notice">Your teacher has taken this story. It is in the archive now.</p>;
  }
  return (
    <section className="notice" aria-label="Handed in">
      <p role="status">
        Handed in. Your teacher reads it, and takes it or gives it back with a comment.
      </p>
      {!isSent(story) && (
        <p role="status" className="field-problem">
          {link === "ok"
            ? "You have changed something since. Take it back to send that, too."
            : saveNoteOf(story, link).text}
        </p>
      )}
      <ActionButton
        className="button"
        onAction={() => attempt(() => sync.takeBack(story.id))}
      >
        <Undo2 aria-hidden="true" />Take it back to change something
      </ActionButton>
      {problem && <p role="alert" className="field-problem">{problem}</p>}
    </section>
  );
}
