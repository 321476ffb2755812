/** Boxes and places as the server names them, and as a map draws them. Degrees throughout. */
import { normalizeLongitude } from "../../lib/geo/angles.ts";
import type { Position } from "../../lib/model/position.ts";
import type { Bounds, TourMap } from "../../lib/model/tour_map.ts";
import { type Point, toPoints } from "../map/view.ts";

/** The query of `GET /api/tours/map`. */
export type MapBox = Bounds & { zoom: number };

/** All of the earth. */
export const WHOLE_EARTH: Bounds = { south: -90, west: -180, north: 90, east: 180 };

/** The box of a view whose longitudes may lie beyond ±180, or span more than the earth has. */
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

/** The point of a place on the turn of the earth that is nearest to the longitude `center`. */
export const pointNear = ({ latitude, longitude }: Position, center: number): Point => [
  latitude,
  longitude + 360 * Math.round((center - longitude) / 360),
];

/** The corners of `bounds`, the second one east of the first, also across ±180. */
export function cornersOf({ south, west, north, east }: Bounds): [Point, Point] {
  return [[south, west], [north, east < west ? east + 360 : east]];
}

/** The points that show all that was found: places, or the corners of clusters. */
export function extentOf(found: TourMap): Point[] {
  if (found.kind === "places") return toPoints(found.places);
  return toPoints(found.clusters.flatMap(({ bounds: { south, west, north, east } }) => [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ]));
}
