/** Places as points on a sphere of radius 1, whose distances a database can compare. */
import { radians } from "../../../geo/angles.ts";
import { EARTH_RADIUS } from "../../../geo/distance.ts";
import type { Position } from "../../../model/tour/position.ts";

type Point = { x: number; y: number; z: number };

export function onSphere({ latitude, longitude }: Position): Point {
  const around = Math.cos(radians(latitude));
  return {
    x: around * Math.cos(radians(longitude)),
    y: around * Math.sin(radians(longitude)),
    z: Math.sin(radians(latitude)),
  };
}

/** The square of the straight line between two points that are `metres` apart over the ground. */
export const squareOfChord = (metres: number): number =>
  (2 * Math.sin(Math.min(metres / EARTH_RADIUS, Math.PI) / 2)) ** 2;
