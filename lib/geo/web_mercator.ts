/** The plane of Web Mercator, on which maps of the web are drawn. */
import type { Position } from "../model/tour/position.ts";

/** From 0 to 1 across the world: `x` eastwards, `y` southwards. */
export type MapPoint = { x: number; y: number };

/** The latitude at which the plane ends, in degrees. */
const EDGE = 85.0511287798066;

export function toMercator({ latitude, longitude }: Position): MapPoint {
  const sine = Math.sin(Math.max(-EDGE, Math.min(EDGE, latitude)) * Math.PI / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

export function fromMercator({ x, y }: MapPoint): Position {
  return {
    latitude: Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180 / Math.PI,
    longitude: x * 360 - 180,
  };
}
