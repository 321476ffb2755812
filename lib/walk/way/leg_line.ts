/** The line of a leg: places along it by their distance from its beginning. */
import { radians } from "../../geo/angles.ts";
import { distanceBetween, EARTH_RADIUS } from "../../geo/distance.ts";
import type { Leg } from "../../model/tour/legs/leg_data.ts";
import type { Position } from "../../model/tour/position.ts";

/** The points of a leg, the metres from its beginning to each of them, and to the last. */
export type LegLine = { points: readonly Position[]; at: readonly number[]; length: number };

/** A place on a line: metres from the beginning of the line, and from the place to the visitor. */
export type PlaceOnLine = { metres: number; away: number };

const lines = new WeakMap<Leg, LegLine>();

/** The line of a leg, which is measured once. */
export function lineOf(leg: Leg): LegLine {
  const known = lines.get(leg);
  if (known) return known;
  const at = [0];
  for (let i = 1; i < leg.points.length; i++) {
    at.push(at[i - 1] + distanceBetween(leg.points[i - 1], leg.points[i]));
  }
  const line = { points: leg.points, at, length: at[at.length - 1] };
  lines.set(leg, line);
  return line;
}

/** The place so many metres along the line; its ends for places beyond them. */
export function placeAt({ points, at, length }: LegLine, metres: number): Position {
  if (metres <= 0) return points[0];
  if (metres >= length) return points[points.length - 1];
  const next = at.findIndex((metresThere) => metresThere > metres);
  const [from, to] = [points[next - 1], points[next]];
  const share = (metres - at[next - 1]) / (at[next] - at[next - 1]);
  return {
    latitude: from.latitude + share * (to.latitude - from.latitude),
    longitude: from.longitude + share * (to.longitude - from.longitude),
  };
}

/** The stretch of a line between two places on it, with both. */
export function stretchOf(line: LegLine, from: number, until: number): Position[] {
  const between = line.points.filter((_, i) => line.at[i] > from && line.at[i] < until);
  return [placeAt(line, from), ...between, placeAt(line, until)];
}

/** Metres of a degree of latitude. */
const DEGREE = EARTH_RADIUS * Math.PI / 180;

/**
 * The nearest place to `here` on each piece between two points of the line, as far as it lies from
 * `from` to `until` (metres). On a plane, which is exact near the visitor.
 */
export function nearestOfPieces(
  { points, at, length }: LegLine,
  here: Position,
  from = 0,
  until = length,
): PlaceOnLine[] {
  const perDegree = DEGREE * Math.cos(radians(here.latitude));
  const found: PlaceOnLine[] = [];
  for (let i = 1; i < points.length && at[i - 1] <= until; i++) {
    if (at[i] < from) continue;
    const size = at[i] - at[i - 1];
    const [x, y] = [eastOf(here, points[i - 1]) * perDegree, northOf(here, points[i - 1])];
    const [east, north] = [eastOf(here, points[i]) * perDegree - x, northOf(here, points[i]) - y];
    const square = east * east + north * north;
    const nearest = square > 0 ? -(x * east + y * north) / square : 0;
    const share = size > 0
      ? Math.min(
        Math.max(nearest, 0, (from - at[i - 1]) / size),
        1,
        (until - at[i - 1]) / size,
      )
      : 0;
    const away = Math.hypot(x + share * east, y + share * north);
    found.push({ metres: at[i - 1] + share * size, away });
  }
  return found;
}

const northOf = (here: Position, { latitude }: Position) => (latitude - here.latitude) * DEGREE;

/** Degrees to the east, across 180° too. */
const eastOf = (here: Position, { longitude }: Position) =>
  (longitude - here.longitude + 540) % 360 - 180;

/** The nearest of some places. */
export const nearestOf = (places: readonly PlaceOnLine[]): PlaceOnLine =>
  places.reduce((nearest, place) => place.away < nearest.away ? place : nearest);
