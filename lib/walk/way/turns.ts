/** The turns of a leg: where its visitor must look which way it goes. */
import { bearingBetween } from "../../geo/bearing.ts";
import type { Leg } from "../../model/tour/legs/leg_data.ts";
import { type LegLine, lineOf, placeAt } from "./leg_line.ts";

/** The direction of a turn; `steps`: the way goes on straight, by steps. */
export type TurnKind =
  | "left"
  | "right"
  | "slight-left"
  | "slight-right"
  | "sharp-left"
  | "sharp-right"
  | "steps";

/**
 * A turn: metres from the beginning of the leg, its degrees (negative to the left), the name of the
 * street that it leads into, if it has one, and whether steps begin there.
 */
export type Turn = { at: number; kind: TurnKind; degrees: number; street?: string; steps?: true };

/**
 * A turn that was said: the stop of its leg, its index, and whether that was at the turn (`isNow`)
 * or before it.
 */
export type SaidTurn = { to: number; turn: number; isNow: boolean };

/** Metres before and after a corner in which its directions are measured. */
const ARM = 10;

/** Metres from the first to the last bend of one corner, and between corners that are one turn. */
const CORNER = 8;
const SAME_TURN = 12;

/** Degrees from which a bend is a turn; where the street's name changes, fewer are. */
const BEND = 35;
const RENAMED_BEND = 20;

/** Degrees up to which a turn is slight, and beyond which it is sharp. */
const SLIGHT = 60;
const SHARP = 120;

/** A corner: the indexes of its first and last point, and its degrees. */
type Corner = { first: number; last: number; degrees: number };

const known = new WeakMap<Leg, Turn[]>();

/** The turns of a leg, in order; they are found once. */
export function turnsOf(leg: Leg): Turn[] {
  const before = known.get(leg);
  if (before) return before;
  const turns = findTurns(leg);
  known.set(leg, turns);
  return turns;
}

function findTurns(leg: Leg): Turn[] {
  const line = lineOf(leg);
  const { parts } = leg;
  const turns = cornersOf(line).flatMap((corner): Turn[] => {
    const at = middleOf(line, corner);
    const isNear = (metres: number) => Math.abs(metres - at) <= SAME_TURN;
    const part = parts.findLast((part) => line.at[part.at] <= at + SAME_TURN);
    const begun = parts.filter((part) => isNear(line.at[part.at]));
    const isRenamed = begun.some((part) => part.name !== nameBefore(leg, part.at));
    const { degrees } = corner;
    if (Math.abs(degrees) <= (isRenamed ? RENAMED_BEND : BEND)) return [];
    const steps = begun.some(({ steps }) => steps);
    return [{
      at,
      kind: kindOf(degrees),
      degrees,
      ...part?.name && { street: part.name },
      ...steps && { steps },
    }];
  });
  const steps = parts.flatMap(({ at: point, steps }, i): Turn[] => {
    const at = line.at[point];
    const isSaid = turns.some((turn) => Math.abs(turn.at - at) <= SAME_TURN);
    return steps && !parts[i - 1]?.steps && !isSaid ? [{ at, kind: "steps", degrees: 0 }] : [];
  });
  return [...turns, ...steps].sort((a, b) => a.at - b.at);
}

const nameBefore = ({ parts }: Leg, at: number): string | undefined =>
  parts.findLast((part) => part.at < at)?.name;

function kindOf(degrees: number): TurnKind {
  const side = degrees < 0 ? "left" : "right";
  const size = Math.abs(degrees);
  return size < SLIGHT ? `slight-${side}` : size > SHARP ? `sharp-${side}` : side;
}

/** The corners of a line that may be turns. Those to the same side that follow at once are one. */
function cornersOf(line: LegLine): Corner[] {
  const corners: Corner[] = [];
  const end = line.points.length - 1;
  for (let first = 1; first < end; first++) {
    const corner = sharpestFrom(line, first, end);
    if (Math.abs(corner.degrees) <= RENAMED_BEND) continue;
    const before = corners.at(-1);
    const isOne = before && before.degrees * corner.degrees > 0 &&
      line.at[corner.first] - line.at[before.last] <= SAME_TURN;
    if (isOne) corners.pop();
    corners.push(isOne ? joined(line, before, corner) : corner);
    first = corner.last;
  }
  return corners;
}

/** One corner of two to the same side, also where they lead back: half a turn has no side. */
function joined(line: LegLine, one: Corner, other: Corner): Corner {
  const bend = Math.abs(bendOf(line, one.first, other.last));
  return { ...other, first: one.first, degrees: one.degrees < 0 ? -bend : bend };
}

/** The sharpest corner that begins at the point `first`. */
function sharpestFrom(line: LegLine, first: number, end: number): Corner {
  let corner: Corner = { first, last: first, degrees: 0 };
  for (let last = first; last < end && line.at[last] - line.at[first] <= CORNER; last++) {
    const degrees = bendOf(line, first, last);
    if (Math.abs(degrees) > Math.abs(corner.degrees)) corner = { first, last, degrees };
  }
  return corner;
}

/** Degrees from the direction before the point `first` to the one after `last`. */
function bendOf(line: LegLine, first: number, last: number): number {
  const { points, at } = line;
  const before = bearingBetween(placeAt(line, at[first] - ARM), points[first]);
  const after = bearingBetween(points[last], placeAt(line, at[last] + ARM));
  return turnBetween(before, after);
}

/** Metres to where a corner bends most. */
function middleOf(line: LegLine, { first, last }: Corner): number {
  let [weight, sum] = [0, 0];
  for (let i = first; i <= last; i++) {
    const [before, here, after] = line.points.slice(i - 1, i + 2);
    const bend = Math.abs(turnBetween(bearingBetween(before, here), bearingBetween(here, after)));
    weight += bend;
    sum += bend * line.at[i];
  }
  return weight > 0 ? sum / weight : line.at[first];
}

const turnBetween = (from: number, to: number) => (to - from + 540) % 360 - 180;
