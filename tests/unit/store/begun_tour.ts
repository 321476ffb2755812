/** Users, and a tour that one of them has begun. */
import { NOBODY } from "../../../lib/model/id.ts";
import { getProgress, patchProgress, startProgress } from "../../../lib/store/progress/progress.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { stopInput, tourInput } from "./builders.ts";

export const ANNA = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
export const BEN = "01ARZ3NDEKTSV4RRFFQ69G5FAW";

/** How many stops the tour has, and what time it is. */
type Begun = { count: number; now?: () => Date };

/** A tour of `count` stops (with the ids "stop-0", "stop-1" and so on) that `userId` has begun. */
export async function beginTour(
  kv: Deno.Kv,
  userId: string,
  { count, now = () => new Date("2026-05-04T09:00:00Z") }: Begun,
) {
  const audioStops = Array.from({ length: count }, (_, n) => stopInput({ id: `stop-${n}` }));
  const { id: tourId } = await createTour(kv, tourInput({ audioStops }), { userId: NOBODY });
  const progress = (await startProgress(kv, userId, tourId, now()))!;
  return {
    tourId,
    audioStops,
    progress,
    /** Reports the stops as a device does. */
    patch: (currentStopIndex: number, completedStops?: number[], id = progress.id) =>
      patchProgress(kv, userId, id, { currentStopIndex, completedStops }, now()),
    get: () => getProgress(kv, userId, tourId),
  };
}
