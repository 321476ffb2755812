/** The way of an archive as one line. */
import type { Position } from "../model/tour/position.ts";
import { hasPlace } from "../model/tour/stop_place.ts";
import { distanceBetween } from "./distance.ts";
import { legsOf, type LegTour } from "./legs.ts";
import { routeLength } from "./route_length.ts";

/** Metres between the ends of two lines that are one. */
const JOINT_METRES = 60;

/**
 * A way as maps draw it: its line, and the stretches of it that are legs, each as the indexes of
 * its first and last point.
 */
export type Way = { routeLine?: Position[]; legs?: [first: number, last: number][] };

/**
 * The way of an archive: along its legs, straight where one is missing, with its route line where
 * that goes on before or behind. Without legs it is the route line.
 */
export function wayOf(tour: LegTour & { routeLine?: Position[] }): Way {
  const { routeLine, audioStops } = tour;
  const known = new Map(legsOf(tour).map(({ to, points }) => [to, points]));
  if (known.size === 0) return { routeLine };
  const line: Position[] = [];
  const legs: [number, number][] = [];
  audioStops.forEach((stop, i) => {
    const leg = known.get(i);
    if (leg) legs.push([line.length, line.length + leg.length - 1]);
    line.push(...leg ?? (hasPlace(stop) ? [stop as Position] : []));
  });
  const way = line.map(({ latitude, longitude }) => ({ latitude, longitude }));
  if (!routeLine) return { routeLine: way, legs };
  const meet = (a: Position, b: Position) => distanceBetween(a, b) <= JOINT_METRES;
  const { length } = routeLine;
  if (meet(routeLine.at(-1)!, way[0])) {
    const moved = legs.map(([first, last]): [number, number] => [first + length, last + length]);
    return { routeLine: [...routeLine, ...way], legs: moved };
  }
  return { routeLine: meet(routeLine[0], way.at(-1)!) ? [...way, ...routeLine] : way, legs };
}

/** The way as one line, if there is one. */
export const wayLine = (tour: LegTour & { routeLine?: Position[] }): Position[] | undefined =>
  wayOf(tour).routeLine;

/**
 * Metres along that line; without one, of a guided archive from stop to stop as the crow flies. 0
 * for an archive that has neither, or no stop on the map.
 */
export function wayMetres(tour: LegTour & { routeLine?: Position[] }): number {
  const places = tour.audioStops.filter(hasPlace) as Position[];
  if (places.length === 0) return 0;
  return routeLength(wayLine(tour) ?? (tour.tourType === "ordered" ? places : []));
}
