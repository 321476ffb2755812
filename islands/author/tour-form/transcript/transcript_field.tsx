/** The transcript of a stop. */
import { useFormContext, useWatch } from "react-hook-form";
import type { Transcript } from "../../../../lib/model/tour/transcript.ts";
import { counted } from "../../../../lib/formats/report.ts";
import { LongField } from "../open-one/long_field.tsx";
import type { TourValues } from "../values.ts";

export function TranscriptField({ index }: { index: number }) {
  const { control } = useFormContext<TourValues>();
  const transcript = useWatch({ control, name: `audioStops.${index}.transcript` });
  return (
    <LongField
      name="transcript"
      isEmpty={!transcript}
      title="Transcript"
      summary={summaryOf(transcript)}
      loading="Loading the transcript’s tools…"
      load={() => import("./transcript_panel.tsx").then(({ TranscriptPanel }) => TranscriptPanel)}
      render={(Panel) => <Panel index={index} />}
    />
  );
}

function summaryOf(transcript: Transcript | undefined): string {
  if (!transcript) return "None yet. People who can’t hear read it.";
  const { cues, source, checked } = transcript;
  const timed = cues.filter(({ start }) => start !== undefined).length;
  const times = timed === 0
    ? "without times"
    : timed < cues.length
    ? `${timed} with times`
    : "with times";
  const isDoubtful = source === "machine" && !checked;
  return `${counted(cues.length, "sentence")}, ${times}` +
    (isDoubtful ? "; machine-made, not checked" : "");
}
