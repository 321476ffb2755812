/** The transcript of a stop. */
import { useFormContext, useWatch } from "react-hook-form";
import type { Transcript } from "../../../../lib/model/tour/transcript.ts";
import { LongField } from "../open-one/long_field.tsx";
import type { TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

export function TranscriptField({ index }: { index: number }) {
  const { control } = useFormContext<TourValues>();
  const transcript = useWatch({ control, name: `audioStops.${index}.transcript` });
  return (
    <LongField
      name="transcript"
      isEmpty={!transcript}
      title={t("transcript")}
      summary={summaryOf(transcript)}
      loading={t("loadingTranscript")}
      load={() => import("./transcript_panel.tsx").then(({ TranscriptPanel }) => TranscriptPanel)}
      render={(Panel) => <Panel index={index} />}
    />
  );
}

function summaryOf(transcript: Transcript | undefined): string {
  if (!transcript) return t("noTranscriptYet");
  const { cues, source, checked } = transcript;
  const timed = cues.filter(({ start }) => start !== undefined).length;
  const counts = { count: cues.length, timed };
  const summary = timed === 0
    ? t("sentencesUntimed", counts)
    : timed < cues.length
    ? t("sentencesPartlyTimed", counts)
    : t("sentencesTimed", counts);
  return source === "machine" && !checked ? t("summaryUnchecked", { summary }) : summary;
}
