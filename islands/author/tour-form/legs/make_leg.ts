/** Legs as they are stored, from ways that were found or drawn. */
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { simplifyLine } from "../../../../lib/geo/simplify_line.ts";
import {
  type LegData,
  type LegPart,
  MAX_LEG_POINTS,
} from "../../../../lib/model/tour/legs/leg_data.ts";
import { encodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { FormLeg } from "./form_legs.ts";

/** A way that was found: its points, and where which street begins. */
export type FoundWay = { points: Position[]; parts: LegPart[] };

/** Metres between two points that are drawn as one. */
const SAME = 1;

/** One way of several, each of which begins where the one before it ends. */
export function joinWays(ways: readonly FoundWay[]): FoundWay {
  const points: Position[] = [];
  const parts: LegPart[] = [];
  for (const way of ways) {
    const joins = isSame(points.at(-1), way.points[0]);
    const offset = joins ? points.length - 1 : points.length;
    points.push(...joins ? way.points.slice(1) : way.points);
    for (const part of way.parts) {
      const last = parts.at(-1);
      const goesOn = last && last.name === part.name && last.steps === part.steps;
      if (!goesOn) parts.push({ ...part, at: part.at + offset });
    }
  }
  return { points, parts };
}

/**
 * The leg that follows `way` from one end to the other. The path from a place to the street counts
 * as a part of that street, because it is no turn that anybody has to be told.
 */
export function makeLeg({ ends }: FormLeg, way: FoundWay, by: LegData["by"]): LegData {
  const [from, to] = ends;
  const before = isSame(from, way.points[0]) ? [] : [from];
  const after = isSame(to, way.points.at(-1)) ? [] : [to];
  const parts = way.parts.map((part, i) => ({
    ...part,
    at: i === 0 && part.at === 0 ? 0 : part.at + before.length,
  }));
  const points = [...before, ...way.points, ...after].map((point, i) => ({ ...point, i }));
  const kept = simplifyLine(points, MAX_LEG_POINTS);
  return { line: encodeLine(kept), by, ...parts.length > 0 && { parts: keptParts(parts, kept) } };
}

/** The parts of a line of which some points are left. */
function keptParts(parts: readonly LegPart[], kept: readonly { i: number }[]): LegPart[] {
  const moved = parts.map((part) => ({ ...part, at: kept.findIndex(({ i }) => i >= part.at) }));
  // Of two that begin at the same point the second is the longer one.
  return moved.filter(({ at }, i) => at < kept.length - 1 && at !== moved[i + 1]?.at);
}

const isSame = (one: Position | undefined, other: Position | undefined): boolean =>
  one !== undefined && other !== undefined && distanceBetween(one, other) < SAME;
