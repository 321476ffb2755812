/** Listens to the player; in a separate chunk, because it imports the player. */
import { effect } from "@preact/signals-core";
import { getPlayer } from "../../lib/player/player_instance.ts";
import { isPlayingOrLoading } from "../../lib/player/player_state.ts";

/**
 * Reports the index of the playing stop of `tourId`, or undefined. Returns the function that stops.
 */
export function watchPlaying(
  tourId: string,
  report: (index: number | undefined) => void,
): () => void {
  const { tour, status, index } = getPlayer();
  return effect(() => {
    const plays = tour.value?.id === tourId && isPlayingOrLoading(status.value);
    report(plays ? index.value : undefined);
  });
}
