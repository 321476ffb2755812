/** Where a tour would go on. */
import { thePlayer } from "../../lib/audio/instance.ts";
import type { PlayerTour } from "../../lib/audio/queue.ts";
import { theKeeper } from "../../lib/progress/walk_kept.ts";

/** The place of the stop, from 0, at which the visitor left the tour; undefined for one not begun, or over. */
export function resumeAt(tour: PlayerTour): number | undefined {
  const { tour: { value: current }, status, index } = thePlayer();
  if (current?.id === tour.id && status.value !== "ended") return index.value;
  const kept = theKeeper().places.value[tour.id];
  if (!kept || kept.completedStops.length >= tour.audioStops.length) return undefined;
  const begun = kept.currentStopIndex > 0 || kept.completedStops.length > 0;
  return begun && kept.currentStopIndex < tour.audioStops.length
    ? kept.currentStopIndex
    : undefined;
}
