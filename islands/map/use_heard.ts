/** The heard stops, without making the map wait for the walk. */
import { useEffect, useState } from "react";
import { loadChunk } from "../../lib/device/load_chunk.ts";
import type { MapPlace } from "./place.ts";

const NONE: readonly number[] = [];

/** The indexes, from 0, of the heard stops of `tourId`, which are at these places. */
export function useHeard(tourId: string | undefined, places: MapPlace[]): readonly number[] {
  const [heard, setHeard] = useState(NONE);
  useEffect(() => {
    if (!tourId) return;
    let gone = false;
    let stop: (() => void) | undefined;
    loadChunk(() => import("./watch_heard.ts")).then(
      ({ watchHeard }) => {
        if (!gone) stop = watchHeard(tourId, places.map(({ id = "" }) => id), setHeard);
      },
      (error) => console.warn("The map does not show which stops were heard", error),
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [tourId]);
  return heard;
}
