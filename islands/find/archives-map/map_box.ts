/** Conversions of boxes and places between the server and the map. Degrees throughout. */
import { normalizeLongitude } from "../../../lib/geo/angles.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import type { Bounds } from "../../../lib/model/tour/tour_map.ts";
import type { Point } from "../../map/view.ts";

/** The query of `GET /api/tours/map`. */
export type MapBox = Bounds & { zoom: number };

/** The box of a view whose longitudes may exceed ±180, or span more than the earth. */
export function boxOf({ south, west, north, east }: Bounds, zoom: number): MapBox {
  const latitudes = { south: Math.max(south, -90), north: Math.min(north, 90) };
  if (east - west >= 360) return { ...latitudes, west: -180, east: 180, zoom };
  return {
    ...latitudes,
    west: normalizeLongitude(west),
    east: normalizeLongitude(east),
    zoom,
  };
}

/** The point of a place, moved by whole turns to be nearest to the longitude `center`. */
export const pointNear = ({ latitude, longitude }: Position, center: number): Point => [
  latitude,
  longitude + 360 * Math.round((center - longitude) / 360),
];

/** The corners of `bounds`, the second one east of the first, also across ±180. */
export function cornersOf({ south, west, north, east }: Bounds): [Point, Point] {
  return [[south, west], [north, east < west ? east + 360 : east]];
}

/** Whether a place lies in `bounds`, its edges included. */
export function isWithin({ latitude, longitude }: Position, bounds: Bounds): boolean {
  const [[south, west], [north, east]] = cornersOf(bounds);
  // Moved by whole turns to where the bounds are drawn.
  const turned = longitude + 360 * Math.round(((west + east) / 2 - longitude) / 360);
  return south <= latitude && latitude <= north && west <= turned && turned <= east;
}
