/** Which tours begin near here. */
import { coverCircle } from "../geo/cover.ts";
import { distanceBetween } from "../geo/distance.ts";
import type { Position } from "../model/position.ts";
import type { TourSummary } from "../model/tour.ts";
import { getAll } from "./get_all.ts";
import { placesUnder, tourKey } from "./tour_keys.ts";
import { toSummary, type TourRecord } from "./tour_record.ts";

/** A tour and how far away its starting place is, in metres. */
export type NearbyTour = TourSummary & { distance: number };

/**
 * The tours whose starting place is at most `radius` metres from `center`, the nearest first, those
 * equally near by id. Reads at most 32 ranges of the place index, then the records found.
 *
 * @throws {RangeError} when the center is not on the earth, or the radius is negative or not a number.
 */
export async function findNearbyTours(
  kv: Deno.Kv,
  center: Position,
  radius: number,
): Promise<NearbyTour[]> {
  const ranges = coverCircle(center, radius).map((prefix) => idsWithin(kv, prefix, center, radius));
  // A set: a tour that moves while the ranges are read may stand in two of them.
  const ids = new Set((await Promise.all(ranges)).flat());
  const records = await getAll<TourRecord>(kv, [...ids].map(tourKey));
  return records
    .map(({ value }) => ({ ...toSummary(value), distance: distanceBetween(center, value) }))
    .filter((tour) => tour.distance <= radius)
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
}

async function idsWithin(kv: Deno.Kv, prefix: string, center: Position, radius: number) {
  const ids: string[] = [];
  for await (const entry of kv.list<Position>(placesUnder(prefix), { batchSize: 500 })) {
    if (distanceBetween(center, entry.value) <= radius) ids.push(String(entry.key[2]));
  }
  return ids;
}
