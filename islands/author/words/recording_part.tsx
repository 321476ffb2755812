/** The recording of a stop: the original, and the one in the language of the translation. */
import { computed, effect } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { FileUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { getUploadQueue } from "../../../lib/device/uploads/upload_queue_instance.ts";
import type { WordsUnit } from "../../../lib/model/tour/words/words.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { confirm } from "../../shell/confirm.ts";
import { useMediaField } from "../tour-form/media/earlier_file.tsx";
import { FileButton } from "../tour-form/media/file_button.tsx";
import { addressOf } from "../tour-form/media/upload_addresses.ts";
import { UploadStatus } from "../tour-form/media/upload_status.tsx";
import { loadable } from "../tour-form/stops/preview.ts";
import { RecordButton } from "../tour-form/takes/record_button.tsx";
import { getRecorder } from "../tour-form/takes/recording.ts";
import { TakeList } from "../tour-form/takes/take_list.tsx";
import type { Section } from "./sections.ts";
import { TranscriptPart } from "./transcript_part.tsx";
import { recordingPath } from "./use_recordings.ts";
import { type Desk, type Languages, setTranscript } from "./use_words.ts";

const t = texts("translating");
const fields = texts("fields");
const ofForm = texts("form");

type Props = {
  desk: Desk;
  section: Section;
  language: Languages;
  recording: WordsUnit;
};

/** Within the form of the page; see `use_recordings.ts`. */
export function RecordingPart({ desk, section, language, recording }: Props) {
  useSignals();
  const { saver } = desk;
  const path = recordingPath(section.number);
  const media = useMediaField(path);
  const { off, form } = media;
  const address = saver.row(recording.key).text.value;
  const upload = media.upload && !addressOf(media.upload) ? media.upload : undefined;
  const isNone = address === "" && !upload;
  const name = t("recordingIn", { language: language.name });
  const remove = async () => {
    const sure = await confirm({
      title: t("removeRecordingTitle", { language: language.name }),
      text: t("removeRecordingText"),
      action: t("removeRecording"),
    });
    if (!sure) return;
    form.setValue(path, "");
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
              onRemove={() => {
                getUploadQueue().remove(upload.id);
                form.setValue(path, "");
              }}
            />
          )}
          {isNone && <p className="soft">{off ?? t("recordingHint")}</p>}
          <div className="row">
            {!off && (
              <>
                <RecordButton
                  index={section.number - 1}
                  className="button"
                  label={ofForm(isNone ? "record" : "recordAgain")}
                />
                <FileButton
                  kind="recording"
                  label={name}
                  onFiles={(files) => media.add(files, false)}
                >
                  <FileUp aria-hidden="true" />
                  {t(isNone ? "addRecording" : "replaceRecording")}
                </FileButton>
              </>
            )}
            {address !== "" && (
              <ActionButton className="button quiet" onAction={remove}>
                {t("removeRecording")}
              </ActionButton>
            )}
          </div>
          <TakeList
            index={section.number - 1}
            field={{ address: isNone ? "" : address, upload: media.upload }}
          />
          {address !== "" && <TranscriptPart {...{ desk, section, language }} />}
        </div>
      </div>
    </>
  );
}

/**
 * A recording that can be played, if its address allows it. It pauses when the microphone is
 * opened, and may be played again: somebody with headphones speaks along with the original.
 */
function Sound({ address, label }: { address: string; label: string }) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const isRecording = computed(() => getRecorder().now.value !== undefined);
    return effect(() => void (isRecording.value && audio.current?.pause()));
  }, []);
  const source = loadable(address);
  return "reason" in source
    ? <p className="soft">{source.reason}</p>
    : <audio ref={audio} controls preload="none" src={source.url} aria-label={label} />;
}
