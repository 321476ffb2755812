/** The bounding box of places. */
import { normalizeLongitude, unwrapLongitudes } from "../../geo/angles.ts";
import type { Position } from "../../model/tour/position.ts";
import type { TourExtent } from "../../model/tour/tour_map.ts";

/** The smallest box that contains all places; it may cross 180°. */
export function extentOf(places: Position[]): TourExtent {
  if (places.length === 0) return { total: 0 };
  const longitudes = unwrapLongitudes(places.map(({ longitude }) => longitude));
  const bounds = { south: 90, west: Infinity, north: -90, east: -Infinity };
  for (const [i, { latitude }] of places.entries()) {
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
    bounds.west = Math.min(bounds.west, longitudes[i]);
    bounds.east = Math.max(bounds.east, longitudes[i]);
  }
  const { east } = bounds;
  return {
    total: places.length,
    bounds: { ...bounds, east: east > 180 ? normalizeLongitude(east) : east },
  };
}
