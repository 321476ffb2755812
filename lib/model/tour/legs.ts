/**
 * The legs of a guided walk: the ways on the ground from stop to stop. A leg is kept with the stop
 * that it leads to. Without zod, because pages that walk use it.
 */
import { distanceBetween } from "../../geo/distance.ts";
import { decodeLine } from "../../geo/polyline.ts";
import type { Position } from "./position.ts";
import { hasPlace, startOf, type StopPlace } from "./stop_place.ts";

/** Most points of a leg. */
export const MAX_LEG_POINTS = 200;

/** Where a leg is from: the streets of a map, the author's hand, or a track that was walked. */
export const LEG_ORIGINS = ["streets", "hand", "track"] as const;

/**
 * A part of a leg from the point with the index `at` to the next part: the street's name, missing
 * for a path without one, and whether it is steps.
 */
export type LegPart = { at: number; name?: string; steps?: true };

/** A leg as it is stored: `line` is an encoded polyline (lib/geo/polyline.ts) with both ends. */
export type LegData = { line: string; by: typeof LEG_ORIGINS[number]; parts?: LegPart[] };

/** A leg that leads from one place to the stop with the index `to`. */
export type Leg = { to: number; points: Position[]; parts: LegPart[] };

/** Metres by which a leg may miss its places: since it was made, one of them was moved. */
const MISS_METRES = 30;

type LegStop = Partial<Position> & { place?: StopPlace; leg?: LegData };

/** An archive as far as its legs are concerned. */
export type LegTour = Partial<Position> & {
  tourType: string;
  audioStops: readonly LegStop[];
};

/**
 * The index of the stop on the map before the one at `index`, -1 for the start of the archive;
 * undefined if `index` is not on the map.
 */
export function stopBefore(stops: readonly LegStop[], index: number): number | undefined {
  return hasPlace(stops[index]) ? stops.slice(0, index).findLastIndex(hasPlace) : undefined;
}

/**
 * The legs of a guided archive, in the order of its stops. A leg that does not lead from the place
 * before to its stop, because one of them is elsewhere by now, is left out: the way is a straight
 * line there. In free order there are none.
 */
export function legsOf({ tourType, audioStops, ...start }: LegTour): Leg[] {
  if (tourType !== "ordered") return [];
  return audioStops.flatMap((stop, to) => {
    const before = stopBefore(audioStops, to);
    if (before === undefined || !stop.leg) return [];
    const points = decodeLine(stop.leg.line) ?? [];
    const from = before < 0 ? startOf(start) : audioStops[before] as Position;
    return from && meets(points.at(0), from) && meets(points.at(-1), stop as Position)
      ? [{ to, points, parts: stop.leg.parts ?? [] }]
      : [];
  });
}

const meets = (end: Position | undefined, place: Position): boolean =>
  end !== undefined && distanceBetween(end, place) <= MISS_METRES;
