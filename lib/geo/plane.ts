/** Small parts of the earth as a plane. */
import type { Position } from "../model/tour/position.ts";
import { normalizeLongitude, radians } from "./angles.ts";
import { EARTH_RADIUS } from "./distance.ts";

/** A point of a plane. */
export type XY = { x: number; y: number };

/** Metres east (x) and north (y) of `place`, as a function of other places near it. */
export function planeAround(place: Position): (other: Position) => XY {
  const north = radians(1) * EARTH_RADIUS;
  const east = north * Math.cos(radians(place.latitude));
  return ({ latitude, longitude }) => ({
    x: normalizeLongitude(longitude - place.longitude) * east,
    y: (latitude - place.latitude) * north,
  });
}

/**
 * The point of a stretch that is nearest to `at`: which part of the stretch lies before it (0 to
 * 1), and how far away it is.
 */
export function footOn(from: XY, to: XY, at: XY = { x: 0, y: 0 }): { part: number; away: number } {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const along = length === 0 ? 0 : ((at.x - from.x) * x + (at.y - from.y) * y) / length;
  const part = Math.max(0, Math.min(1, along));
  return { part, away: Math.hypot(from.x + part * x - at.x, from.y + part * y - at.y) };
}
