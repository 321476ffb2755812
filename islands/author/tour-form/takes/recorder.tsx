/** Records in the page: a level, a clock, pause and stop. */
import { Circle, Mic, Pause, Square, TriangleAlert } from "lucide-react";
import { useContext, useEffect, useRef } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { getTakes } from "../../../../lib/device/takes/takes_instance.ts";
import type { FormAccess } from "../form_props.ts";
import { lengthText } from "../stops/recording_length.ts";
import { ArchiveTarget, stopIdOf } from "../stops/stop_id.ts";
import { useRecorder } from "./use_recorder.ts";

type Props = {
  form: FormAccess;
  /** The stop that the recording is for. */
  index: number;
  /** Called with the id of the new take. */
  onFinished: (takeId: string) => void;
  onClose: () => void;
};

/** The pieces are stored on the device as they come. */
export function Recorder({ form, index, onFinished, onClose }: Props) {
  useSignals();
  const target = useContext(ArchiveTarget);
  const recorder = useRecorder({
    about: () => ({ target, stopId: stopIdOf(form, index) }),
    onFinished(takeId) {
      onFinished(takeId);
      onClose();
    },
    onInterrupted: onClose,
  });
  const isUnstored = getTakes().takes.value.get(recorder.takeId)?.isStored === false;
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
            <Mic aria-hidden="true" />Try again
          </button>
          <button type="button" className="button quiet" onClick={onClose}>Close</button>
        </div>
      </div>
    );
  }
  if (state === "asking") {
    return (
      <div ref={box} className="recorder" role="group" aria-label="Recorder">
        <p role="status">Your browser asks if this site may use the microphone.</p>
        <p className="soft">
          If you see no question, record with another app, and add the file.
        </p>
        <div className="recorder-actions">
          <button type="button" className="button quiet" onClick={onClose}>Close</button>
        </div>
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
        aria-label="Microphone level"
        min={0}
        max={1}
        low={0.05}
        high={0.95}
        optimum={0.5}
        value={isPaused ? 0 : recorder.level}
      />
      {recorder.isQuiet && (
        <p className="soft">No sound yet. Is the right microphone on, and close enough?</p>
      )}
      {isUnstored && (
        <p className="upload-unstored" role="status">
          <TriangleAlert aria-hidden="true" />
          This device couldn’t store the recording so far. Keep this page open until it is sent.
        </p>
      )}
      <div className="recorder-actions">
        <button type="button" className="button" onClick={recorder.togglePause}>
          {isPaused ? <Circle aria-hidden="true" /> : <Pause aria-hidden="true" />}
          {isPaused ? "Resume" : "Pause"}
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
