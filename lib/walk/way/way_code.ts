/**
 * The code that follows a visitor on legs. Only pages of archives with legs load it: until it is
 * there, a walk leads straight from stop to stop.
 */
import type { WalkState } from "../state.ts";
import type { Transition } from "../transition.ts";

/**
 * Where to go now: metres to the stop, and the direction (degrees clockwise from north) of a place
 * `reach` metres ahead. `isSteady`: it is the direction of the way itself, which the error of the
 * position does not change.
 */
export type Lead = { metres: number; bearing: number; isSteady: boolean; reach: number };

/** Its functions, which say_way.ts and way_ahead.ts describe. */
export type WayCode = {
  goOnAlongWay: (state: WalkState) => void;
  leadAlongWay: (state: WalkState, to: number) => Lead | undefined;
  sayWay: (transition: Transition) => void;
};

let code: Partial<WayCode> = {};

/** Its functions; until the code has loaded, an object without any. */
export const wayCode = (): Partial<WayCode> => code;

/** Makes all walks use it from now on. */
export function setWayCode(loaded: WayCode): void {
  code = loaded;
}
