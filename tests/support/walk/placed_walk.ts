/** Tours whose stops are all on the map. */
import type { WalkTour, ZoneStop } from "../../../lib/walk/state.ts";

export type PlacedWalkTour = Omit<WalkTour, "stops"> & { stops: ZoneStop[] };
