/** The streets of several tiles as nodes and edges. */
import type { Position } from "../../model/tour/position.ts";
import { distanceBetween } from "../distance.ts";
import type { TileNumber } from "../tile_cover.ts";
import { fromMercator } from "../web_mercator.ts";
import { type Road, SIDE, type TilePoint } from "./road.ts";

/**
 * Nodes and edges by their numbers. An edge stands twice, once for each direction: `edge ^ 1` is
 * the other one.
 */
export type StreetGraph = {
  /** Where the nodes are; longitudes may lie beyond ±180. */
  places: Position[];
  /** The first edge from each node, or -1. */
  firstEdge: number[];
  /** The next edge from the same node; -1 after the last. */
  nextEdge: number[];
  /** The node at which an edge ends. */
  endOf: number[];
  metres: number[];
  roadOf: Road[];
  /** The tiles that are part of it, as `keyOfTile` names them. */
  tiles: Set<string>;
  /** What may be joined at the borders of tiles. */
  borders: Map<string, { along: number; node: number; isBehind: boolean }[]>;
};

/** How far apart the two ends of a street may be at the border of tiles, in units of their side. */
const JOINED_WITHIN = 4;

/** A graph without streets. */
export const emptyGraph = (): StreetGraph => ({
  places: [],
  firstEdge: [],
  nextEdge: [],
  endOf: [],
  metres: [],
  roadOf: [],
  tiles: new Set(),
  borders: new Map(),
});

/** The name of a tile in `tiles`. */
export const keyOfTile = ({ z, x, y }: TileNumber): string => `${z}/${x}/${y}`;

/**
 * Adds the roads of a tile that it does not have yet, and joins them with those of its neighbours.
 * All tiles of a graph have the same zoom; `x` may lie beyond ±180°.
 */
export function addTile(graph: StreetGraph, tile: TileNumber, roads: Road[]): void {
  if (graph.tiles.has(keyOfTile(tile))) return;
  graph.tiles.add(keyOfTile(tile));
  const ends = new Set<string>();
  for (const line of roads.flatMap(({ lines }) => lines)) {
    for (const { x, y } of [line[0], line[line.length - 1]]) ends.add(`${x},${y}`);
  }
  const nodes = new Map<string, number>();
  const nodeAt = (point: TilePoint, road: Road): number => {
    const place = `${point.x},${point.y}`;
    const key = ends.has(place) ? place : `${place} ${road.floor}`;
    let node = nodes.get(key);
    if (node === undefined) {
      node = graph.places.push(placeOf(tile, point)) - 1;
      graph.firstEdge.push(-1);
      nodes.set(key, node);
    }
    return node;
  };
  for (const road of roads) {
    for (const line of road.lines) {
      for (let i = 1; i < line.length; i++) {
        const piece = withinTile(line[i - 1], line[i]);
        if (!piece) continue;
        const [from, to] = piece.map((point) => nodeAt(point, road));
        addEdge(graph, from, to, road);
        piece.forEach((point, i) => joinAtBorder(graph, tile, point, [from, to][i], road));
      }
    }
  }
}

/** The place of a point of a tile; its longitude may lie beyond ±180. */
export function placeOf({ z, x, y }: TileNumber, point: TilePoint): Position {
  return fromMercator({ x: (x + point.x / SIDE) / 2 ** z, y: (y + point.y / SIDE) / 2 ** z });
}

function addEdge(graph: StreetGraph, from: number, to: number, road: Road): void {
  if (from === to) return;
  const metres = distanceBetween(graph.places[from], graph.places[to]);
  for (const [start, end] of [[from, to], [to, from]]) {
    graph.nextEdge.push(graph.firstEdge[start]);
    graph.firstEdge[start] = graph.endOf.push(end) - 1;
    graph.metres.push(metres);
    graph.roadOf.push(road);
  }
}

/** Joins a point on the tile's border with the same street in the neighbouring tile. */
function joinAtBorder(
  graph: StreetGraph,
  { x, y }: TileNumber,
  point: TilePoint,
  node: number,
  road: Road,
): void {
  const sides = [
    { isOn: point.x === 0, line: `x ${x} ${y}`, along: point.y, isBehind: true },
    { isOn: point.x === SIDE, line: `x ${x + 1} ${y}`, along: point.y, isBehind: false },
    { isOn: point.y === 0, line: `y ${y} ${x}`, along: point.x, isBehind: true },
    { isOn: point.y === SIDE, line: `y ${y + 1} ${x}`, along: point.x, isBehind: false },
  ];
  for (const { line, along, isBehind } of sides.filter(({ isOn }) => isOn)) {
    const key = `${line} ${road.likeness}`;
    const points = graph.borders.get(key) ?? [];
    for (const other of points) {
      const isNear = Math.abs(other.along - along) <= JOINED_WITHIN;
      if (isNear && other.isBehind !== isBehind) addEdge(graph, node, other.node, road);
    }
    graph.borders.set(key, [...points, { along, node, isBehind }]);
  }
}

/** The part of a piece that lies in its tile, without the margin; undefined where none does. */
function withinTile(a: TilePoint, b: TilePoint): [TilePoint, TilePoint] | undefined {
  const isIn = ({ x, y }: TilePoint) => x >= 0 && x <= SIDE && y >= 0 && y <= SIDE;
  if (isIn(a) && isIn(b)) return [a, b];
  const along = { x: b.x - a.x, y: b.y - a.y };
  let [from, to] = [0, 1];
  for (const axis of ["x", "y"] as const) {
    if (along[axis] === 0) {
      if (a[axis] < 0 || a[axis] > SIDE) return undefined;
      continue;
    }
    const crossings = [-a[axis] / along[axis], (SIDE - a[axis]) / along[axis]];
    from = Math.max(from, Math.min(...crossings));
    to = Math.min(to, Math.max(...crossings));
  }
  if (from >= to) return undefined;
  const at = (part: number) => onBorder({ x: a.x + part * along.x, y: a.y + part * along.y });
  return [from === 0 ? a : at(from), to === 1 ? b : at(to)];
}

/** A point that was computed to lie on the border, without the error of rounding. */
function onBorder({ x, y }: TilePoint): TilePoint {
  const exact = (at: number) => Math.abs(at) < 1e-6 ? 0 : Math.abs(at - SIDE) < 1e-6 ? SIDE : at;
  return { x: exact(x), y: exact(y) };
}
