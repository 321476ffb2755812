/** The assumed route of a visitor: along the legs of the tour, else straight from stop to stop. */
import { bearingBetween, destinationPoint } from "../geo/bearing.ts";
import { distanceBetween } from "../geo/distance.ts";
import type { Position } from "../model/tour/position.ts";
import { hasPlace } from "../model/tour/stop_place.ts";
import type { WalkTour } from "./state.ts";
import { lineOf, nearestOf, nearestOfPieces, stretchOf } from "./way/leg_line.ts";

/** A place of a route, and the bends of the leg that leads there from the place before. */
export type RoutePlace = Position & { bends?: Position[] };

/**
 * From `start` through all stops on the map: in order, or in a free-order tour always to the
 * nearest remaining one. The first leg is taken from its nearest place to the start.
 */
export function routeOf({ ordered, stops, legs = [] }: WalkTour, start: Position): RoutePlace[] {
  const place = ({ latitude, longitude }: Position) => ({ latitude, longitude });
  const route: RoutePlace[] = [place(start)];
  const left = stops.flatMap((stop, to): RoutePlace[] => {
    const leg = legs.find((leg) => leg.to === to);
    if (!hasPlace(stop)) return [];
    return [{ ...place(stop), ...leg && { bends: leg.points } }];
  });
  if (left[0]?.bends) left[0] = { ...left[0], bends: restOf(left[0].bends, start) };
  while (left.length > 0) {
    const here = route[route.length - 1];
    const metres = left.map((stop) => distanceBetween(here, stop));
    const next = ordered ? 0 : metres.indexOf(Math.min(...metres));
    route.push(...left.splice(next, 1));
  }
  return route;
}

/** The points of a line from its nearest place to `start` on. */
function restOf(points: Position[], start: Position): Position[] {
  const line = lineOf({ to: 0, points, parts: [] });
  const { metres } = nearestOf(nearestOfPieces(line, start));
  return stretchOf(line, metres, line.length);
}

/** All places and bends of a route, in order. */
export const lineOfRoute = (route: readonly RoutePlace[]): Position[] =>
  route.flatMap(({ latitude, longitude, bends = [] }) => [...bends, { latitude, longitude }]);

/**
 * The position `metres` along a route of one position or more; `isEnd` at its last one, or beyond.
 */
export function alongRoute(route: Position[], metres: number): { place: Position; isEnd: boolean } {
  let left = metres;
  for (let i = 1; i < route.length; i++) {
    const length = distanceBetween(route[i - 1], route[i]);
    if (left < length) {
      const bearing = bearingBetween(route[i - 1], route[i]);
      return { place: destinationPoint(route[i - 1], left, bearing), isEnd: false };
    }
    left -= length;
  }
  return { place: route[route.length - 1], isEnd: true };
}
