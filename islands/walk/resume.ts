/** Where a tour would go on. */
import { getPlayer } from "../../lib/audio/player_instance.ts";
import type { PlayerTour } from "../../lib/model/player_tour.ts";
import { getProgressSync } from "../../lib/progress/progress_sync_instance.ts";

/**
 * The place of the stop, from 0, at which the visitor left the tour; undefined for one not begun,
 * or over.
 */
export function resumeAt(tour: PlayerTour): number | undefined {
  const { tour: { value: current }, status, index } = getPlayer();
  if (current?.id === tour.id && status.value !== "ended") return index.value;
  const kept = getProgressSync().byTour.value[tour.id];
  if (!kept || kept.completedStops.length >= tour.audioStops.length) return undefined;
  const begun = kept.currentStopIndex > 0 || kept.completedStops.length > 0;
  return begun && kept.currentStopIndex < tour.audioStops.length
    ? kept.currentStopIndex
    : undefined;
}
