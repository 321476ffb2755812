/** The places on the form's map: the start and each stop with a place, as typed at present. */
import { areaOf } from "../../../../lib/geo/area.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { RouteLine } from "../../../../lib/model/tour/route_line.ts";
import { readNumber, readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import type { TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("writing");

/** The start's index among the places. */
export const START = -1;

/**
 * `index` counts stops from 0; `radius` in metres is missing while its box is empty, and where the
 * zone is an `area`.
 */
export type FormPlace = Position & { index: number; radius?: number; area?: string };

/** The name of the start, or of a stop. */
export const placeName = (index: number, title = ""): string =>
  index === START ? t("start") : `${index + 1}. ${title || t("untitledStop")}`;

/** What the map draws of a form. */
export const drawnOf = (values: TourValues): { places: FormPlace[]; routeLine: RouteLine } => ({
  places: formPlaces(values),
  routeLine: values.routeLine ?? [],
});

/** Places that can be drawn, the start first. */
export function formPlaces({ audioStops, ...tour }: TourValues): FormPlace[] {
  const start = readPlace(tour);
  const stops = audioStops.flatMap((stop, index) => {
    const place = readPlace(stop);
    const metres = readNumber(stop.triggerRadius);
    const circle = metres !== undefined && metres > 0 ? { radius: metres } : {};
    if (!place) return [];
    const isArea = areaOf({ ...place, area: stop.area }) !== undefined;
    return [{ ...place, ...isArea ? { area: stop.area } : circle, index }];
  });
  return [...start ? [{ ...start, index: START }] : [], ...stops];
}
