/** Distances over the ground, on a spherical earth. */
import type { Position } from "../model/tour/position.ts";
import { radians } from "./angles.ts";

/** Mean radius of the earth in metres, as the specification gives it (6371 km). */
export const EARTH_RADIUS = 6_371_000;

/**
 * The great-circle distance between two positions, in metres. Symmetric, and 0 for equal positions.
 *
 * Source: the haversine formula (R. W. Sinnott, "Virtues of the Haversine", 1984). Exact to
 * rounding for near points; to about 0.2 m for antipodes, where the formula is ill-conditioned.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { distanceBetween } from "./distance.ts";
 *
 * const vienna = { latitude: 48.2082, longitude: 16.3738 };
 * const graz = { latitude: 47.0707, longitude: 15.4395 };
 * assert.equal(Math.round(distanceBetween(vienna, graz) / 1000), 145);
 * ```
 */
export function distanceBetween(a: Position, b: Position): number {
  const halfNorth = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfEast = Math.sin(radians(b.longitude - a.longitude) / 2);
  const haversine = halfNorth ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfEast ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
