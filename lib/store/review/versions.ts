/** The versions of tours that were handed in, for their authors and for archivists. */
import type { HandedInTour } from "../../model/review/hand_in.ts";
import type { Stop } from "../../model/tour/stop.ts";
import { readParts } from "../kv/parts.ts";
import { isReviewed } from "../kv/reviewed_kv.ts";
import type { Actor } from "../people/tour_actor.ts";
import { toTour } from "../tours/tour_record.ts";
import { getTour } from "../tours/tours.ts";
import { getHandIn, getHandInRecord, unsettledIn } from "../tours/hand_in_record.ts";
import { toHandedIn } from "../tours/save_review.ts";
import { Stops } from "../records/tours.ts";
import type { HandInRecord } from "../records/review.ts";

/** The whole tour of a version that was handed in; null where it is no longer stored. */
export async function getVersion(
  kv: Deno.Kv,
  tourId: string,
  handIn: HandInRecord,
): Promise<HandedInTour | null> {
  const record = await getHandInRecord(kv, tourId, handIn);
  const stops = await readParts(kv, Stops.prefix(tourId, handIn.revision));
  return record && stops ? toTour(record, stops as Stop[]) : null;
}

/**
 * The version of a tour that a save of `by` goes on from: the one that was handed in and is not
 * settled, or the tour itself, as for administrators and on sites without review. Undefined for an
 * unknown tour.
 */
export async function getNewestVersion(
  kv: Deno.Kv,
  tourId: string,
  by: Actor,
): Promise<HandedInTour | undefined> {
  const version = isReviewed(kv) && !by.isAdmin ? await getUnsettledVersion(kv, tourId) : null;
  return version ?? (await getTour(kv, tourId))?.tour;
}

/** The version of a tour that authors go on from; null where that is the tour itself. */
export async function getUnsettledVersion(
  kv: Deno.Kv,
  tourId: string,
): Promise<HandedInTour | null> {
  const handIn = unsettledIn(await getHandIn(kv, tourId));
  const version = handIn && await getVersion(kv, tourId, handIn);
  if (!version) return null;
  return { ...version, ...handIn.state === "waiting" && { handedIn: toHandedIn(handIn) } };
}
