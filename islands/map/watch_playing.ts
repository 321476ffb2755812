/** Listens to the player; in a chunk of its own, since it brings the player along. */
import { effect } from "@preact/signals-core";
import { thePlayer } from "../../lib/audio/instance.ts";
import { isOn } from "../../lib/audio/state.ts";

/** Reports the index of the playing stop of `tourId`, undefined while none plays; gives a way to stop. */
export function watchPlaying(
  tourId: string,
  report: (index: number | undefined) => void,
): () => void {
  const { tour, status, index } = thePlayer();
  return effect(() => {
    const plays = tour.value?.id === tourId && isOn(status.value);
    report(plays ? index.value : undefined);
  });
}
