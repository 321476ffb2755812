/**
 * The legs of a guided walk: the ways on the ground from stop to stop. A leg is kept with the stop
 * that it leads to. Without zod, because pages that walk use it.
 */
import type { Position } from "../position.ts";

/** Most points of a leg, and most of its parts. */
export const [MAX_LEG_POINTS, MAX_PARTS] = [200, 100];

/** Most places that a leg is led over. */
export const MAX_VIAS = 30;

/** Metres by which a leg may differ from its streets or its track, so that it has fewer points. */
export const LEG_TOLERANCE = 2;

/** Where a leg is from: the streets of a map, the author's hand, or a track that was walked. */
export const LEG_ORIGINS = ["streets", "hand", "track"] as const;

/**
 * A part of a leg from the point with the index `at` to the next part: the street's name, missing
 * for a path without one, and whether it is steps.
 */
export type LegPart = { at: number; name?: string; steps?: true };

/**
 * A leg as it is stored: `line` is an encoded polyline (polyline.ts) with both ends. `via` is one,
 * too: the places over which the author led it along the streets, in their order.
 */
export type LegData = {
  line: string;
  by: typeof LEG_ORIGINS[number];
  parts?: LegPart[];
  via?: string;
};

/** A leg that leads from one place to the stop with the index `to`. */
export type Leg = { to: number; points: Position[]; parts: LegPart[] };
