/** The way on the ground to the next stop of a guided walk, from where the visitor is on it. */
import { bearingBetween } from "../../geo/bearing.ts";
import { distanceBetween } from "../../geo/distance.ts";
import { walkingSeconds } from "../../geo/route_length.ts";
import type { Leg } from "../../model/tour/legs/leg_data.ts";
import type { Position } from "../../model/tour/position.ts";
import { nextStop } from "../armed_stops.ts";
import type { WalkState, ZoneStop } from "../state.ts";
import { type LegLine, lineOf, placeAt, type PlaceOnLine, stretchOf } from "./leg_line.ts";
import { advance, isOnWay } from "./progress.ts";
import { type Turn, turnsOf } from "./turns.ts";
import type { Lead } from "./way_code.ts";

/**
 * The way to the stop `to`: what lies ahead, from the nearest place to the visitor, and behind;
 * `metres` and `seconds` to the stop, with the metres to the way. `onWay`: the visitor is on it, or
 * may be. `turn` is the next one, with the metres to it.
 */
export type WayAhead = {
  to: number;
  ahead: Position[];
  behind: Position[];
  metres: number;
  seconds: number;
  onWay: boolean;
  turn?: Turn & { metres: number };
};

/** Metres behind a turn that the visitor still takes. */
const TAKES_TURN = 2;

/**
 * The way to the next stop; undefined where no leg is known, where nobody knows the visitor's
 * position, and in free order.
 *
 * @example
 * ```ts
 * import { wayAhead } from "./way_ahead.ts";
 * import { createWalk } from "../state.ts";
 *
 * const walk = createWalk({ id: "tour", ordered: true, stops: [] });
 * console.log(wayAhead(walk)?.metres);
 * ```
 */
export function wayAhead(state: WalkState): WayAhead | undefined {
  const on = placeOnWay(state);
  if (!on) return undefined;
  const { leg, line, metres } = on;
  const rest = restOf(state, on);
  const turn = turnsOf(leg).find(({ at }) => at > metres - TAKES_TURN);
  return {
    to: leg.to,
    ahead: stretchOf(line, metres, line.length),
    behind: stretchOf(line, 0, metres),
    metres: rest,
    seconds: walkingSeconds(rest),
    onWay: isOnWay(on, state.fix!),
    ...turn && { turn: { ...turn, metres: Math.max(0, turn.at - metres) } },
  };
}

/** The visitor's place on the leg to the next stop. */
type PlaceOnWay = PlaceOnLine & { leg: Leg; line: LegLine };

/** Follows the visitor on the leg to the next stop by an accepted position. Changes `state`. */
export function goOnAlongWay(state: WalkState): void {
  const leg = legAhead(state);
  state.progress = leg && state.fix && advance(state.progress, leg, state.fix);
}

/** The leg to the next stop. */
export function legAhead(state: WalkState): Leg | undefined {
  const { legs } = state.tour;
  if (!legs) return undefined;
  const to = nextStop(state);
  return legs.find((leg) => leg.to === to);
}

/** The visitor's place on the leg to the next stop, if both are known. */
function placeOnWay(state: WalkState): PlaceOnWay | undefined {
  const { fix, progress } = state;
  const leg = fix && legAhead(state);
  if (!leg) return undefined;
  const { metres, away } = progress?.to === leg.to ? progress : advance(undefined, leg, fix);
  return { leg, line: lineOf(leg), metres, away };
}

/** Metres to the stop: to the way, along it, and from its end to the stop. */
function restOf({ tour }: WalkState, { leg, line, metres, away }: PlaceOnWay): number {
  const end = line.points[line.points.length - 1];
  return away + line.length - metres + distanceBetween(end, tour.stops[leg.to] as ZoneStop);
}

/** Metres on the way ahead to the place that the visitor is led to. */
const LEAD_METRES = 20;

/** Metres: a turn so near is taken already, so that the visitor is led to what is behind it. */
const NEAR_TURN = 8;

/**
 * Leads along the way to the stop `to`, if that is the next one: to the next turn, or some metres
 * ahead. A visitor beside the way is led to it, and one at its end to the stop.
 */
export function leadAlongWay(state: WalkState, to: number): Lead | undefined {
  const on = placeOnWay(state);
  if (on?.leg.to !== to) return undefined;
  const { fix, tour } = state;
  const { leg, line } = on;
  const turn = turnsOf(leg).find(({ at }) => at > on.metres + NEAR_TURN);
  const goal = Math.min(on.metres + LEAD_METRES, turn?.at ?? Infinity);
  const isEnd = goal >= line.length;
  const aim = isEnd ? tour.stops[to] as ZoneStop : placeAt(line, goal);
  const isSteady = !isEnd && on.away <= Math.max(10, fix!.accuracy);
  const from = isSteady ? placeAt(line, on.metres) : fix!;
  return {
    metres: restOf(state, on),
    bearing: bearingBetween(from, aim),
    isSteady,
    reach: distanceBetween(from, aim),
  };
}
