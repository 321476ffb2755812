/** Which stops have been heard. */
import { stopIdsOf } from "../../../lib/model/tour/player_tour.ts";
import { getWalk } from "../../../lib/walk/walk_instance.ts";
import { getProgressSync } from "../../../lib/progress/progress_sync_instance.ts";
import { heardStops } from "../../../lib/walk/state.ts";

/**
 * Indexes in `stopIds`, which are some stops of the tour or all, of those that were heard: from the
 * walk, else from the stored progress. Reads signals.
 */
export function heardIn(tourId: string, stopIds: readonly string[]): readonly number[] {
  const { tour, walk } = getWalk();
  if (tour.value?.id === tourId && walk.value) {
    const ids = stopIdsOf(tour.value);
    const heard = new Set(heardStops(walk.value).map((index) => ids[index]));
    return Array.from(stopIds.keys()).filter((index) => heard.has(stopIds[index]));
  }
  return getProgressSync().ofTour(tourId, stopIds)?.completedStops ?? [];
}
