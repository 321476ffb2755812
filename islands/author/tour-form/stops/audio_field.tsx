/** The recording of a stop: a file, the microphone, or an address; with a preview. */
import { FileUp, LoaderCircle, Mic, Pause, Play } from "lucide-react";
import { useState } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { TextField, useFieldError } from "../field.tsx";
import { EarlierFileNote, useMediaField } from "../media/earlier_file.tsx";
import { OriginalNote } from "../media/original_note.tsx";
import { FileButton } from "../media/file_button.tsx";
import { RecordingFlaws } from "../media/recording_flaws.tsx";
import { FieldFile, isStored } from "../media/stored_file.tsx";
import { Recorder } from "../takes/recorder.tsx";
import { TakeList, useTakesOf } from "../takes/take_list.tsx";
import { usePreview } from "./use_preview.ts";

export function AudioField({ index }: { index: number }) {
  useSignals();
  const name = `audioStops.${index}.audioUrl` as const;
  const media = useMediaField(name);
  const { form, address, url, off } = media;
  const error = useFieldError(name);
  const preview = usePreview(index, url);
  const [isRecording, setRecording] = useState(false);
  const takes = useTakesOf(index);
  /** The take that was made last. */
  const [newest, setNewest] = useState<string>();

  const Icon = preview.state === "playing"
    ? Pause
    : preview.state === "loading"
    ? LoaderCircle
    : Play;
  return (
    <div className="audio-field">
      <FieldFile kind="recording" label="Recording" field={media} error={error}>
        <TextField
          name={name}
          label="Audio URL"
          inputMode="url"
          placeholder="https://… or add a file"
        />
      </FieldFile>
      {isStored(address) && <OriginalNote address={address} upload={media.upload} />}
      <RecordingFlaws upload={media.upload} />
      <EarlierFileNote kind="recording" field={media} />
      <div className="audio-try">
        {!off && (
          <>
            <FileButton
              kind="recording"
              label={`Recording of stop ${index + 1}`}
              onFiles={media.add}
            >
              <FileUp aria-hidden="true" />
              {address ? "Replace file" : "Add file"}
            </FileButton>
            <button
              type="button"
              className="button"
              aria-expanded={isRecording}
              onClick={() => setRecording(!isRecording)}
            >
              <Mic aria-hidden="true" />
              {takes.length > 0 ? "Record again" : "Record"}
            </button>
          </>
        )}
        <button
          type="button"
          className="button"
          disabled={!url.trim()}
          onClick={preview.toggle}
        >
          <Icon aria-hidden="true" data-busy={preview.state === "loading" || undefined} />
          {preview.state === "idle" ? "Try it" : "Stop"}
        </button>
        <p role="status" className="soft">{preview.note || off}</p>
      </div>
      {isRecording && (
        <Recorder
          {...{ form, index }}
          onFinished={setNewest}
          onClose={() => setRecording(false)}
        />
      )}
      <TakeList {...{ index, takes, newest }} />
    </div>
  );
}
