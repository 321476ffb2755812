/** The recording of a stop: a file, the microphone, or an address; with a preview. */
import { FileUp, LoaderCircle, Pause, Play } from "lucide-react";
import { useState } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { parseAudioSource } from "../../../../lib/player/audio_source.ts";
import { TextField, useFieldError } from "../field.tsx";
import { EarlierFileNote, useMediaField } from "../media/earlier_file.tsx";
import { OriginalNote } from "../media/original_note.tsx";
import { FileButton } from "../media/file_button.tsx";
import { RecordingFlaws } from "../media/recording_flaws.tsx";
import { FieldFile, isStored } from "../media/stored_file.tsx";
import { RecordButton } from "../takes/record_button.tsx";
import { TakeList } from "../takes/take_list.tsx";
import { usePreview } from "./use_preview.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("form");

export function AudioField({ index }: { index: number }) {
  useSignals();
  const name = `audioStops.${index}.audioUrl` as const;
  const media = useMediaField(name);
  const { address, url, off } = media;
  const error = useFieldError(name);
  const preview = usePreview(index, url);
  /** Stays once it was shown: a button that moves away under a finger is missed. */
  const [isHelpShown, setHelpShown] = useState(false);
  const isHelpful = parseAudioSource(address).kind === "refused" && address.startsWith("http");
  if (isHelpful && !isHelpShown) setHelpShown(true);

  const Icon = preview.state === "playing"
    ? Pause
    : preview.state === "loading"
    ? LoaderCircle
    : Play;
  return (
    <div className="audio-field" data-help={isHelpShown || undefined}>
      <div className="audio-try">
        {!off && (
          <>
            <RecordButton
              index={index}
              className="button"
              label={address ? t("recordAgain") : t("record")}
            />
            <FileButton
              kind="recording"
              label={t("recordingOfStop", { number: index + 1 })}
              onFiles={media.add}
            >
              <FileUp aria-hidden="true" />
              {address ? t("replace") : t("addFile")}
            </FileButton>
          </>
        )}
        {url.trim() !== "" && (
          <button type="button" className="button" onClick={preview.toggle}>
            <Icon aria-hidden="true" data-busy={preview.state === "loading" || undefined} />
            {preview.state === "idle" ? t("tryIt") : t("stop")}
          </button>
        )}
        <p role="status" className="soft">{preview.note || off}</p>
      </div>
      <FieldFile kind="recording" label={t("recording")} field={media} error={error}>
        <div onFocus={() => setHelpShown(true)}>
          <TextField
            name={name}
            label={t("audioUrl")}
            inputMode="url"
            placeholder={t("httpsOrAddFile")}
            hint={rich(t, "audioHelp", { code: (text) => <code>{text}</code> })}
          />
        </div>
      </FieldFile>
      {isStored(address) && <OriginalNote address={address} upload={media.upload} />}
      <RecordingFlaws upload={media.upload} />
      <EarlierFileNote kind="recording" field={media} />
      <TakeList index={index} field={media} />
    </div>
  );
}
