/** The streets near a place. */
import type { Position } from "../../model/tour/position.ts";
import { footOn, planeAround } from "../plane.ts";
import type { StreetGraph } from "./graph.ts";
import type { Road } from "./road.ts";

/** A point on an edge: which part of the edge lies before it, and how far the place is from it. */
export type Snapped = { edge: number; part: number; away: number; point: Position };

/** Whether a road may be walked on. */
export type Allows = (road: Road) => boolean;

/**
 * The nearest point within `reach` metres of a place, for each group of connected streets that has
 * one: the nearest of all may be a courtyard that no street of the map leads to. Tunnels are below
 * the place and so are left out.
 */
export function nearestStreets(
  graph: StreetGraph,
  place: Position,
  { groups, allows, reach }: { groups: Int32Array; allows: Allows; reach: number },
): Map<number, Snapped> {
  const flat = graph.places.map(planeAround(place));
  const nearest = new Map<number, Snapped>();
  for (let edge = 0; edge < graph.endOf.length; edge += 2) {
    const [from, to] = [graph.endOf[edge ^ 1], graph.endOf[edge]];
    const [a, b] = [flat[from], flat[to]];
    if (Math.min(a.x, b.x) > reach || Math.max(a.x, b.x) < -reach) continue;
    if (Math.min(a.y, b.y) > reach || Math.max(a.y, b.y) < -reach) continue;
    const road = graph.roadOf[edge];
    if (road.isTunnel || !allows(road)) continue;
    const { part, away } = footOn(a, b);
    if (away > (nearest.get(groups[from])?.away ?? reach)) continue;
    const [start, end] = [graph.places[from], graph.places[to]];
    const between = (key: keyof Position) => start[key] + part * (end[key] - start[key]);
    const point = { latitude: between("latitude"), longitude: between("longitude") };
    nearest.set(groups[from], { edge, part, away, point });
  }
  return nearest;
}

/** The number of the group of connected streets for each node. */
export function groupsOf(graph: StreetGraph, allows: Allows): Int32Array {
  const groups = new Int32Array(graph.places.length).fill(-1);
  for (let first = 0; first < groups.length; first++) {
    if (groups[first] !== -1) continue;
    const open = [first];
    groups[first] = first;
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (let edge = graph.firstEdge[node]; edge !== -1; edge = graph.nextEdge[edge]) {
        const end = graph.endOf[edge];
        if (groups[end] !== -1 || !allows(graph.roadOf[edge])) continue;
        groups[end] = first;
        open.push(end);
      }
    }
  }
  return groups;
}
