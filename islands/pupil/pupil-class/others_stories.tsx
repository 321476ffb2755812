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
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("pupil");

type Card = KnownClass["submissions"][number];

export function OthersStories({ known }: { known: KnownClass }) {
  const cards = known.submissions.filter(({ mine }) => !mine);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="others-stories">
      <h2 id="others-stories">{t("othersStories")}</h2>
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
  const named = {
    title: card.title,
    hidden: (words: string) => <span className="visually-hidden">{words}</span>,
  };
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
        <span>{card.state === "taken" ? t("isInArchive") : t("isHandedIn")}</span>
      </p>
      {story
        ? (
          <>
            <StoryView stop={story.stop} />
            <button type="button" className="button" onClick={() => setStory(undefined)}>
              <X aria-hidden="true" />
              {rich(t, "closeTitle", named)}
            </button>
          </>
        )
        : (
          <ActionButton className="button" onAction={listen}>
            <Headphones aria-hidden="true" />
            {card.hasRecording ? rich(t, "listenTo", named) : rich(t, "readTitle", named)}
          </ActionButton>
        )}
      {problem && <p role="alert" className="field-problem">{problem}</p>}
    </li>
  );
}
