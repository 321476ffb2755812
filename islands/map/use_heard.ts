/** Which stops have been heard, without making the map wait for the walk. */
import { useEffect, useState } from "react";

const NONE: readonly number[] = [];

/** The indexes, from 0, of the stops of `tourId` that have been heard. */
export function useHeard(tourId: string | undefined): readonly number[] {
  const [heard, setHeard] = useState(NONE);
  useEffect(() => {
    if (!tourId) return;
    let gone = false;
    let stop: (() => void) | undefined;
    import("./watch_heard.ts").then(({ watchHeard }) => {
      if (!gone) stop = watchHeard(tourId, setHeard);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [tourId]);
  return heard;
}
