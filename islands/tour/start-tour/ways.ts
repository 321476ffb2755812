/** The ways to hear an archive, and what happens in each. */
import { distanceBetween } from "../../../lib/geo/distance.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import type { WalkSession } from "../../../lib/walk/session.ts";
import { hasPlace } from "../../../lib/model/tour/stop_place.ts";

export const WAY_NAMES = {
  walk: "Walk there",
  listen: "Listen from here",
  look: "Look around on the map",
} as const;

export type Way = keyof typeof WAY_NAMES;

/** The choice of a way, and what it depends on. */
export type HowProps = {
  tour: PlayerTour;
  session: WalkSession | undefined;
  /** Where the walk begins; missing without a stop on the map. */
  start?: Position;
  position?: Position;
  ways: readonly Way[];
  way: Way;
  onChoose: (way: Way) => void;
  /** Missing where nothing was left to go on with. */
  onFromBeginning?: () => void;
};

/** Metres to the nearest stop that count as near, as in the list of archives nearby. */
const NEAR = 10_000;

/** Whether a stop of the tour is on the map, so that one can walk to it. */
export const isPlaced = (tour: PlayerTour): boolean => tour.audioStops.some(hasPlace);

/** The ways that the tour has, the usual one first: nobody walks to what is far or has no place. */
export function waysOf(tour: PlayerTour, position: Position | undefined): Way[] {
  if (!isPlaced(tour)) return ["listen", "walk"];
  const isFar = position !== undefined &&
    tour.audioStops.filter(hasPlace).every((stop) => distanceBetween(position, stop) > NEAR);
  return isFar ? ["listen", "look", "walk"] : ["walk", "listen", "look"];
}

/**
 * What happens after Start, in three steps of a line each. `reads`: a walk's stories are read;
 * `isLocated`: the position is known, and not asked for.
 */
export function stepsOf(
  way: Way,
  tour: PlayerTour,
  { reads, isLocated }: { reads: boolean; isLocated: boolean },
): string[] {
  if (way === "listen") {
    return [
      "All stories play, one after the other.",
      "Pause, skip or read along in the player.",
      "Later you go on where you stopped.",
    ];
  }
  if (way === "look") {
    return [
      "A dot walks the route on the map.",
      "Each story plays where it belongs.",
      "Stay where you are. Nothing is saved.",
    ];
  }
  const story = reads ? "text opens" : "story starts";
  if (!isPlaced(tour)) {
    return ["Go to the first stop.", `Press Play, and its ${story}.`, "Then go on to the next."];
  }
  const first = tour.tourType === "ordered" ? "to stop 1" : "to any stop";
  return [
    isLocated ? `Go ${first}.` : `Allow your location, and go ${first}.`,
    `When you arrive, the ${story}.`,
    "Go on: the map shows the way.",
  ];
}
