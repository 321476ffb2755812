/**
 * The server knows this device's pupil no more: the class has ended, or a new code has moved the
 * place to another device. What was written here stays, to be copied out.
 */
import { filesOf } from "../../../lib/model/media/files_of.ts";
import { Copy, DoorOpen, Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { downloadFile } from "../../../lib/device/download_file.ts";
import { getTakes } from "../../../lib/device/takes/takes_instance.ts";
import { getUploadQueue } from "../../../lib/device/uploads/upload_queue_instance.ts";
import { uploadIdOf } from "../../../lib/model/media/upload_address.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { confirm } from "../../shell/confirm.ts";
import { LeftTranslations, useUnsentWords } from "../translation/left_translations.tsx";
import { storyTarget } from "../editor/story_values.ts";
import type { ClassSession } from "../stories/class_session.ts";
import type { KnownClass } from "../../../lib/device/pupil/known_class.ts";
import { removePupilData } from "../stories/leave_class.ts";
import { isBlank } from "../../../lib/device/pupil/story_copy.ts";
import type { Story } from "../stories/story_list.ts";
import type { StorySync } from "../stories/story_sync.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("pupil");

type Props = { session: ClassSession; known: KnownClass; sync: StorySync };

export function LeftHere({ session, known, sync }: Props) {
  useSignals();
  const stories = [...sync.stories.value.values()].filter((story) => !isBlank(story));
  const unsent = useUnsentWords(known);
  const clear = async () => {
    const isSure = await confirm({
      title: t("deleteAllTitle"),
      text: t("deleteAllText"),
      action: t("delete"),
    });
    if (!isSure) return;
    await removePupilData(known.me.id);
    session.left();
  };
  return (
    <div className="pupil-class">
      <h1>{rich(t, "noLongerInClass", { title: <Words>{known.class.title}</Words> })}</h1>
      <p>{t("noLongerInClassText")}</p>
      <div className="story-buttons">
        <a className="button primary" href={to("/join")}>
          <DoorOpen aria-hidden="true" />
          {t("typeCode")}
        </a>
        <ActionButton className="button" onAction={clear}>
          <Trash2 aria-hidden="true" />
          {t("deleteAll")}
        </ActionButton>
      </div>
      {stories.length > 0 && (
        <section aria-labelledby="left-stories">
          <h2 id="left-stories">{t("leftStories")}</h2>
          <p className="soft">{t("leftStoriesText")}</p>
          <ul role="list" className="story-list">
            {stories.map((story) => <LeftStory key={story.id} story={story} />)}
          </ul>
        </section>
      )}
      <LeftTranslations left={unsent} />
    </div>
  );
}

function LeftStory({ story }: { story: Story }) {
  useSignals();
  const [said, setSaid] = useState<string>();
  const { title = "", description = "" } = story.stop;
  const takes = [...getTakes().takes.value.values()]
    .filter(({ target }) => target === storyTarget(story.id));
  const files = filesOf(story.stop).flatMap(([, address]) => uploadIdOf(address) ?? [])
    .flatMap((id) => getUploadQueue().uploads.value.get(id) ?? []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${title}\n\n${description}`);
      setSaid(t("copied"));
    } catch {
      setSaid(t("notCopied"));
    }
  };
  const save = async (name: string, file: Promise<Blob | undefined>) => {
    const blob = await file;
    if (blob) downloadFile(name, blob);
    else setSaid(t("fileNotGiven"));
  };
  return (
    <li>
      <h3>
        <Words>{title || t("untitledStory")}</Words>
      </h3>
      <p className="story-text" dir="auto">{description}</p>
      <div className="story-buttons">
        <ActionButton className="button" onAction={copy}>
          <Copy aria-hidden="true" />
          {t("copyText")}
        </ActionButton>
        {files.map(({ id, name }) => (
          <ActionButton
            key={id}
            className="button"
            onAction={() => save(name, getUploadQueue().preview(id))}
          >
            <Download aria-hidden="true" />
            {t("saveName", { name })}
          </ActionButton>
        ))}
        {takes.map(({ id, name }) => (
          <ActionButton
            key={id}
            className="button"
            onAction={() => save(name, getTakes().read(id))}
          >
            <Download aria-hidden="true" />
            {t("saveName", { name })}
          </ActionButton>
        ))}
      </div>
      <p role="status" className="soft">{said}</p>
    </li>
  );
}
