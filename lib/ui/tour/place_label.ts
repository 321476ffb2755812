/** The name of a position on the home page. */
import type { Position } from "../../model/tour/position.ts";
import { coordinates } from "./tour_labels.ts";

const SAN_FRANCISCO = { south: 37.75, north: 37.8, west: -122.5, east: -122.35 };

/**
 * 'San Francisco, CA' within a box of that city, its edges included; elsewhere the degrees with 4
 * decimals.
 */
export function placeLabel(at: Position): string {
  const { south, north, west, east } = SAN_FRANCISCO;
  const inside = at.latitude >= south && at.latitude <= north && at.longitude >= west &&
    at.longitude <= east;
  return inside ? "San Francisco, CA" : coordinates(at, 4);
}
