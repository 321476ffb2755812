/** Legs as they are stored, from ways that were found or drawn. */
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { simplifyLine } from "../../../../lib/geo/simplify_line.ts";
import {
  LEG_TOLERANCE,
  type LegData,
  type LegPart,
  MAX_LEG_POINTS,
  MAX_VIAS,
} from "../../../../lib/model/tour/legs/leg_data.ts";
import { encodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import { mergeParts } from "../../../../lib/geo/streets/merge_parts.ts";
import type { StreetWay } from "../../../../lib/geo/streets/street_way.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { FormLeg } from "./form_legs.ts";

/** A way that was found or drawn: its points, and at which of them each street begins. */
export type Way = Pick<StreetWay, "points" | "parts">;

/** Metres between two points that are drawn as one. */
const SAME = 1;

/** One way of several, each of which begins where the one before it ends. */
function joinWays(ways: readonly Way[]): Way {
  const points: Position[] = [];
  const parts: LegPart[] = [];
  for (const way of ways) {
    const joins = isSame(points.at(-1), way.points[0]);
    const offset = joins ? points.length - 1 : points.length;
    points.push(...joins ? way.points.slice(1) : way.points);
    parts.push(...way.parts.map((part) => ({ ...part, at: part.at + offset })));
  }
  return { points, parts };
}

/**
 * The leg that follows `way` from one end to the other. The path from a place to the street counts
 * as a part of that street, because it is no turn that anybody has to be told.
 */
export function makeLeg({ ends }: FormLeg, way: Way, by: LegData["by"]): LegData {
  const [from, to] = ends;
  const before = isSame(from, way.points[0]) ? [] : [from];
  const after = isSame(to, way.points.at(-1)) ? [] : [to];
  const points = [...before, ...way.points, ...after];
  const parts = mergeParts(
    points,
    way.parts.map((part, i) => ({
      ...part,
      at: i === 0 && part.at === 0 ? 0 : part.at + before.length,
    })),
  );
  const kept = simplifyLine(points, MAX_LEG_POINTS, {
    // A point that an author has drawn stays, on a straight stretch too.
    ...parts.length > 0 && { tolerance: LEG_TOLERANCE },
    kept: parts.map(({ at }) => at),
  });
  const begins = parts.map((part) => ({ ...part, at: kept.indexOf(points[part.at]) }));
  // Nothing begins at the end of a way.
  const its = begins.filter(({ at }, i) => at < kept.length - 1 && at !== begins[i + 1]?.at);
  return { line: encodeLine(kept), by, ...its.length > 0 && { parts: its } };
}

/** The leg that follows `ways`, one after the other, over the places between them. */
export function makeLedLeg(leg: FormLeg, ways: readonly Way[], over: readonly Position[]): LegData {
  if (over.length === 0) return makeLeg(leg, joinWays(ways), "streets");
  const via = encodeLine(simplifyLine([...over], MAX_VIAS));
  return { ...makeLeg(leg, joinWays(ways), "hand"), via };
}

const isSame = (one: Position | undefined, other: Position | undefined): boolean =>
  one !== undefined && other !== undefined && distanceBetween(one, other) < SAME;
