/** Which stops have been heard. */
import { theWalk } from "../../lib/walk/walk_instance.ts";
import { theKeeper } from "../../lib/progress/walk_kept.ts";
import { heardStops } from "../../lib/walk/walk_state.ts";

/** The heard stops of a tour, from 0: as the walk knows them, else as they were kept. Reads signals. */
export function heardIn(tourId: string): readonly number[] {
  const { tour, walk } = theWalk();
  if (tour.value?.id === tourId && walk.value) return heardStops(walk.value);
  return theKeeper().places.value[tourId]?.completedStops ?? [];
}
