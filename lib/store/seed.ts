/** The demo archives of a new installation. */
import { encodeTime } from "ulid";
import { NOBODY } from "../model/id.ts";
import { Problem } from "../model/web/problem.ts";
import type { TourInput } from "../model/tour/tour.ts";
import { TOURS } from "./tours/tour_keys.ts";
import { createTour } from "./tours/tours.ts";

/** A demo archive, and its time of creation. */
export type SeedTour = { input: TourInput; createdAt: Date };

/**
 * Stores `tours`, owned by nobody, in a store that has never had a tour or a user; returns how many
 * it stored. Ids are made of a tour's place in the list and its time, so that two seeds at once
 * store each tour once.
 */
export async function seedTours(kv: Deno.Kv, tours: SeedTour[]): Promise<number> {
  for (const prefix of [TOURS, ["tour_trash"], ["users"]]) {
    for await (const _ of kv.list({ prefix }, { limit: 1 })) return 0;
  }
  const stored = await Promise.all(tours.map((tour, index) => storeTour(kv, tour, index)));
  return stored.filter(Boolean).length;
}

/** False when the tour is there already. */
async function storeTour(kv: Deno.Kv, { input, createdAt }: SeedTour, index: number) {
  const id = encodeTime(createdAt.getTime(), 10) + String(index).padStart(16, "0");
  try {
    await createTour(kv, input, { userId: NOBODY, now: createdAt, id });
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 409) return false;
    throw error;
  }
}
