/** What devices that keep copies are told of stories that are not released. */
import { visibilityOf } from "../../model/tour/visibility.ts";
import { FileHash } from "../kv/fields.ts";
import { getAll } from "../kv/get_all.ts";
import { listMediaUsers } from "../media/media_users.ts";
import type { Consents } from "./consents.ts";
import { findTrashed, type TourRecord, Tours } from "../records/tours.ts";

/**
 * The recordings that are closed in some archive, each once. Recordings that only private archives
 * have, or had when they were deleted, are left out: no visitor's device has a copy of them.
 */
export async function listWithheld(kv: Deno.Kv, consents: Consents): Promise<string[]> {
  const toursOf = new Map<string, Set<string>>();
  for (const { recording, tourId } of await consents.closing()) {
    toursOf.set(recording, (toursOf.get(recording) ?? new Set()).add(tourId));
  }
  const listed: string[] = [];
  for (const [recording, tours] of toursOf) {
    if (FileHash.safeParse(recording).success) {
      for (const { tourId } of await listMediaUsers(kv, recording)) tours.add(tourId);
    }
    if (await isAnyOpen(kv, [...tours])) listed.push(recording);
  }
  return listed;
}

async function isAnyOpen(kv: Deno.Kv, tours: string[]): Promise<boolean> {
  const present = await getAll<TourRecord>(kv, tours.map(Tours.key));
  for (const [i, { value }] of present.entries()) {
    const tour = value ?? (await findTrashed(kv, tours[i])).entry?.value?.record;
    if (tour && visibilityOf(tour) !== "private") return true;
  }
  return false;
}
