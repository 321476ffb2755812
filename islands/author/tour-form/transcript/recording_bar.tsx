/** The recording beside its transcript while that is typed. */
import { Pause, Play, Undo2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { lengthText } from "../stops/recording_length.ts";
import { BACK, type RecordingPlayer } from "./recording_player.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("transcripts");

export function RecordingBar({ player }: { player: RecordingPlayer }) {
  useSignals();
  const { position, length, isPlaying, problem } = player;
  const isReady = length.value > 0;
  return (
    <div className="recording-bar" role="group" aria-label={t("theRecording")}>
      <button
        type="button"
        className="icon-button"
        aria-label={isPlaying.value ? t("pauseRecording") : t("playRecording")}
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
        <Undo2 aria-hidden="true" />
        {t("secondsBack")}
      </button>
      <span className="recording-time">
        {lengthText(position.value / 1000)} / {lengthText(length.value / 1000)}
      </span>
      <p className="field-hint">
        {problem.value || (isReady
          ? <>{rich(t, "recordingKeys", { kbd: (text) => <kbd>{text}</kbd> })}</>
          : t("addToHear"))}
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
