/** The archives around a place, requested at most once for each rounded place and 30 s. */
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { hasPlace } from "../../../lib/model/tour/stop_place.ts";
import type { ListedTour } from "../../../lib/model/tour/tour_search.ts";
import { language } from "../../../lib/texts/texts.ts";
import { api } from "../../../lib/device/api.ts";

/** Kilometres around the visitor. */
export const RADIUS = 10;

/** Kilometres to the other side of the earth. */
const ANYWHERE = 20_038;

/** How long an answer is valid, in milliseconds. */
const STALE = 30_000;

/** `distance` in metres. */
export type NearbyTour = ListedTour & Position & { distance: number };

/**
 * The place, rounded to some hundred metres, so that walking does not cause a request at each step.
 */
export const roundedPlace = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

/**
 * Answers, and requests under way, by rounded place. They outlive the home page, which people
 * return to.
 */
const asked = new Map<string, { at: number; tours: Promise<NearbyTour[]> }>();

/** The tours within reach; rejects as `api` does; the next call then tries again. */
export function findNearby(position: Position): Promise<NearbyTour[]> {
  for (const [place, { at }] of asked) {
    if (Date.now() - at >= STALE) asked.delete(place);
  }
  const place = roundedPlace(position);
  const known = asked.get(place);
  if (known) return known.tours;
  const tours = ask(position, { radius: RADIUS });
  asked.set(place, { at: Date.now(), tours });
  tours.catch(() => asked.delete(place));
  return tours;
}

/** The nearest tour at any distance, or undefined. Rejects as `api` does. */
export const findNearest = async (position: Position): Promise<NearbyTour | undefined> =>
  (await ask(position, { radius: ANYWHERE, limit: 1 }))[0];

/**
 * The archive within reach that begins nearest to the last stop on the map of `tour`, except
 * itself, or undefined. Rejects as `api` does.
 */
export async function findNext(
  { id, audioStops }: Pick<PlayerTour, "id" | "audioStops">,
): Promise<NearbyTour | undefined> {
  const last = audioStops.findLast(hasPlace);
  const found = last ? await ask(last, { radius: RADIUS, limit: 2 }) : [];
  return found.find((tour) => tour.id !== id);
}

function ask({ latitude, longitude }: Position, how: Record<string, number>) {
  const values = { lat: latitude, lng: longitude, ...how, lang: language() };
  const query = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return api<NearbyTour[]>("GET", `/api/tours/nearby?${new URLSearchParams(query)}`);
}
