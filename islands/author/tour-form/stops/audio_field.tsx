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
              label={address ? "Record again" : "Record"}
            />
            <FileButton
              kind="recording"
              label={`Recording of stop ${index + 1}`}
              onFiles={media.add}
            >
              <FileUp aria-hidden="true" />
              {address ? "Replace" : "Add file"}
            </FileButton>
          </>
        )}
        {url.trim() !== "" && (
          <button type="button" className="button" onClick={preview.toggle}>
            <Icon aria-hidden="true" data-busy={preview.state === "loading" || undefined} />
            {preview.state === "idle" ? "Try it" : "Stop"}
          </button>
        )}
        <p role="status" className="soft">{preview.note || off}</p>
      </div>
      <FieldFile kind="recording" label="Recording" field={media} error={error}>
        <div onFocus={() => setHelpShown(true)}>
          <TextField
            name={name}
            label="Audio URL"
            inputMode="url"
            placeholder="https://… or add a file"
            hint={AUDIO_HELP}
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

/** Read out with the box, also while it is not shown. */
const AUDIO_HELP = (
  <>
    Share links from cloud drives (Google Drive, Dropbox, OneDrive…) don’t work: they open a page,
    not the recording. Add the file itself, or its direct https address. To try things out, enter
    {" "}
    <code>test-beep-1</code> to <code>test-beep-5</code>.
  </>
);
