/** A way on foot along the streets of a map. */
import { LEG_TOLERANCE, type LegPart, MAX_LEG_POINTS } from "../../model/tour/legs/leg_data.ts";
import type { Position } from "../../model/tour/position.ts";
import { normalizeLongitude } from "../angles.ts";
import { distanceBetween } from "../distance.ts";
import { routeLength } from "../route_length.ts";
import { simplifyLine } from "../simplify_line.ts";
import type { StreetGraph } from "./graph.ts";
import { mergeParts } from "./merge_parts.ts";
import { groupsOf, nearestStreets, type Snapped } from "./nearest.ts";
import type { Road } from "./road.ts";
import { shortestWay } from "./shortest.ts";
import { type FoundWay, LONGEST_WAY, NEAR_METRES, type StreetWay } from "./street_way.ts";

/** Places closer to each other than a centimetre are one. */
const SAME = 0.01;

/**
 * The shortest way on foot between two places, in which steps, and ways without a name, count for
 * more than their length; with `stepFree` one without steps.
 */
export function findWay(
  graph: StreetGraph,
  [from, to]: readonly [Position, Position],
  { stepFree = false }: { stepFree?: boolean } = {},
): FoundWay {
  if (distanceBetween(from, to) > LONGEST_WAY) return { problem: "long" };
  const allows = (road: Road) => !stepFree || !road.isSteps;
  const groups = groupsOf(graph, allows);
  const [starts, ends] = [from, to].map((place) =>
    nearestStreets(graph, place, { groups, allows, reach: NEAR_METRES })
  );
  if (starts.size === 0) return { problem: "far", at: "start" };
  if (ends.size === 0) return { problem: "far", at: "end" };
  const pairs = [...starts].flatMap(([group, start]) => {
    const end = ends.get(group);
    return end ? [{ start, end }] : [];
  });
  const nearest = pairs.sort((a, b) => a.start.away + a.end.away - b.start.away - b.end.away)[0];
  if (!nearest) return { problem: "none" };
  const { start, end } = nearest;
  const edges = shortestWay(graph, start, end, allows);
  const straight = distanceBetween(from, to);
  const isBeside = edges.length === 1 && straight <= start.away + end.away + SAME;
  const way = isBeside
    ? { points: [from, to], roads: [graph.roadOf[edges[0]]] }
    : along(graph, edges, { from, to, start, end });
  const metres = routeLength(way.points);
  return metres > LONGEST_WAY ? { problem: "long" } : { metres, ...simplified(way) };
}

/** The points of a way; `roads[i]` leads from the point `i` to the next. */
type Line = { points: Position[]; roads: Road[] };

function along(
  graph: StreetGraph,
  edges: number[],
  { from, to, start, end }: { from: Position; to: Position; start: Snapped; end: Snapped },
): Line {
  const ends = edges.slice(0, -1).map((edge) => graph.places[graph.endOf[edge]]);
  const stops = [start.point, ...ends, end.point].map(({ latitude, longitude }) => ({
    latitude,
    longitude: normalizeLongitude(longitude),
  }));
  const walked = edges.map((edge, i) => ({
    from: stops[i],
    to: stops[i + 1],
    road: graph.roadOf[edge],
  })).filter(({ from, to }) => distanceBetween(from, to) >= SAME);
  const [first, last] = [walked[0]?.road, walked.at(-1)?.road];
  const whole = [
    { from, to: stops[0], road: first ?? graph.roadOf[edges[0]] },
    ...walked,
    { from: stops[stops.length - 1], to, road: last ?? graph.roadOf[edges[0]] },
  ].filter(({ from, to }) => distanceBetween(from, to) >= SAME);
  return {
    points: [from, ...whole.slice(0, -1).map(({ to }) => to), to],
    roads: whole.map(({ road }) => road),
  };
}

function simplified({ points, roads }: Line): Pick<StreetWay, "points" | "parts"> {
  const parts = partsOf(points, roads);
  const simple = simplifyLine(points, MAX_LEG_POINTS, {
    tolerance: LEG_TOLERANCE,
    kept: parts.map(({ at }) => at),
  });
  return {
    points: simple,
    parts: parts.map((part) => ({ ...part, at: simple.indexOf(points[part.at]) })),
  };
}

/** Where streets begin. */
const partsOf = (points: Position[], roads: Road[]): LegPart[] =>
  mergeParts(
    points,
    roads.map(({ name, isSteps }, at) => ({
      at,
      ...name && { name },
      ...isSteps && { steps: true as const },
    })),
  );
