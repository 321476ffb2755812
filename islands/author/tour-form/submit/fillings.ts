/** Gaps that the form can fill in by itself: descriptions from transcripts, and the duration. */
import type { FieldPath } from "react-hook-form";
import { walkingSeconds } from "../../../../lib/geo/route_length.ts";
import { wayMetres } from "../../../../lib/geo/way_line.ts";
import { listeningSeconds } from "../../../../lib/model/media/recording_length.ts";
import { firstSentences } from "../../../../lib/model/text/spoken_text.ts";
import { minutesText } from "../../../../lib/ui/tour/tour_labels.ts";
import { legTour } from "../legs/form_legs.ts";
import type { TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

/** What is offered to the author, and the texts by the names of their fields. */
export type Filling = {
  label: string;
  /** The rest of the label, where there is room for it. */
  detail: string;
  texts: readonly (readonly [FieldPath<TourValues>, string])[];
  /** The typed text that it would replace. */
  replaced?: string;
};

/** `keptDuration`: a typed duration for which no other is offered. */
export function findFillings(values: TourValues, keptDuration?: string): Filling[] {
  const descriptions = values.audioStops.flatMap(({ description, transcript }, i) =>
    description.trim() === "" && transcript
      ? [[`audioStops.${i}.description`, firstSentences(transcript.cues)] as const]
      : []
  );
  const count = descriptions.length;
  const typed = values.duration.trim();
  const seconds = typed === "" || typed !== keptDuration ? secondsOf(values) : undefined;
  const isOffered = seconds !== undefined && (typed === "" || isFar(typed, seconds, values));
  return [
    ...count > 0
      ? [{
        label: t("describeStops", { count }),
        detail: t("byTranscripts", { count }),
        texts: descriptions,
      }]
      : [],
    ...isOffered
      ? [{
        label: t("durationIs", { duration: minutesText(seconds) }),
        detail: t("byRoute"),
        texts: [["duration", minutesText(seconds)] as const],
        ...typed && { replaced: typed },
      }]
      : [],
  ];
}

/** Listening and walking; undefined where a recording's length is not known. */
function secondsOf(values: TourValues): number | undefined {
  const listening = listeningSeconds(values.audioStops);
  if (listening === undefined) return undefined;
  const { routeLine } = values;
  return listening + walkingSeconds(wayMetres({ ...legTour(values), routeLine }));
}

/** Visitors look around and rest: nearer durations are no mistake. In minutes, and as a part. */
const FAR = { minutes: 10, part: 0.3 };

/** Whether a typed duration is far from that; a text without plain hours or minutes is not. */
function isFar(typed: string, seconds: number, { tourType, routeLine }: TourValues): boolean {
  const [found, minutes] = [minutesOf(typed), seconds / 60];
  if (found === undefined) return false;
  // Without a way, `seconds` are those of the recordings: the least.
  const distance = tourType === "ordered" || routeLine
    ? Math.abs(found - minutes)
    : minutes - found;
  return distance >= FAR.minutes && distance >= FAR.part * Math.max(found, minutes);
}

/** The minutes of "40 min", "1 h 20 min", "1.5 hours". */
function minutesOf(text: string): number | undefined {
  const [, hours, minutes] =
    /^(?:(\d+(?:[.,]\d+)?) ?h(?:(?:ou)?rs?)?\.?)? ?(?:(\d+) ?m(?:in(?:ute)?s?)?\.?)?$/i.exec(
      text,
    ) ??
      [];
  if (hours === undefined && minutes === undefined) return undefined;
  return Number((hours ?? "0").replace(",", ".")) * 60 + Number(minutes ?? 0);
}
