/** The map of all archives: its request and its answer. Pages import types only. */
import type { Position } from "./position.ts";

/**
 * A rectangle in degrees, from `west` eastwards to `east`; one that crosses 180° has `east` <
 * `west`.
 */
export type Bounds = { south: number; west: number; north: number; east: number };

/** An archive on the map, for its pin and the pin's note. */
export type TourPlace = Position & {
  id: string;
  title: string;
  /** The language of the title, where it is known. */
  language?: string;
  stopCount: number;
  /** As its author wrote it, such as "45 min". */
  duration: string;
  /** The language of a found archive, where a link has to name it. */
  opensIn?: string;
};

/** Archives that are too close to be shown one by one. */
export type TourCluster = Position & {
  /** How many; `latitude` and `longitude` are their mean position, in degrees. */
  count: number;
  /** The box to zoom to; all of them begin in it. */
  bounds: Bounds;
};

/**
 * The answer of `GET /api/tours/map`. `total` archives begin in the box, including those of
 * clusters that reach across its edge. A few are `places`, in no particular order; many are
 * `clusters`. At the deepest zoom of clusters only some archives are given as `places`, fewer than
 * `total`.
 */
export type TourMap =
  | { kind: "places"; total: number; places: TourPlace[] }
  | { kind: "clusters"; total: number; clusters: TourCluster[] };

/**
 * The answer of `GET /api/tours/extent`: how many archives match a filter, and the smallest box in
 * which all of them begin; no box without any.
 */
export type TourExtent = { total: number; bounds?: Bounds };
