/** The initial view of a map. */
import { unwrapLongitudes } from "../../lib/geo/angles.ts";
import type { Position } from "../../lib/model/tour/position.ts";

/** Degrees; the longitude may exceed ±180 beside a neighbour across that line. */
export type Point = [latitude: number, longitude: number];

/** The view of a map without places. */
const FALLBACK: Point = [40.7589, -74.6672];

/**
 * The zoom for a single place; for several the pixels around them, and the closest zoom. Stops may
 * be next doors, which need a closer zoom than a single stop.
 */
const VIEWS = {
  overview: { zoom: 15, padding: 60, closest: 15 },
  tour: { zoom: 16, padding: 50, closest: 18 },
} as const;

/** The map of all archives, or of the places of one. */
export type ViewKind = keyof typeof VIEWS;

/** `points` in the order of `places`, as near to each other as the round earth allows. */
export function toPoints(places: Position[]): Point[] {
  const longitudes = unwrapLongitudes(places.map((place) => place.longitude));
  return places.map((place, i) => [place.latitude, longitudes[i]]);
}

/** A centre and its zoom, or corners to fit with so many pixels around them. */
type View =
  | { center: Point; zoom: number }
  | { corners: [southWest: Point, northEast: Point]; padding: number; closest: number };

/** The view of all `points`. */
export function viewOf(kind: ViewKind, points: Point[]): View {
  const { zoom, padding, closest } = VIEWS[kind];
  if (points.length < 2) return { center: points[0] ?? FALLBACK, zoom };
  const latitudes = points.map(([latitude]) => latitude);
  const longitudes = points.map(([, longitude]) => longitude);
  const southWest: Point = [Math.min(...latitudes), Math.min(...longitudes)];
  const northEast: Point = [Math.max(...latitudes), Math.max(...longitudes)];
  return { corners: [southWest, northEast], padding, closest };
}
