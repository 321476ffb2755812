/** The walk's view of the player: its present state, and where a tour was left. */
import { BLOCKED } from "../../player/player_notices.ts";
import type { Player } from "../../player/player.ts";
import { isPlayingOrLoading } from "../../player/player_state.ts";
import { type PlayerTour, stopIdsOf } from "../../model/tour/player_tour.ts";
import type { ProgressSync } from "../../progress/progress_sync.ts";
import type { Untimed, WalkEvent } from "../events.ts";

/** The present state of the player, as an event of the walk of the tour `tourId`. Reads signals. */
export function playbackEvent(player: Player, tourId: string | undefined): Untimed<WalkEvent> {
  const [status, index] = [player.status.value, player.index.value];
  const isHere = player.tour.value?.id === tourId;
  if (isHere && status === "error") return { type: "failed", index };
  if (isHere && player.notice.peek() === BLOCKED) return { type: "blocked", index };
  const sounds = isHere && isPlayingOrLoading(status);
  return { type: "playback", index: sounds ? index : undefined, isLoading: status === "loading" };
}

/** Reads the saved places of `progress` and the story of `player`. All functions read signals. */
export function leftStops(player: Player, progress: Pick<ProgressSync, "ofTour">) {
  const isSounding = () => isPlayingOrLoading(player.status.value);

  /** True when the player is paused or plays in the middle of this stop. */
  const isLeftAt = (tour: PlayerTour, index: number): boolean =>
    player.tour.value?.id === tour.id && player.index.value === index &&
    (player.currentTime.value > 0 || isSounding()) && player.status.value !== "ended";

  return {
    isLeftAt,
    savedStop(tour: PlayerTour): number | undefined {
      const saved = progress.ofTour(tour.id, stopIdsOf(tour));
      if (!saved) return undefined;
      const { currentStopIndex: index, completedStops } = saved;
      const isOver = tour.audioStops.every((_, i) => completedStops.includes(i));
      if (isOver || !tour.audioStops[index]) return undefined;
      const isLeft = isLeftAt(tour, index) && !isSounding();
      return index > 0 || completedStops.length > 0 || isLeft ? index : undefined;
    },
  };
}
