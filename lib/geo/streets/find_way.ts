/** A way on foot along the streets of a map. */
import type { Position } from "../../model/tour/position.ts";
import { normalizeLongitude } from "../angles.ts";
import { distanceBetween } from "../distance.ts";
import { routeLength } from "../route_length.ts";
import { simplifyLine } from "../simplify_line.ts";
import type { StreetGraph } from "./graph.ts";
import { groupsOf, nearestStreets, type Snapped } from "./nearest.ts";
import type { Road } from "./road.ts";
import { shortestWay } from "./shortest.ts";

/** A way on foot. */
export type StreetWay = {
  /** From the one place to the other; both are the first and the last point themselves. */
  points: Position[];
  /** Its length, with the straight pieces between the places and the streets. */
  metres: number;
  /** Its streets in order, each from the point with the index `at` on. The first is at 0. */
  streets: { at: number; name?: string; steps?: true }[];
};

/**
 * Why there is no way. "far": one of the places has no street near it. "none": no streets of the
 * map connect them. "long": they are too far apart.
 */
export type NoWay = { problem: "far" | "none" | "long" };

/** How far from a street a place may be, in metres. */
const REACH = 60;

/** The longest way, in metres. */
export const LONGEST_WAY = 20_000;

/** How far the line may be from the streets, in metres, so that it has fewer points. */
const TOLERANCE = 2;

const MOST_POINTS = 200;
const MOST_STREETS = 100;

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
): StreetWay | NoWay {
  if (distanceBetween(from, to) > LONGEST_WAY) return { problem: "long" };
  const allows = (road: Road) => !stepFree || !road.isSteps;
  const groups = groupsOf(graph, allows);
  const [starts, ends] = [from, to].map((place) =>
    nearestStreets(graph, place, { groups, allows, reach: REACH })
  );
  if (starts.size === 0 || ends.size === 0) return { problem: "far" };
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

function simplified({ points, roads }: Line): Pick<StreetWay, "points" | "streets"> {
  const streets = streetsOf(points, roads);
  const simple = simplifyLine(points, MOST_POINTS, {
    tolerance: TOLERANCE,
    kept: streets.map(({ at }) => at),
  });
  return {
    points: simple,
    streets: streets.map((street) => ({ ...street, at: simple.indexOf(points[street.at]) })),
  };
}

/** Where streets begin; where there are very many, the shortest count as part of the one before. */
function streetsOf(points: Position[], roads: Road[]): StreetWay["streets"] {
  let streets: StreetWay["streets"] = [];
  roads.forEach(({ name, isSteps }, at) => {
    streets.push({ at, ...(name && { name }), ...(isSteps && { steps: true as const }) });
  });
  streets = merged(streets);
  while (streets.length > MOST_STREETS) {
    const lengths = streets.map(({ at }, i) => routeLength(points.slice(at, streets[i + 1]?.at)));
    const shortest = lengths.indexOf(Math.min(...lengths.slice(1)), 1);
    streets = merged(streets.filter((_, i) => i !== shortest));
  }
  return streets;
}

const merged = (streets: StreetWay["streets"]) =>
  streets.filter(({ name, steps }, i) => {
    const before = streets[i - 1];
    return !before || before.name !== name || before.steps !== steps;
  });
