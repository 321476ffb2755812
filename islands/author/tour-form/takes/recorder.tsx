/** The recording under way: a bar at the foot of the screen, whichever stop is open. */
import { Circle, Mic, Pause, Square, TriangleAlert } from "lucide-react";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import { getTakes } from "../../../../lib/device/takes/takes_instance.ts";
import { Words } from "../../../../lib/ui/words.tsx";
import { lengthText } from "../stops/recording_length.ts";
import { ArchiveTarget } from "../stops/stop_id.ts";
import type { TourValues } from "../values.ts";
import { getRecorder, type Recording } from "./recording.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("uploads");

/** After this many seconds of silence something is probably wrong. */
const QUIET_AFTER = 4;

/** The recording of this form, which ends with it. */
export function Recorder() {
  useSignals();
  const target = useContext(ArchiveTarget);
  useEffect(() => () => void getRecorder().interrupt(target), [target]);
  const { value: now } = getRecorder().now;
  return now?.target === target ? <Bar now={now} /> : null;
}

function Bar({ now }: { now: Recording }) {
  const { state, problem } = now;
  const recorder = getRecorder();
  const main = useRef<HTMLButtonElement>(null);
  const isRecording = state !== "asking" && state !== "failed";
  useEffect(() => main.current?.focus({ preventScroll: true }), [isRecording, problem]);
  return (
    <div className="recorder" role="group" aria-label={t("recorder")} data-state={state}>
      {isRecording
        ? <Meter now={now} />
        : problem
        ? <p className="field-error" role="alert">{problem}</p>
        : <p role="status">{t("browserAsks")}</p>}
      <div className="recorder-actions">
        {isRecording
          ? (
            <>
              {state !== "muted" && (
                <button type="button" className="button large" onClick={recorder.togglePause}>
                  {state === "paused"
                    ? <Circle aria-hidden="true" />
                    : <Pause aria-hidden="true" />}
                  {state === "paused" ? t("resumeRecording") : t("pauseRecording")}
                </button>
              )}
              <button
                ref={main}
                type="button"
                className="button large primary"
                onClick={recorder.stop}
              >
                <Square aria-hidden="true" />
                <span>
                  {rich(t, "stopRecording", {
                    hidden: (text) => <span className="visually-hidden">{text}</span>,
                  })}
                </span>
              </button>
            </>
          )
          : (
            <>
              {problem && (
                <button
                  ref={main}
                  type="button"
                  className="button"
                  onClick={() => recorder.start(now)}
                >
                  <Mic aria-hidden="true" />
                  {t("tryAgain")}
                </button>
              )}
              <button type="button" className="button quiet" onClick={recorder.stop}>
                {t("close")}
              </button>
            </>
          )}
      </div>
    </div>
  );
}

const SAID = { paused: "recordingPaused", muted: "recordingMuted" } as const;

function Meter({ now }: { now: Recording }) {
  const { state, takeId, seconds, level, loudest } = now;
  const isUnstored = getTakes().takes.value.get(takeId)?.isStored === false;
  return (
    <>
      <p className="recorder-clock">
        <Circle aria-hidden="true" />
        <span>
          <span role="status">
            {t(state === "paused" || state === "muted" ? SAID[state] : "recording")}
          </span>{" "}
          <StopName stopId={now.stopId} />
        </span>
        <span className="recorder-time">{lengthText(seconds)}</span>
      </p>
      <meter
        className="level"
        aria-label={t("microphoneLevel")}
        min={0}
        max={1}
        low={0.05}
        high={0.95}
        optimum={0.5}
        value={level}
      />
      {seconds > QUIET_AFTER && loudest < 0.02 && <p className="soft">{t("noSoundYet")}</p>}
      {isUnstored && (
        <p className="upload-unstored" role="status">
          <TriangleAlert aria-hidden="true" />
          {t("recordingNotStored")}
        </p>
      )}
    </>
  );
}

/** The stop of the recording, where a form has several. */
function StopName({ stopId }: { stopId: string }): ReactNode {
  const { getValues } = useFormContext<TourValues>();
  const stops = getValues("audioStops");
  const index = stops.findIndex(({ id }) => id === stopId);
  if (index < 0 || stops.length === 1) return null;
  return (
    <span className="soft">
      {stops[index].title
        ? rich(t, "ofStopTitled", {
          number: index + 1,
          title: <Words>{stops[index].title}</Words>,
        })
        : t("ofStop", { number: index + 1 })}
    </span>
  );
}
