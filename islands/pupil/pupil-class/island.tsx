/** A pupil's own place: their stories, the class's archive, and what others have told. */
import { CloudOff, DoorOpen } from "lucide-react";
import { useEffect, useState } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { EmptyState } from "../../../lib/ui/empty_state.tsx";
import type { SaveRequest } from "../../../lib/offline/messages.ts";
import type { TourMapProps } from "../../map/place.ts";
import { StoryPage } from "../editor/story_page.tsx";
import { openClass } from "../stories/class_instance.ts";
import type { ClassSession } from "../stories/class_session.ts";
import { TranslationPage } from "../translation/translation_page.tsx";
import { isBlank } from "../../../lib/device/pupil/story_copy.ts";
import { ClassHome } from "./class_home.tsx";
import { LeftHere } from "./left_here.tsx";
import { useOpenStoryId } from "./use_open_story_id.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

type Props = { tiles: TourMapProps["tiles"] };

export default function PupilClass({ tiles }: Props) {
  const [session, setSession] = useState<ClassSession>();
  useEffect(() => {
    const { session, close } = openClass();
    setSession(session);
    askForSavedPage();
    return close;
  }, []);
  if (!session) return <Opening />;
  return <Opened session={session} tiles={tiles} />;
}

const Opening = () => <p className="needs-script" role="status">{t("openingClass")}</p>;

function Opened({ session, tiles }: Props & { session: ClassSession }) {
  useSignals();
  const openStory = useOpenStoryId();
  const [known, sync] = [session.known.value, session.sync.value];
  switch (session.status.value) {
    case "loading":
      return <Opening />;
    case "none":
      return (
        <EmptyState icon={DoorOpen} title={t("noClass")} heading="h1">
          <p>{t("noClassText")}</p>
          <a className="button primary" href={to("/join")}>{t("joinClass")}</a>
        </EmptyState>
      );
    case "unknown":
      return (
        <EmptyState icon={CloudOff} title={t("classNotOpened")} heading="h1">
          <p>{session.reason.value}</p>
          <button type="button" className="button primary" onClick={session.refresh}>
            {t("tryAgain")}
          </button>
        </EmptyState>
      );
    case "gone":
      return <LeftHere session={session} known={known!} sync={sync!} />;
  }
  const translation = known!.submissions.find((card) =>
    card.id === openStory.id && card.mine && card.language !== undefined
  );
  if (translation) {
    return (
      <TranslationPage
        key={translation.id}
        card={{ ...translation, language: translation.language! }}
        memberId={known!.me.id}
        onClose={openStory.close}
        onChanged={() => void session.refresh()}
      />
    );
  }
  const story = openStory.id === undefined ? undefined : sync!.stories.value.get(openStory.id);
  if (!story) return <ClassHome session={session} onOpen={openStory.open} />;
  const close = () => {
    if (isBlank(story)) sync!.remove(story.id);
    openStory.close();
  };
  return (
    <StoryPage
      key={story.id}
      {...{ story, tiles }}
      sync={sync!}
      known={known!}
      onClose={close}
    />
  );
}

/**
 * Has the service worker keep this page for times without a network. The page is the same for
 * everybody, and the worker fetches it without a cookie. Never rejects.
 */
async function askForSavedPage(): Promise<void> {
  try {
    const path = location.pathname;
    if (await caches.match(path, { ignoreVary: true })) return;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: "save-page", path } satisfies SaveRequest);
  } catch {
    // No worker here, as on a page without TLS: the page opens with a network only.
  }
}
