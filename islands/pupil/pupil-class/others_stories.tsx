/** What classmates have told, as far as the teacher lets it be heard. */
import { Headphones, X } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/device/api.ts";
import type { Submission } from "../../../lib/model/class/submission.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { StoryView } from "../editor/story_view.tsx";
import type { KnownClass } from "../../../lib/device/pupil/known_class.ts";

type Card = KnownClass["submissions"][number];

export function OthersStories({ known }: { known: KnownClass }) {
  const cards = known.submissions.filter(({ mine }) => !mine);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="others-stories">
      <h2 id="others-stories">Stories of the others</h2>
      <ul role="list" className="story-list">
        {cards.map((card) => <OthersStory key={card.id} card={card} known={known} />)}
      </ul>
    </section>
  );
}

function OthersStory({ card, known }: { card: Card; known: KnownClass }) {
  const [story, setStory] = useState<Submission>();
  const { problem, attempt } = useAttempt();
  const names = card.memberIds.flatMap((id) =>
    known.members.find((one) => one.id === id)?.nickname ?? []
  );
  const listen = () =>
    attempt(async () => setStory(await api("GET", `/api/class/submissions/${card.id}`)));
  return (
    <li>
      <h3>
        <Words>{card.title}</Words>
      </h3>
      <p className="meta">
        {names.map((name) => (
          <span key={name}>
            <Words>{name}</Words>
          </span>
        ))}
        <span>{card.state === "taken" ? "in the archive" : "handed in"}</span>
      </p>
      {story
        ? (
          <>
            <StoryView stop={story.stop} />
            <button type="button" className="button" onClick={() => setStory(undefined)}>
              <X aria-hidden="true" />Close<span className="visually-hidden">: {card.title}</span>
            </button>
          </>
        )
        : (
          <ActionButton className="button" onAction={listen}>
            <Headphones aria-hidden="true" />
            {card.hasRecording ? "Listen" : "Read"}
            <span className="visually-hidden">: {card.title}</span>
          </ActionButton>
        )}
      {problem && <p role="alert" className="field-problem">{problem}</p>}
    </li>
  );
}
