/** Which stops have been heard. */
import { getWalk } from "../../../lib/walk/walk_instance.ts";
import { getProgressSync } from "../../../lib/progress/progress_sync_instance.ts";
import { heardStops } from "../../../lib/walk/state.ts";

/**
 * The heard stops, from 0, of a tour whose stops have these ids: from the walk, else from the
 * stored progress. Reads signals.
 */
export function heardIn(tourId: string, stopIds: readonly string[]): readonly number[] {
  const { tour, walk } = getWalk();
  if (tour.value?.id === tourId && walk.value) return heardStops(walk.value);
  return getProgressSync().ofTour(tourId, stopIds)?.completedStops ?? [];
}
