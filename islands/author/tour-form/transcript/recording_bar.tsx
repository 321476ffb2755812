/** The recording beside its transcript while that is typed. */
import { Pause, Play, Undo2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { lengthText } from "../stops/recording_length.ts";
import { BACK, type RecordingPlayer } from "./recording_player.ts";

export function RecordingBar({ player }: { player: RecordingPlayer }) {
  useSignals();
  const { position, length, isPlaying, problem } = player;
  const isReady = length.value > 0;
  return (
    <div className="recording-bar" role="group" aria-label="The recording">
      <button
        type="button"
        className="icon-button"
        aria-label={isPlaying.value ? "Pause the recording" : "Play the recording"}
        disabled={!isReady}
        onClick={player.toggle}
      >
        {isPlaying.value ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <button
        type="button"
        className="button quiet"
        disabled={!isReady}
        onClick={() => player.skip(-BACK)}
      >
        <Undo2 aria-hidden="true" />3 s back
      </button>
      <span className="recording-time">
        {lengthText(position.value / 1000)} / {lengthText(length.value / 1000)}
      </span>
      <p className="field-hint">
        {problem.value || (isReady
          ? (
            <>
              While you type: <kbd>Ctrl Enter</kbd> plays and pauses, <kbd>Ctrl Shift Enter</kbd>
              {" "}
              goes back 3 seconds.
            </>
          )
          : "Add the recording above to hear it while you type.")}
      </p>
    </div>
  );
}

/** The handler of the keys that the bar names, for the panel around it. */
export const recordingKeys = (player: RecordingPlayer) => (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
  if (key !== "Enter" || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  event.preventDefault();
  if (shiftKey) player.skip(-BACK);
  else player.toggle();
};
