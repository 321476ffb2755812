/** "Time it", with progress and cancel. */
import { AudioLines } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import { type Timing, timingsOf } from "../timing/timings.ts";
import { stopIdOf } from "../stops/stop_id.ts";
import type { TourValues } from "../values.ts";
import { isTimed } from "./transcript_edits.ts";
import { isReadable } from "./use_recording.ts";
import type { ShownTranscript } from "./use_transcript.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

type Props = { index: number; address: string; work: ShownTranscript };

export function TimingBar({ index, address, work }: Props) {
  useSignals();
  const form = useFormContext<TourValues>();
  const { timings, start, cancel } = timingsOf(form);
  const id = form.getValues(`audioStops.${index}.id`) ?? "";
  const timing = timings.value.get(id);
  const hasTimes = work.sentences.some(isTimed);
  if (timing?.state === "waiting" || timing?.state === "running") {
    return (
      <div className="timing-bar">
        <progress
          aria-label={t("findingTimes")}
          value={timing.state === "running" ? timing.done : 0}
          max={1}
        />
        <button type="button" className="button" onClick={() => cancel(id)}>
          {t("cancelTiming")}
        </button>
        {timing.state === "waiting" && (
          <p role="status" className="field-hint">{t("otherComesFirst")}</p>
        )}
      </div>
    );
  }
  if (work.sentences.length === 0) return null;
  return (
    <div className="timing-bar">
      {isReadable(address) && (
        <button
          type="button"
          className={hasTimes ? "button" : "button primary"}
          onClick={() => start(stopIdOf(form, index))}
        >
          <AudioLines aria-hidden="true" />
          {hasTimes ? t("timeAgain") : t("timeIt")}
        </button>
      )}
      <p role="status" className="field-hint">
        {noteOf(timing) || (isReadable(address) ? !hasTimes && t("timeItUse") : t("timesNeedFile"))}
      </p>
    </div>
  );
}

function noteOf(timing: Timing | undefined): string {
  switch (timing?.state) {
    case "cancelled":
      return t("timingCancelled");
    case "failed":
      return t("timingFailed", { note: timing.note });
    case "timed":
      return timing.note;
    default:
      return "";
  }
}
