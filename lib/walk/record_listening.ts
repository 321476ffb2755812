/** Progress of whoever listens without walking: from the list of stops, or by the player. */
import type { Player } from "../player/player.ts";
import type { PlayerEvent } from "../player/player_events.ts";
import { stopIdsOf } from "../model/tour/player_tour.ts";
import type { ProgressSync } from "../progress/progress_sync.ts";

/**
 * From now on starts the progress of each tour that the player begins, and saves where the visitor
 * is and what was heard; but not while a walk decides what plays: it saves its own, or is virtual.
 * Returns the way to end that.
 */
export function recordListening(
  player: Pick<Player, "on" | "autoAdvance">,
  progress: Pick<ProgressSync, "ofTour" | "start" | "save">,
): () => void {
  return player.on((event) => {
    if (!player.autoAdvance.peek()) return;
    if (event.type === "started") progress.start(event.tour);
    else progress.save(event.tour, placeAfter(event, progress));
  });
}

function placeAfter(
  event: Exclude<PlayerEvent, { type: "started" }>,
  progress: Pick<ProgressSync, "ofTour">,
) {
  const { tour, index } = event;
  const heard = progress.ofTour(tour.id, stopIdsOf(tour))?.completedStops ?? [];
  if (event.type === "moved") return { currentStopIndex: index, completedStops: heard };
  const completedStops = [...new Set([...heard, index])].sort((a, b) => a - b);
  return { currentStopIndex: event.next ?? index, completedStops };
}
