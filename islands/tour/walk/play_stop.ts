import { getPlayer } from "../../../lib/player/player_instance.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";

/** Plays a stop by hand; one whose recording has failed is tried again. */
export function playStop(tour: PlayerTour, index: number): void {
  const player = getPlayer();
  const isCurrent = player.tour.value?.id === tour.id && player.index.value === index;
  if (isCurrent && player.status.value === "error") return player.retry();
  if (!isCurrent) player.select(tour, index);
  player.play();
}
