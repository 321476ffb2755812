/** The way of an archive as one line. */
import type { Position } from "../model/tour/position.ts";
import { hasPlace } from "../model/tour/stop_place.ts";
import { distanceBetween } from "./distance.ts";
import { legsOf, type LegTour } from "./legs.ts";
import { routeLength } from "./route_length.ts";

/** Metres between the ends of two lines that are one. */
const JOINT_METRES = 60;

/**
 * The line that an archive has: along its legs, straight where one is missing, with its route line
 * where that goes on before or behind. Without legs it is the route line.
 */
export function wayLine(tour: LegTour & { routeLine?: Position[] }): Position[] | undefined {
  const { routeLine, audioStops } = tour;
  const legs = new Map(legsOf(tour).map(({ to, points }) => [to, points]));
  if (legs.size === 0) return routeLine;
  const way = audioStops.flatMap((stop, i) =>
    legs.get(i) ?? (hasPlace(stop) ? [stop as Position] : [])
  ).map(({ latitude, longitude }) => ({ latitude, longitude }));
  if (!routeLine) return way;
  const meet = (a: Position, b: Position) => distanceBetween(a, b) <= JOINT_METRES;
  if (meet(routeLine.at(-1)!, way[0])) return [...routeLine, ...way];
  return meet(routeLine[0], way.at(-1)!) ? [...way, ...routeLine] : way;
}

/**
 * Metres along that line; without one, of a guided archive from stop to stop as the crow flies. 0
 * for an archive that has neither, or no stop on the map.
 */
export function wayMetres(tour: LegTour & { routeLine?: Position[] }): number {
  const places = tour.audioStops.filter(hasPlace) as Position[];
  if (places.length === 0) return 0;
  return routeLength(wayLine(tour) ?? (tour.tourType === "ordered" ? places : []));
}
