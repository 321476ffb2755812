/** The part of its recording that a stop plays: a line that opens the choice of another. */
import { useFormContext, useWatch } from "react-hook-form";
import { timeText } from "../../../../lib/formats/fields/transcript.ts";
import { isDivisible, parsePartAddress } from "../../../../lib/model/media/part_address.ts";
import { recordingSeconds } from "../../../../lib/model/media/recording_length.ts";
import { LongField } from "../open-one/long_field.tsx";
import type { StopValues, TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

/** Seconds of a recording that is long enough for several stops. */
const LONG = 5 * 60;

type Recording = Pick<StopValues, "audioUrl" | "audioDuration">;

/** Whether the part has a line, since there is one or the recording is long. */
const hasLine = ({ audioUrl, audioDuration }: Recording): boolean =>
  parsePartAddress(audioUrl) !== undefined ||
  isDivisible(audioUrl) && (recordingSeconds(audioDuration) ?? 0) >= LONG;

/** Whether the menu "Add …" has the choice of a part. */
export const isPartOffered = (stop: Recording): boolean =>
  isDivisible(stop.audioUrl) && !hasLine(stop);

export function PartField({ index }: { index: number }) {
  const { control } = useFormContext<TourValues>();
  const [audioUrl, audioDuration] = useWatch({
    control,
    name: [`audioStops.${index}.audioUrl`, `audioStops.${index}.audioDuration`],
  });
  if (!isDivisible(audioUrl)) return null;
  const part = parsePartAddress(audioUrl);
  return (
    <LongField
      name="part"
      isEmpty={!hasLine({ audioUrl, audioDuration })}
      title={t("partOfRecording")}
      summary={part ? `${timeText(part.from)}–${timeText(part.to)}` : t("playsAll")}
      loading={t("loadingPart")}
      load={() => import("./part_panel.tsx").then(({ PartPanel }) => PartPanel)}
      render={(Panel) => <Panel key={audioUrl} index={index} />}
    />
  );
}
