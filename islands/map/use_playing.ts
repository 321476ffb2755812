/** The playing stop, without loading the player before it is used. */
import { useEffect, useState } from "react";
import { loadChunk } from "../../lib/device/load_chunk.ts";
import { whenPlayerIsNeeded } from "../runtime/player_needed.ts";

/** The index, from 0, of the stop of `tourId` that plays at present. */
export function usePlaying(tourId: string | undefined): number | undefined {
  const [index, setIndex] = useState<number>();
  useEffect(() => {
    if (!tourId) return;
    let gone = false;
    let stop: (() => void) | undefined;
    const cancel = whenPlayerIsNeeded(() => {
      loadChunk(() => import("./watch_playing.ts")).then(
        ({ watchPlaying }) => {
          if (!gone) stop = watchPlaying(tourId, setIndex);
        },
        (error) => console.warn("The map does not show which stop plays", error),
      );
    });
    return () => {
      gone = true;
      cancel();
      stop?.();
    };
  }, [tourId]);
  return index;
}
