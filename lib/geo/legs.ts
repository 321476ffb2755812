/** The legs of a guided walk that lead from stop to stop. */
import type { Leg, LegData } from "../model/tour/legs/leg_data.ts";
import { decodeLine } from "../model/tour/legs/polyline.ts";
import type { Position } from "../model/tour/position.ts";
import { hasPlace, startOf, type StopPlace } from "../model/tour/stop_place.ts";
import { distanceBetween } from "./distance.ts";
import { routeLength } from "./route_length.ts";

/** Metres by which a leg may miss its places: since it was made, one of them was moved. */
const MISS_METRES = 30;

type LegStop = Partial<Position> & { place?: StopPlace; leg?: LegData };

/** An archive as far as its legs are concerned. */
export type LegTour = Partial<Position> & {
  tourType: string;
  audioStops: readonly LegStop[];
};

/**
 * The index of the stop on the map before the one at `index`, -1 for the start of the archive;
 * undefined if `index` is not on the map.
 */
export function stopBefore(stops: readonly LegStop[], index: number): number | undefined {
  return hasPlace(stops[index]) ? stops.slice(0, index).findLastIndex(hasPlace) : undefined;
}

/**
 * The legs of a guided archive, in the order of its stops. Archives in free order have no legs. A
 * leg is left out if one of its two places has been moved since it was made.
 */
export function legsOf({ tourType, audioStops, ...start }: LegTour): Leg[] {
  if (tourType !== "ordered") return [];
  return audioStops.flatMap((stop, to) => {
    const before = stopBefore(audioStops, to);
    if (before === undefined || !stop.leg) return [];
    const points = decodeLine(stop.leg.line) ?? [];
    const from = before < 0 ? startOf(start) : audioStops[before] as Position;
    return from && meets(points.at(0), from) && meets(points.at(-1), stop as Position)
      ? [{ to, points, parts: stop.leg.parts ?? [] }]
      : [];
  });
}

const meets = (end: Position | undefined, place: Position): boolean =>
  end !== undefined && distanceBetween(end, place) <= MISS_METRES;

/** Streets of a leg, one after the other, with their metres. */
type Street = { name?: string; steps?: true; metres: number };

/** The streets of a leg; none where its parts are not known. */
export function streetsOf({ points, parts }: Leg): Street[] {
  return parts.map(({ at, name, steps }, i) => ({
    name,
    steps,
    metres: routeLength(points.slice(at, (parts[i + 1]?.at ?? points.length) + 1)),
  }));
}

/** Whether a leg of an archive has steps, as far as is known. */
export const hasSteps = (tour: LegTour): boolean =>
  legsOf(tour).some(({ parts }) => parts.some(({ steps }) => steps));
