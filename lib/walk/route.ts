/** The assumed route of a visitor: straight from stop to stop. */
import { bearingBetween, destinationPoint } from "../geo/bearing.ts";
import { distanceBetween } from "../geo/distance.ts";
import type { Position } from "../model/tour/position.ts";
import { hasPlace } from "../model/tour/stop_place.ts";
import type { WalkTour } from "./state.ts";

/**
 * From `start` through all stops on the map: in order, or in a free-order tour always to the
 * nearest remaining one.
 */
export function routeOf({ ordered, stops }: WalkTour, start: Position): Position[] {
  const place = ({ latitude, longitude }: Position) => ({ latitude, longitude });
  const route = [place(start)];
  const left = stops.filter(hasPlace).map(place);
  while (left.length > 0) {
    const here = route[route.length - 1];
    const metres = left.map((stop) => distanceBetween(here, stop));
    const next = ordered ? 0 : metres.indexOf(Math.min(...metres));
    route.push(...left.splice(next, 1));
  }
  return route;
}

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
