/**
 * Areas with corners, such as a courtyard. They are small, so that the earth counts as flat. Each
 * is a list of three corners or more, in order; the last is joined to the first.
 */
import { decodeLine } from "../model/tour/legs/polyline.ts";
import type { Position } from "../model/tour/position.ts";
import { degrees } from "./angles.ts";
import { destinationPoint } from "./bearing.ts";
import { distanceBetween } from "./distance.ts";
import { footOn, planeAround } from "./plane.ts";

/** Metres from a place to the edge of an area; negative within it. */
export function metresToEdge(area: readonly Position[], place: Position): number {
  const corners = area.map(planeAround(place));
  let [nearest, isInside] = [Infinity, false];
  corners.forEach((to, i) => {
    const from = corners.at(i - 1)!;
    nearest = Math.min(nearest, footOn(from, to).away);
    // A ray to the east crosses the edge an odd number of times from within.
    if (from.y > 0 !== to.y > 0 && from.x + (to.x - from.x) * from.y / (from.y - to.y) > 0) {
      isInside = !isInside;
    }
  });
  return isInside ? -nearest : nearest;
}

/** The radius of the circle that is as large as an area, in metres. */
export function radiusOfArea(area: readonly Position[]): number {
  const corners = area.map(planeAround(area[0]));
  const twice = corners.reduce((sum, { x, y }, i) => {
    const before = corners.at(i - 1)!;
    return sum + before.x * y - x * before.y;
  }, 0);
  return Math.sqrt(Math.abs(twice) / 2 / Math.PI);
}

/** The radius of the circle around a place that contains an area, in metres. */
export const radiusAround = (place: Position, area: readonly Position[]): number =>
  Math.max(...area.map((corner) => distanceBetween(place, corner)));

/** Metres from the edge of an area within which its stop may be. */
const BESIDE_METRES = 30;

/**
 * The corners of a stop's area; undefined for a stop without one, and for a stop that has been
 * moved away from it: its zone is a circle again.
 */
export function areaOf(stop: Position & { area?: string }): Position[] | undefined {
  const corners = stop.area === undefined ? undefined : decodeLine(stop.area);
  return corners && metresToEdge(corners, stop) <= BESIDE_METRES ? corners : undefined;
}

/** The middle of an area's surface; of a bent area, whose middle is outside, its first corner. */
export function middleOf(area: readonly Position[]): Position {
  const middle = centroidOf(area);
  return metresToEdge(area, middle) > 0 ? area[0] : middle;
}

function centroidOf(area: readonly Position[]): Position {
  const [home] = area;
  let [twice, x, y] = [0, 0, 0];
  const corners = area.map(planeAround(home));
  corners.forEach((to, i) => {
    const from = corners.at(i - 1)!;
    const part = from.x * to.y - to.x * from.y;
    twice += part;
    x += (from.x + to.x) * part;
    y += (from.y + to.y) * part;
  });
  if (twice === 0) return home;
  const [east, north] = [x / twice / 3, y / twice / 3];
  const away = Math.hypot(east, north);
  return destinationPoint(home, away, degrees(Math.atan2(east, north)));
}
