/** The way of least effort between two points of a graph, by the algorithm A*. */
import { distanceBetween } from "../distance.ts";
import type { StreetGraph } from "./graph.ts";
import type { Allows, Snapped } from "./nearest.ts";
import { createQueue } from "./queue.ts";
import type { Road } from "./road.ts";

/** A metre of steps is as tiring as so many of a street. */
const STEPS = 1.5;

/**
 * A way without a name, such as a pavement, is taken where it is so much shorter than the street
 * beside it: turns are told by names.
 */
const NAMELESS = 1.1;

const effort = ({ isSteps, name }: Road): number => (isSteps ? STEPS : 1) * (name ? 1 : NAMELESS);

/**
 * The edges between two points, first to last, with those on which the points lie; one edge where
 * both lie on the same. The points are connected.
 */
export function shortestWay(
  graph: StreetGraph,
  from: Snapped,
  to: Snapped,
  allows: Allows,
): number[] {
  const costs = new Float64Array(graph.places.length).fill(Infinity);
  const arrivals = new Int32Array(graph.places.length).fill(-1);
  const queue = createQueue();
  const reach = (edge: number, cost: number) => {
    const node = graph.endOf[edge];
    if (cost >= costs[node]) return;
    costs[node] = cost;
    arrivals[node] = edge;
    queue.add(node, cost + distanceBetween(graph.places[node], to.point));
  };
  const whole = (edge: number) => graph.metres[edge] * effort(graph.roadOf[edge]);

  const isSame = from.edge === to.edge;
  let best = isSame ? whole(from.edge) * Math.abs(from.part - to.part) : Infinity;
  let last: number | undefined;
  reach(from.edge, whole(from.edge) * (1 - from.part));
  reach(from.edge ^ 1, whole(from.edge) * from.part);
  /** The costs of the last stretch, by the edge on which it is walked. */
  const lasts = [
    { edge: to.edge, cost: whole(to.edge) * to.part },
    { edge: to.edge ^ 1, cost: whole(to.edge) * (1 - to.part) },
  ];
  const done = new Uint8Array(graph.places.length);
  for (let node = queue.take(); node !== undefined; node = queue.take()) {
    if (costs[node] + distanceBetween(graph.places[node], to.point) >= best) break;
    if (done[node]) continue;
    done[node] = 1;
    for (const { edge, cost } of lasts) {
      if (graph.endOf[edge ^ 1] !== node || costs[node] + cost >= best) continue;
      best = costs[node] + cost;
      last = edge;
    }
    for (let edge = graph.firstEdge[node]; edge !== -1; edge = graph.nextEdge[edge]) {
      if (allows(graph.roadOf[edge])) reach(edge, costs[node] + whole(edge));
    }
  }
  if (last === undefined) return [from.part <= to.part ? from.edge : from.edge ^ 1];
  const edges = [last];
  for (let edge = last; edge >> 1 !== from.edge >> 1 || edges.length === 1;) {
    edge = arrivals[graph.endOf[edge ^ 1]];
    edges.push(edge);
  }
  return edges.reverse();
}
