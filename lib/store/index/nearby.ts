/** Finds the tours that begin near a position. */
import { coverCircle } from "../../geo/cover.ts";
import { distanceBetween } from "../../geo/distance.ts";
import type { Position } from "../../model/tour/position.ts";
import type { PlacedCard } from "../../model/tour/tour.ts";
import { readCards } from "./card_pages.ts";

/** A tour and the distance of its start in metres. */
export type NearbyTour = PlacedCard & { distance: number };

/** The first radius of a search for a few of the nearest, in metres; most searches end there. */
const FIRST_RADIUS = 10_000;

/**
 * The number of cards read, as a multiple of those wanted, after which farther ones are skipped.
 */
const CARDS_PER_LIMIT = 4;

/**
 * The public tours that start at most `radius` metres from `center`, the nearest first, equal ones
 * by id; at most `limit` of them. Reads pages of cards and no records; a wide circle is searched
 * from its middle outwards, until there are enough.
 *
 * @throws {RangeError} when the center is not on the earth, or the radius is negative or not a
 * number.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { findNearbyTours } from "./nearby.ts";
 *
 * using kv = await Deno.openKv(":memory:");
 * const center = { latitude: 48.2, longitude: 16.37 };
 * assert.deepEqual(await findNearbyTours(kv, center, 500, 10), []);
 * ```
 */
export async function findNearbyTours(
  kv: Deno.Kv,
  center: Position,
  radius: number,
  limit = Infinity,
): Promise<NearbyTour[]> {
  const isUnlimited = limit === Infinity;
  for (let reached = isUnlimited ? radius : FIRST_RADIUS; reached < radius; reached *= 2) {
    const found = await readCircle(kv, center, reached, limit);
    if (found.length >= limit) return found.slice(0, limit);
  }
  return (await readCircle(kv, center, radius, limit)).slice(0, limit);
}

/** The tours in a circle; if there are more than `limit`, at least that many of the nearest. */
async function readCircle(
  kv: Deno.Kv,
  center: Position,
  radius: number,
  limit: number,
): Promise<NearbyTour[]> {
  const isNear = nearnessTo(center, radius, limit);
  const { cards } = await readCards(kv, coverCircle(center, radius), isNear);
  return latestOf(cards)
    .map((card) => Object.assign(card, { distance: distanceBetween(center, card) }))
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
}

/**
 * Makes a filter of places: at most `radius` metres away, and among the `limit` nearest so far. So
 * few cards are made, however many there are.
 */
export function nearnessTo(center: Position, radius: number, limit: number) {
  let [farthest, distances]: [number, number[]] = [radius, []];
  return (place: Position): boolean => {
    const distance = distanceBetween(center, place);
    if (distance > farthest) return false;
    if (limit === Infinity) return true;
    if (distances.push(distance) >= CARDS_PER_LIMIT * limit) {
      distances = distances.sort((a, b) => a - b).slice(0, limit);
      farthest = distances[limit - 1];
    }
    return true;
  };
}

/**
 * Removes duplicates: a tour that moves while the pages are read may be in two of them, and its
 * later place counts. Duplicates are rare, and a Set finds them in half a Map's time.
 */
function latestOf(cards: PlacedCard[]): PlacedCard[] {
  if (new Set(cards.map(({ id }) => id)).size === cards.length) return cards;
  const latest = new Map<string, PlacedCard>();
  for (const card of cards) {
    if (card.revision >= (latest.get(card.id)?.revision ?? 0)) latest.set(card.id, card);
  }
  return [...latest.values()];
}
