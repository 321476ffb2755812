/** The form of a story: title, text, recording, photo and place, saved by themselves. */
import { Send } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import { getTakes } from "../../../lib/device/takes/takes_instance.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { useLeaveGuard } from "../../author/tour-form/drafts/leave_guard.ts";
import { TextArea, TextField } from "../../author/tour-form/field.tsx";
import { forgetEarlierFiles } from "../../author/tour-form/media/earlier_files.ts";
import { ArchiveTarget } from "../../author/tour-form/stops/stop_id.ts";
import { SaveBar } from "../../author/tour-form/submit/save_bar.tsx";
import { useUsedTakes } from "../../author/tour-form/takes/attach_take.ts";
import type { TourValues } from "../../author/tour-form/values.ts";
import type { TourMapProps } from "../../map/place.ts";
import { isSameStop, isSent } from "../../../lib/device/pupil/story_copy.ts";
import { PhotosField } from "./photo_field.tsx";
import { PlaceField } from "./place_field.tsx";
import { RecordingField } from "./recording_field.tsx";
import type { Story } from "../stories/story_list.ts";
import { saveNoteOf } from "./save_state.ts";
import { STOP, stopOf, storyTarget, useOpenStory, valuesOf } from "./story_values.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

type Props = { tiles: TourMapProps["tiles"]; home?: Position };

export function StoryForm({ tiles, home }: Props) {
  useSignals();
  useUsedTakes();
  const { story, sync } = useOpenStory();
  const target = storyTarget(story.id);
  const form = useForm<TourValues, unknown, TourInput>({ defaultValues: valuesOf(story) });
  const [missing, setMissing] = useState<string>();
  useEffect(() => () => forgetEarlierFiles(), []);
  useEffect(() => {
    const typing = form.watch(() => {
      setMissing(undefined);
      sync.change(story.id, stopOf(form.getValues()));
    });
    return () => typing.unsubscribe();
  }, []);
  // A file has arrived, or another device or tab has changed the story.
  useEffect(() => {
    if (isSameStop(stopOf(form.getValues()), story.stop)) return;
    form.reset(valuesOf(story), { keepDefaultValues: true });
  }, [story.stop]);
  const isUnsafe = () => {
    const now = sync.stories.peek().get(story.id);
    return now !== undefined && !now.isStored && !isSent(now);
  };
  useLeaveGuard({ hasUnsavedChanges: isUnsafe, storeCopy: () => !isUnsafe() });

  const handIn = () => {
    const problem = gapOf(story.stop, target);
    setMissing(problem);
    if (!problem) sync.handIn(story.id);
    else if (!story.stop.title?.trim()) form.setFocus(`${STOP}.title`);
  };
  const note = saveNoteOf(story, sync.link.value);
  return (
    <FormProvider {...form}>
      <ArchiveTarget value={target}>
        <form
          className="story-form"
          noValidate
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={ignoreEnter}
        >
          <section className="story-part" aria-labelledby="story-words">
            <h2 id="story-words">{t("titleAndText")}</h2>
            <TextField name={`${STOP}.title`} label={t("title")} />
            <TextArea name={`${STOP}.description`} label={t("text")} rows={6} />
          </section>
          <RecordingField />
          <PhotosField />
          <PlaceField tiles={tiles} home={home} />
          <SaveBar
            note={missing ?? note.text}
            isProblem={missing !== undefined || note.isProblem}
            panel={null}
          >
            <button type="button" className="button primary" onClick={handIn}>
              <Send aria-hidden="true" />
              {t("handIn")}
            </button>
          </SaveBar>
        </form>
      </ArchiveTarget>
    </FormProvider>
  );
}

/** What a story lacks before it can be handed in, for pupils. */
function gapOf({ title, audioUrl }: Story["stop"], target: string): string | undefined {
  if (!title?.trim()) return t("titleFirst");
  const takes = [...getTakes().takes.value.values()].filter((take) =>
    take.target === target && take.uploadId === undefined
  );
  if (takes.some(({ isRunning }) => isRunning)) return t("stopRecordingFirst");
  // Other takes of a story that has a recording are no gap, unless they were interrupted.
  if (takes.some(({ isFinished }) => !audioUrl || !isFinished)) {
    return t("takeNotUsed");
  }
  return undefined;
}

/** Enter in a box of one line does nothing: the story is saved by itself. */
function ignoreEnter(event: KeyboardEvent): void {
  const { target } = event;
  const isBox = target instanceof HTMLInputElement && target.type === "text";
  if (event.key === "Enter" && isBox) event.preventDefault();
}
