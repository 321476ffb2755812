/** The teacher records a story that its pupils handed in without a recording. */
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { Submission, SubmissionStop } from "../../../lib/model/class/submission.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { RecordingField } from "../../pupil/editor/recording_field.tsx";
import { stopOf, storyTarget, valuesOf } from "../../pupil/editor/story_values.ts";
import { forgetEarlierFiles } from "../tour-form/media/earlier_files.ts";
import { useFinishedUploads } from "../tour-form/media/use_finished_uploads.ts";
import { ArchiveTarget } from "../tour-form/stops/stop_id.ts";
import { useUsedTakes } from "../tour-form/takes/attach_take.ts";
import type { TourValues } from "../tour-form/values.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

export { noteSavedUploads } from "../tour-form/media/upload_addresses.ts";

type Props = {
  story: Submission;
  /** Called with the recording: one that is still being sent has the address of an upload. */
  onChange: (recorded: Pick<SubmissionStop, "audioUrl" | "audioDuration">) => void;
};

/** A recording of an earlier page, which was not taken, is there again. */
export function OwnRecording({ story, onChange }: Props) {
  const target = storyTarget(story.id);
  const form = useForm<TourValues, unknown, TourInput>({ defaultValues: valuesOf(story) });
  useUsedTakes();
  useEffect(() => {
    const recording = form.watch(() => {
      const { audioUrl = "", audioDuration } = stopOf(form.getValues());
      onChange({ audioUrl, audioDuration });
    });
    return () => {
      recording.unsubscribe();
      forgetEarlierFiles();
    };
  }, []);
  useFinishedUploads(form, target);
  return (
    <FormProvider {...form}>
      <ArchiveTarget value={target}>
        <RecordingField
          heading="h4"
          hint={t("recordYourself")}
        />
      </ArchiveTarget>
    </FormProvider>
  );
}
