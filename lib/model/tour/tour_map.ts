/** The map of all archives: what it asks for, and what it is answered. Types only for pages. */
import type { Position } from "./position.ts";

/**
 * A rectangle in degrees, from `west` eastwards to `east`; one that crosses 180° has `east` <
 * `west`.
 */
export type Bounds = { south: number; west: number; north: number; east: number };

/** An archive on the map: what its pin and the pin's note show. */
export type TourPlace = Position & {
  id: string;
  title: string;
  /** Of the title, where it is known. */
  language?: string;
  stopCount: number;
  /** As its author wrote it, such as "45 min". */
  duration: string;
};

/** Archives that are too near each other to be shown one by one. */
export type TourCluster = Position & {
  /** How many; `latitude` and `longitude` are their mean position, in degrees. */
  count: number;
  /** What to zoom to: all of them begin in it. */
  bounds: Bounds;
};

/**
 * The answer of `GET /api/tours/map`. `total` archives begin in the box (of clusters at its edge
 * those outside count, too). Few are `places`, in no particular order; many are `clusters`. Where a
 * map is zoomed in as far as clusters go, a part of the archives is given as `places`, fewer than
 * `total`.
 */
export type TourMap =
  | { kind: "places"; total: number; places: TourPlace[] }
  | { kind: "clusters"; total: number; clusters: TourCluster[] };

/**
 * The answer of `GET /api/tours/extent`: how many archives a filter lets through, and the smallest
 * box in which all of them begin; no box where there are none.
 */
export type TourExtent = { total: number; bounds?: Bounds };
