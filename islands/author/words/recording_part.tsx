/** The recording of a stop: the original, and the one in the language of the translation. */
import { useSignals } from "@preact/signals-react/runtime";
import { FileUp } from "lucide-react";
import { getUploadQueue } from "../../../lib/device/uploads/upload_queue_instance.ts";
import type { WordsUnit } from "../../../lib/model/tour/words/words.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { confirm } from "../../shell/confirm.ts";
import { FileButton } from "../tour-form/media/file_button.tsx";
import { UploadStatus } from "../tour-form/media/upload_status.tsx";
import { useUploadsOff } from "../tour-form/media/use_uploads_off.ts";
import { loadable } from "../tour-form/stops/preview.ts";
import type { Section } from "./sections.ts";
import { TranscriptPart } from "./transcript_part.tsx";
import { addRecording, recordingOnItsWay } from "./use_recordings.ts";
import { type Desk, type Languages, type Place, setTranscript } from "./use_words.ts";

const t = texts("translating");
const fields = texts("fields");

type Props = {
  desk: Desk;
  section: Section;
  language: Languages;
  place: Place;
  recording: WordsUnit;
};

export function RecordingPart({ desk, section, language, place, recording }: Props) {
  useSignals();
  const { saver } = desk;
  const off = useUploadsOff();
  const address = saver.row(recording.key).text.value;
  const upload = recordingOnItsWay(section.id, place);
  const name = t("recordingIn", { language: language.name });
  const remove = async () => {
    const sure = await confirm({
      title: t("removeRecordingTitle", { language: language.name }),
      text: t("removeRecordingText"),
      action: t("removeRecording"),
    });
    if (!sure) return;
    saver.type(recording.key, "");
    if (section.lengthKey) saver.type(section.lengthKey, "");
    await saver.flush();
    if (desk.transcripts.value[section.id]) await setTranscript(desk, section.id, null);
  };
  return (
    <>
      <h3>{fields("recording")}</h3>
      <div className="words-row">
        <div className="words-original">
          <p className="words-label">{t("originalRecording")}</p>
          <Sound address={recording.text} label={t("originalRecording")} />
        </div>
        <div className="words-translation">
          <p className="words-label">{name}</p>
          {address !== "" && <Sound address={address} label={name} />}
          {upload && (
            <UploadStatus
              uploadId={upload.id}
              kind="recording"
              label={name}
              onRemove={() => getUploadQueue().remove(upload.id)}
            />
          )}
          {address === "" && !upload && <p className="soft">{off ?? t("recordingHint")}</p>}
          <div className="row">
            {!off && !upload && (
              <FileButton
                kind="recording"
                label={name}
                onFiles={([file]) => addRecording(file, section, place)}
              >
                <FileUp aria-hidden="true" />
                {t(address === "" ? "addRecording" : "replaceRecording")}
              </FileButton>
            )}
            {address !== "" && (
              <ActionButton className="button quiet" onAction={remove}>
                {t("removeRecording")}
              </ActionButton>
            )}
          </div>
          {address !== "" && <TranscriptPart {...{ desk, section, language }} />}
        </div>
      </div>
    </>
  );
}

/** A recording that can be played, if its address allows it. */
function Sound({ address, label }: { address: string; label: string }) {
  const source = loadable(address);
  return "reason" in source
    ? <p className="soft">{source.reason}</p>
    : <audio controls preload="none" src={source.url} aria-label={label} />;
}
