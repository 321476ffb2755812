/** What is found between two places: by the browser in the map, or by a router on the server. */
import type { LegPart } from "../../model/tour/legs/leg_data.ts";
import type { Position } from "../../model/tour/position.ts";

/** A way on foot. */
export type StreetWay = {
  /** From one place to the other, or between the streets nearest to them. */
  points: Position[];
  /** Its length. */
  metres: number;
  /** Its streets in order, the first from the first point on. */
  parts: LegPart[];
};

/**
 * Why no way was found. `far`: no street is near one of the places, which `at` names if it is
 * known; `none`: nothing connects them; `long`: farther than `LONGEST_WAY`; `unread`: no answer, or
 * one that cannot be read.
 */
export type WayProblem = { problem: typeof WAY_PROBLEMS[number]; at?: WayEnd };
export const WAY_PROBLEMS = ["far", "none", "long", "unread"] as const;

/** The place where a way begins, or the one where it ends. */
type WayEnd = typeof WAY_ENDS[number];
export const WAY_ENDS = ["start", "end"] as const;

export type FoundWay = StreetWay | WayProblem;

/** Metres from a place to a street that is near it. */
export const NEAR_METRES = 60;

/** Metres of the longest way: nobody walks farther to the next stop. */
export const LONGEST_WAY = 20_000;
