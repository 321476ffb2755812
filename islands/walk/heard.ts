/** Which stops have been heard. */
import { getWalk } from "../../lib/walk/walk_instance.ts";
import { getProgressSync } from "../../lib/progress/progress_sync_instance.ts";
import { heardStops } from "../../lib/walk/state.ts";

/**
 * The heard stops of a tour, from 0: as the walk knows them, else as they were kept. Reads
 * signals.
 */
export function heardIn(tourId: string): readonly number[] {
  const { tour, walk } = getWalk();
  if (tour.value?.id === tourId && walk.value) return heardStops(walk.value);
  return getProgressSync().byTour.value[tourId]?.completedStops ?? [];
}
