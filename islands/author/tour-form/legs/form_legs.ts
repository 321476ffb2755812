/** The ways from stop to stop of a form, as typed at present. */
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { legsOf } from "../../../../lib/geo/legs.ts";
import { readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import type { LegPart } from "../../../../lib/model/tour/legs/leg_data.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { START } from "../map/form_places.ts";
import { isDefaultPlace } from "../place/nearby_place.ts";
import type { TourValues } from "../values.ts";

/**
 * The way from the stop `from` (-1: the start) to the stop `to`, by their indexes. `made` is
 * missing for a straight line: no way was made, or one of its places has been moved since.
 */
export type FormLeg = {
  from: number;
  to: number;
  ends: [from: Position, to: Position];
  made?: { points: Position[]; parts: LegPart[] };
};

/** Metres between two places that need a way. */
const APART = 1;

/** The form's way, in the shape of an archive for functions that take archives. */
export const legTour = ({ tourType, audioStops, ...start }: TourValues) => ({
  tourType,
  ...readPlace(start),
  audioStops: audioStops.map((stop) => ({
    ...readPlace(stop),
    place: stop.place,
    leg: stop.leg,
  })),
});

/** The ways of a guided archive in the order of its stops; none in free order. */
export function formLegs(values: TourValues): FormLeg[] {
  const { tourType, audioStops, ...start } = values;
  if (tourType !== "ordered") return [];
  const found = legsOf(legTour(values));
  const made = new Map(found.map(({ to, points, parts }) => [to, { points, parts }]));
  const legs: FormLeg[] = [];
  let [before, from] = [START, readPlace(start)];
  for (const [to, stop] of audioStops.entries()) {
    if (stop.place) continue;
    const at = readPlace(stop);
    if (from && at && isWay(from, at)) {
      legs.push({ from: before, to, ends: [from, at], ...made.has(to) && { made: made.get(to) } });
    }
    [before, from] = [to, at];
  }
  return legs;
}

const isWay = (from: Position, to: Position): boolean =>
  !isDefaultPlace(from) && !isDefaultPlace(to) && distanceBetween(from, to) > APART;

/** Both places of a way in one text, by which a change of either is known. */
export const endsText = ({ ends }: Pick<FormLeg, "ends">): string =>
  ends.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(" ");
