/** The archives around a place, asked for at most once for each rounded place and 30 s. */
import type { Position } from "../../lib/model/position.ts";
import type { TourSummary } from "../../lib/model/tour.ts";
import { api } from "../../lib/browser/api.ts";

/** Kilometres around the visitor. */
const RADIUS = 10;

/** How long an answer holds, in milliseconds. */
export const STALE = 30_000;

/** `distance` in metres. */
export type NearbyTour = TourSummary & { distance: number };

/** The place to some hundred metres: who walks on does not ask at each step. */
export const roundedPlace = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

/**
 * Answers, and questions under way, by rounded place. They outlive the home page, to which people
 * come back.
 */
const asked = new Map<string, { at: number; tours: Promise<NearbyTour[]> }>();

/** The tours within reach; rejects as `api` does, and asks anew after that. */
export function findNearby(position: Position): Promise<NearbyTour[]> {
  for (const [place, { at }] of asked) {
    if (Date.now() - at >= STALE) asked.delete(place);
  }
  const place = roundedPlace(position);
  const known = asked.get(place);
  if (known) return known.tours;
  const query = new URLSearchParams({
    lat: String(position.latitude),
    lng: String(position.longitude),
    radius: String(RADIUS),
  });
  const tours = api<NearbyTour[]>("GET", `/api/tours/nearby?${query}`);
  asked.set(place, { at: Date.now(), tours });
  tours.catch(() => asked.delete(place));
  return tours;
}
