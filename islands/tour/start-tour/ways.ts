/** The ways to hear an archive, and what happens in each. */
import { distanceBetween } from "../../../lib/geo/distance.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import type { WalkSession } from "../../../lib/walk/session.ts";
import { hasPlace } from "../../../lib/model/tour/stop_place.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

const NAMES = { walk: "walkThere", listen: "listenFromHere", look: "lookAround" } as const;

export type Way = keyof typeof NAMES;

export const wayName = (way: Way): string => t(NAMES[way]);

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
      t("listenAll"),
      t("listenControls"),
      t("listenLater"),
    ];
  }
  if (way === "look") {
    return [
      t("lookDot"),
      t("lookStories"),
      t("lookStay"),
    ];
  }
  if (!isPlaced(tour)) {
    return [t("goToFirst"), reads ? t("pressTextOpens") : t("pressStoryStarts"), t("thenGoNext")];
  }
  const go = tour.tourType === "ordered"
    ? isLocated ? t("goToStop1") : t("allowGoToStop1")
    : isLocated
    ? t("goToAnyStop")
    : t("allowGoToAnyStop");
  return [go, reads ? t("arriveTextOpens") : t("arriveStoryStarts"), t("goOn")];
}
