/** A tour for tests of the player. */
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";

/** A tour with `count` stops that play the built-in test sounds. */
export function playerTour(count: number): PlayerTour {
  return {
    id: "01J8Z0000000000000000000AB",
    title: "The old mill",
    tourType: "ordered",
    audioStops: Array.from({ length: count }, (_, i) => ({
      id: `stop-${i + 1}`,
      title: `Stop ${i + 1}`,
      description: "What happened here.",
      latitude: 40.7589,
      longitude: -74.6672,
      audioUrl: `test-beep-${i + 1}`,
      audioDuration: "0:02",
      triggerRadius: 30,
    })),
  };
}
