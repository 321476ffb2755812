/** The recording of a story: by the microphone, or a file. */
import { FileUp, Pause, Play } from "lucide-react";
import { useId } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { EarlierFileNote, useMediaField } from "../../author/tour-form/media/earlier_file.tsx";
import { FileButton } from "../../author/tour-form/media/file_button.tsx";
import { RecordingFlaws } from "../../author/tour-form/media/recording_flaws.tsx";
import { FieldFile } from "../../author/tour-form/media/stored_file.tsx";
import { usePreview } from "../../author/tour-form/stops/use_preview.ts";
import { RecordButton } from "../../author/tour-form/takes/record_button.tsx";
import { Recorder } from "../../author/tour-form/takes/recorder.tsx";
import { TakeList } from "../../author/tour-form/takes/take_list.tsx";
import { STOP } from "./story_values.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

const NAME = `${STOP}.audioUrl` as const;

type Props = {
  heading?: "h2" | "h4";
  /** The text before there is a recording. */
  hint?: string;
};

export function RecordingField(
  { heading: Heading = "h2", hint = t("recordingHint") }: Props,
) {
  useSignals();
  const id = useId();
  const media = useMediaField(NAME);
  const { address, url, off } = media;
  const preview = usePreview(0, url);
  const Icon = preview.state === "idle" ? Play : Pause;
  return (
    <section className="story-part" aria-labelledby={id}>
      <Heading id={id}>{t("recording")}</Heading>
      <FieldFile kind="recording" label={t("recording")} name={t("yourRecording")} field={media}>
        <p className="soft">{hint}</p>
      </FieldFile>
      <RecordingFlaws upload={media.upload} />
      <EarlierFileNote kind="recording" field={media} />
      {off ? <p className="soft">{off}</p> : (
        <div className="story-buttons">
          <RecordButton
            index={0}
            className={address ? "button" : "button primary"}
            label={address ? t("recordAgain") : t("record")}
          />
          {url.trim() !== "" && (
            <button type="button" className="button" onClick={preview.toggle}>
              <Icon aria-hidden="true" />
              {preview.state === "idle" ? t("listen") : t("stop")}
            </button>
          )}
          <FileButton
            kind="recording"
            label={t("recordingOfStory")}
            onFiles={(files) => media.add(files, false)}
          >
            <FileUp aria-hidden="true" />
            {t("soundFile")}
          </FileButton>
        </div>
      )}
      <p role="status" className="soft">{preview.note}</p>
      <Recorder />
      <TakeList index={0} field={media} />
    </section>
  );
}
