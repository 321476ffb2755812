/** Gaps that the form can fill in by itself: descriptions from transcripts, and the duration. */
import type { FieldPath } from "react-hook-form";
import { routeLength, walkingSeconds } from "../../../../lib/geo/route_length.ts";
import { readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import { listeningSeconds } from "../../../../lib/model/media/recording_length.ts";
import { firstSentences } from "../../../../lib/model/text/spoken_text.ts";
import { minutesText } from "../../../../lib/ui/tour/tour_labels.ts";
import type { TourValues } from "../values.ts";

/** What is offered to the author, and the texts by the names of their fields. */
export type Filling = {
  label: string;
  texts: readonly (readonly [FieldPath<TourValues>, string])[];
};

export function findFillings(values: TourValues): Filling[] {
  const descriptions = values.audioStops.flatMap(({ description, transcript }, i) =>
    description.trim() === "" && transcript
      ? [[`audioStops.${i}.description`, firstSentences(transcript.cues)] as const]
      : []
  );
  const count = descriptions.length;
  const duration = values.duration.trim() === "" && durationOf(values);
  return [
    ...count > 0
      ? [{
        label: count === 1
          ? "Describe a stop by its transcript’s first sentences"
          : `Describe ${count} stops by their transcripts’ first sentences`,
        texts: descriptions,
      }]
      : [],
    ...duration
      ? [{
        label: `Duration: ${duration}, by route and recordings`,
        texts: [["duration", duration] as const],
      }]
      : [],
  ];
}

/** Listening and walking; undefined where a recording's length is not known. */
function durationOf({ audioStops, routeLine, tourType }: TourValues): string | undefined {
  const listening = listeningSeconds(audioStops);
  if (listening === undefined) return undefined;
  const places = tourType === "ordered" ? audioStops.flatMap((stop) => readPlace(stop) ?? []) : [];
  return minutesText(listening + walkingSeconds(routeLength(routeLine ?? places)));
}
