/** The reference position for a text in the form. */
import type { Position } from "../../../../lib/model/tour/position.ts";
import { DEFAULT_START } from "../../../../lib/model/tour/tour_form.ts";
import { readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import type { TourValues } from "../values.ts";

/** True for a new form's default place. */
export const isDefaultPlace = ({ latitude, longitude }: Position): boolean =>
  latitude === DEFAULT_START.latitude && longitude === DEFAULT_START.longitude;

/** True while no place of the form was chosen. */
export const isUnplaced = (values: TourValues): boolean =>
  [values, ...values.audioStops].map(readPlace).every((place) => !place || isDefaultPlace(place));

/**
 * The place of the tour nearest to the stop `index` in its order (-1 for the start); before any was
 * chosen `lastPlace`, the author's position or the last one they worked at.
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
