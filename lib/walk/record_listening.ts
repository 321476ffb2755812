/** Progress of visitors who listen without walking, from the list of stops or with the player. */
import type { Player } from "../player/player.ts";
import type { PlayerEvent } from "../player/player_events.ts";
import { stopIdsOf } from "../model/tour/player_tour.ts";
import type { ProgressSync } from "../progress/progress_sync.ts";

/**
 * From now on saves the progress of each tour that the player begins: the position, and the stops
 * that were heard. Not during a walk, which saves its own progress or is virtual. Returns the
 * function that ends that.
 */
export function recordListening(
  player: Pick<Player, "on" | "autoAdvance">,
  progress: Pick<ProgressSync, "ofTour" | "start" | "save">,
): () => void {
  return player.on((event) => {
    if (!player.autoAdvance.peek()) return;
    const { tour, index } = event;
    const isStart = event.type === "started";
    if (isStart) progress.start(tour);
    const known = progress.ofTour(tour.id, stopIdsOf(tour));
    // A tour begins at its first stop by itself.
    if (isStart && (known?.currentStopIndex ?? 0) === index) return;
    progress.save(tour, placeAfter(event, known?.completedStops ?? []));
  });
}

function placeAfter(event: PlayerEvent, heard: number[]) {
  const { index } = event;
  if (event.type === "started" || event.type === "moved") {
    return { currentStopIndex: index, completedStops: heard };
  }
  const isHeard = event.type === "finished";
  const completedStops = [...new Set(isHeard ? [...heard, index] : heard)].sort((a, b) => a - b);
  return { currentStopIndex: event.next ?? index, completedStops };
}
