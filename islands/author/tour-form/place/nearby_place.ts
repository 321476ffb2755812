/** Near which place a text in the form is meant. */
import type { Position } from "../../../../lib/model/tour/position.ts";
import { DEFAULT_START } from "../../../../lib/model/tour/tour_form.ts";
import { readPlace } from "../numbers.ts";
import type { TourValues } from "../values.ts";

/** True for the place that a form begins with, and that nobody has chosen. */
export const isDefaultPlace = ({ latitude, longitude }: Position): boolean =>
  latitude === DEFAULT_START.latitude && longitude === DEFAULT_START.longitude;

/** True while no place of the form was chosen by anybody. */
export const isUnplaced = (values: TourValues): boolean =>
  [values, ...values.audioStops].map(readPlace).every((place) => !place || isDefaultPlace(place));

/**
 * The place of the tour that is nearest to the stop `index` in its order (-1 for the start); before
 * any was chosen `lastPlace`, where its author was or worked last.
 */
export function nearbyPlace(
  { audioStops, ...start }: TourValues,
  index: number,
  lastPlace: Position | undefined,
): Position | undefined {
  const others = audioStops.map((stop, at) => ({ at, place: readPlace(stop) }))
    .filter(({ at }) => at !== index)
    .sort((a, b) => Math.abs(a.at - index) - Math.abs(b.at - index))
    .map(({ place }) => place);
  const own = index < 0 ? undefined : readPlace(audioStops[index]);
  const places = [...others, readPlace(start), own];
  return places.find((place) => place && !isDefaultPlace(place)) ?? lastPlace;
}
