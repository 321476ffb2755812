/** Streets made by a test, in tiles near the equator, where a unit of a tile is 0.6 m long. */
import { findWay } from "../../../lib/geo/streets/find_way.ts";
import { addTile, emptyGraph } from "../../../lib/geo/streets/graph.ts";
import { withJunctions } from "../../../lib/geo/streets/junctions.ts";
import { type Road, SIDE } from "../../../lib/geo/streets/road.ts";
import { fromMercator } from "../../../lib/geo/web_mercator.ts";
import type { Position } from "../../../lib/model/tour/position.ts";

/** Metres of a unit: the equator is 40,030 km long, and 2 ** 14 tiles. */
export const UNIT = 2 * Math.PI * 6_371_000 / 2 ** 14 / SIDE;

/** The first tile of a test; the next to the east has one more. */
const [X, Y] = [8192, 8191];

type Point = [x: number, y: number];

/** A road through points of a tile. */
export function road(points: Point[], its: Partial<Omit<Road, "lines">> = {}): Road {
  const { floor = "ground", name } = its;
  return {
    isSteps: false,
    isTunnel: false,
    floor,
    likeness: `${floor} ${name}`,
    ...its,
    lines: [points.map(([x, y]) => ({ x, y }))],
  };
}

/** The place at a point of the first tile, or beyond it. */
export const placeAt = ([x, y]: Point): Position =>
  fromMercator({ x: (X + x / SIDE) / 2 ** 14, y: (Y + y / SIDE) / 2 ** 14 });

/** The graph of a row of tiles, from west to east. */
export function graphOf(...tiles: Road[][]) {
  const graph = emptyGraph();
  tiles.forEach((roads, i) => addTile(graph, { z: 14, x: X + i, y: Y }, withJunctions(roads)));
  return graph;
}

/** The way between two points on the streets of a row of tiles. */
export const wayOn = (tiles: Road[][], from: Point, to: Point, stepFree = false) =>
  findWay(graphOf(...tiles), [placeAt(from), placeAt(to)], { stepFree });

/** The same; throws an Error if there is no way. */
export function foundOn(...args: Parameters<typeof wayOn>) {
  const way = wayOn(...args);
  if ("problem" in way) throw new Error(`There is no way: ${way.problem}`);
  return way;
}
