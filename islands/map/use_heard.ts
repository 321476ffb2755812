/** The heard stops, for the map. */
import { effect } from "@preact/signals-core";
import { useEffect, useState } from "react";
import { heardIn } from "../tour/walk/heard.ts";
import type { MapPlace } from "./place.ts";

const NONE: readonly number[] = [];

/** The indexes, from 0, of the heard stops of `tourId`, which are at these places. */
export function useHeard(tourId: string | undefined, places: MapPlace[]): readonly number[] {
  const [heard, setHeard] = useState(NONE);
  useEffect(() => {
    if (!tourId) return;
    const ids = places.map(({ id = "" }) => id);
    return effect(() => setHeard(heardIn(tourId, ids)));
  }, [tourId]);
  return heard;
}
