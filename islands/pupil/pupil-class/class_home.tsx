/** The pupil's stories, the archive of the class, others' stories, and the way out. */
import { BookOpen, LogOut } from "lucide-react";
import { useSignals } from "@preact/signals-react/runtime";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import type { ClassSession } from "../stories/class_session.ts";
import { MyStories } from "./my_stories.tsx";
import { NewStory } from "./new_story.tsx";
import { OthersStories } from "./others_stories.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { language, texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("pupil");

type Props = { session: ClassSession; onOpen: (id: string) => void };

export function ClassHome({ session, onOpen }: Props) {
  useSignals();
  const known = session.known.value!;
  const sync = session.sync.value!;
  const { title, endsAt, tour, mayPropose } = known.class;
  const { problem, attempt } = useAttempt();
  const leave = () =>
    attempt(async () => {
      const { askAndLeave } = await loadChunk(() => import("../join/send_join.ts"));
      if (await askAndLeave()) session.left();
    });
  return (
    <div className="pupil-class">
      <header>
        <h1>
          <Words>{title}</Words>
        </h1>
        <p>
          {rich(t, "youAre", {
            nickname: (
              <strong>
                <Words>{known.me.nickname}</Words>
              </strong>
            ),
            day: dayOf(endsAt),
          })}
        </p>
        <a className="button" href={to(`/tour/${tour.id}`)}>
          <BookOpen aria-hidden="true" />
          <span>{rich(t, "openArchive", { title: <Words>{tour.title}</Words> })}</span>
        </a>
      </header>
      <MyStories known={known} sync={sync} link={sync.link.value} onOpen={onOpen} />
      {mayPropose && <NewStory known={known} sync={sync} onOpen={onOpen} />}
      <OthersStories known={known} />
      <footer>
        <ActionButton className="button quiet" onAction={leave}>
          <LogOut aria-hidden="true" />
          {t("leaveClass")}
        </ActionButton>
        {problem && <p role="alert" className="field-problem">{problem}</p>}
      </footer>
    </div>
  );
}

const dayOf = (iso: string) => new Date(iso).toLocaleDateString(language(), { dateStyle: "long" });
