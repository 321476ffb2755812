/** Which tours begin near here. */
import { coverCircle } from "../geo/cover.ts";
import { distanceBetween } from "../geo/distance.ts";
import type { CurveRange } from "../geo/geohash_ranges.ts";
import type { Position } from "../model/position.ts";
import type { TourCard } from "../model/tour.ts";
import { geohashSelector } from "./tour_keys.ts";

/** A tour and how far away its starting place is, in metres. */
export type NearbyTour = TourCard & { distance: number };

/** As many as one read of KV returns: most ranges hold fewer. */
const BATCH = 1000;

/** Where a search for a few of the nearest begins, in metres: most find them there. */
const FIRST_RADIUS = 10_000;

/**
 * The public tours whose starting place is at most `radius` metres from `center`, the nearest
 * first, those equally near by id; of more than `limit` the nearest ones. Reads at most
 * `MAX_RANGES` ranges of cards, side by side, and no record; a wide circle is searched from its
 * middle outwards, until there are enough.
 *
 * @throws {RangeError} when the center is not on the earth, or the radius is negative or not a
 *   number.
 */
export async function findNearbyTours(
  kv: Deno.Kv,
  center: Position,
  radius: number,
  limit = Infinity,
): Promise<NearbyTour[]> {
  const isUnlimited = limit === Infinity;
  for (let reached = isUnlimited ? radius : FIRST_RADIUS; reached < radius; reached *= 2) {
    const found = await readCircle(kv, center, reached);
    if (found.length >= limit) return found.slice(0, limit);
  }
  return (await readCircle(kv, center, radius)).slice(0, limit);
}

async function readCircle(kv: Deno.Kv, center: Position, radius: number): Promise<NearbyTour[]> {
  const ranges = coverCircle(center, radius).map((range) => readRange(kv, range, center, radius));
  const found = new Map<string, NearbyTour>();
  for (const tour of (await Promise.all(ranges)).flat()) {
    // A tour that moves while the ranges are read may stand in two of them: the later place counts.
    if (tour.revision >= (found.get(tour.id)?.revision ?? 0)) found.set(tour.id, tour);
  }
  return [...found.values()].sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
}

async function readRange(kv: Deno.Kv, range: CurveRange, center: Position, radius: number) {
  const tours: NearbyTour[] = [];
  for await (const { value } of kv.list<TourCard>(geohashSelector(range), { batchSize: BATCH })) {
    const distance = distanceBetween(center, value);
    if (distance <= radius) tours.push({ ...value, distance });
  }
  return tours;
}
