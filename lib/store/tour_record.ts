/** A tour as it is stored, and how it is made of what an author enters. */
import { Problem } from "../model/problem.ts";
import type { Stop, StopInput } from "../model/stop.ts";
import { MAX_STOPS } from "../model/stop_limits.ts";
import type { Ownership, Tour, TourInput, TourSummary } from "../model/tour.ts";
import { newId } from "./new_id.ts";
import { toParts } from "./parts.ts";

/** What stands under `["tours", id]`: all but the stops, with the owner. */
export type TourRecord = TourSummary & Ownership;

/** What a save decides itself, whatever is entered. */
export type SavedFields = Ownership & Pick<Tour, "id" | "revision" | "createdAt" | "updatedAt">;

/**
 * Makes the record, the parts and the public form of a tour. Stops without an id, and those whose id
 * an earlier stop of the tour has, get a new one.
 *
 * @throws {Problem} 413 when there are more than 500 stops or more than 750,000 bytes of them.
 */
export function composeTour({ audioStops: entered, ...input }: TourInput, saved: SavedFields) {
  if (entered.length > MAX_STOPS) {
    throw new Problem(
      413,
      `The archive has too many stops: ${entered.length}, and ${MAX_STOPS} fit. Split it in two.`,
    );
  }
  const audioStops = withIds(entered);
  const record: TourRecord = { ...input, ...saved, stopCount: audioStops.length };
  const parts = toParts(audioStops, "The stops of this archive are");
  return { record, parts, tour: { ...toSummary(record), audioStops } satisfies Tour };
}

/** What anybody may see of a record: all but the owner. */
export function toSummary({ userId: _, ...summary }: TourRecord): TourSummary {
  return summary;
}

function withIds(stops: StopInput[]): Stop[] {
  const taken = new Set<string>();
  return stops.map((stop) => {
    const id = stop.id !== undefined && !taken.has(stop.id) ? stop.id : newId();
    taken.add(id);
    return { ...stop, id };
  });
}
