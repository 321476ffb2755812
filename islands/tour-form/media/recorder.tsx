/** Records in the page: a level, a clock, pause, and an end after which it can be heard. */
import { Circle, Mic, Pause, Square } from "lucide-react";
import { useEffect, useRef } from "react";
import { lengthText } from "../stops/recording_length.ts";
import { type Recorded, useRecorder } from "./use_recorder.ts";

type Props = { onRecorded: (recording: Recorded) => void; onClose: () => void };

/** What was recorded replaces what was there, and is stored as soon as it ends. */
export function Recorder({ onRecorded, onClose }: Props) {
  const recorder = useRecorder((recording) => {
    onRecorded(recording);
    onClose();
  });
  const { state, problem } = recorder;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void recorder.start(), []);
  // Its buttons must be in reach, above the form's actions.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, [state, problem]);

  if (problem) {
    return (
      <div ref={box} className="recorder" role="group" aria-label="Recorder">
        <p className="field-error" role="alert">{problem}</p>
        <div className="recorder-actions">
          <button type="button" className="button" onClick={recorder.start}>
            <Mic aria-hidden="true" />Try Again
          </button>
          <button type="button" className="button quiet" onClick={onClose}>Close</button>
        </div>
      </div>
    );
  }
  if (state === "asking") {
    return (
      <div ref={box} className="recorder" role="group" aria-label="Recorder">
        <p role="status">Your browser asks whether this site may use the microphone.</p>
      </div>
    );
  }
  const isPaused = state === "paused";
  return (
    <div ref={box} className="recorder" role="group" aria-label="Recorder" data-state={state}>
      <p className="recorder-clock">
        <Circle aria-hidden="true" />
        <span role="status">{isPaused ? "Paused" : "Recording"}</span>
        <span className="recorder-time">{lengthText(recorder.seconds)}</span>
      </p>
      <meter
        className="level"
        aria-label="Level of the microphone"
        min={0}
        max={1}
        low={0.05}
        high={0.95}
        optimum={0.5}
        value={isPaused ? 0 : recorder.level}
      />
      {recorder.isQuiet && (
        <p className="soft">Nothing is heard. Is the right microphone on, and near enough?</p>
      )}
      <div className="recorder-actions">
        <button type="button" className="button" onClick={recorder.togglePause}>
          {isPaused ? <Circle aria-hidden="true" /> : <Pause aria-hidden="true" />}
          {isPaused ? "Go On" : "Pause"}
        </button>
        <button type="button" className="button primary" onClick={recorder.stop}>
          <Square aria-hidden="true" />Finish
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            recorder.discard();
            onClose();
          }}
        >
          Discard
        </button>
      </div>
    </div>
  );
}
