/** What both stores of the comparison do. */
import type { Position } from "../../../lib/model/tour/position.ts";
import type { NearbyTour } from "../../../lib/store/index/nearby.ts";

/** A store that is filled. `loadSeconds` is missing where an earlier run had filled it. */
export type Contestant = AsyncDisposable & {
  name: string;
  loadSeconds?: number;
  /** The tours at most `radius` metres from `center`, with all of their cards, nearest first. */
  nearby(center: Position, radius: number): Promise<NearbyTour[]>;
};
