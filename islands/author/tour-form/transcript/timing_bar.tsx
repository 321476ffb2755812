/** "Time it", with progress and cancel. */
import { AudioLines } from "lucide-react";
import { isTimed } from "./transcript_edits.ts";
import { isReadable } from "./use_recording.ts";
import { useTiming } from "./use_timing.ts";
import type { TranscriptWork } from "./use_transcript.ts";

type Props = { address: string; work: TranscriptWork; onTimed: () => void };

export function TimingBar({ address, work, onTimed }: Props) {
  const { done, note, start, cancel } = useTiming(address, work, onTimed);
  const hasTimes = work.sentences.some(isTimed);
  if (done !== undefined) {
    return (
      <div className="timing-bar">
        <progress aria-label="Finding the times" value={done} max={1} />
        <button type="button" className="button" onClick={cancel}>Cancel</button>
      </div>
    );
  }
  if (work.sentences.length === 0) return null;
  return (
    <div className="timing-bar">
      {isReadable(address) && (
        <button type="button" className={hasTimes ? "button" : "button primary"} onClick={start}>
          <AudioLines aria-hidden="true" />
          {hasTimes ? "Time it again" : "Time it"}
        </button>
      )}
      <p role="status" className="field-hint">
        {note || (isReadable(address)
          ? !hasTimes && "Finds when each sentence is said, on this device."
          : "Times need the recording as a file: add it above in place of its address.")}
      </p>
    </div>
  );
}
