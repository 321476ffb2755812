/** Where a way crosses a motorway on the ground. */
import type { Position } from "../../model/tour/position.ts";
import { GROUND } from "../map_features.ts";
import { planeAround, type XY } from "../plane.ts";
import type { TileNumber } from "../tile_cover.ts";
import { placeOf } from "./graph.ts";
import type { Road, TilePoint } from "./road.ts";

/**
 * The motorways of a tile, and the places where people walk past them: over bridges, through
 * tunnels, and along streets in which a ramp ends.
 */
export type Motorways = { lines: Position[][]; passages: Position[] };

/** Metres by which a way that was drawn or recorded may miss such a place. */
const PASSAGE_METRES = 25;

/** The same with their places on earth; `walks` are the ways for people on foot. */
export function motorwaysIn(tile: TileNumber, lines: TilePoint[][], walks: Road[]): Motorways {
  const toPlace = (point: XY) => placeOf(tile, point);
  const linesOf = (isWanted: (walk: Road) => boolean) =>
    walks.filter(isWanted).flatMap((walk) => walk.lines);
  const others = linesOf(({ floor }) => floor !== GROUND);
  const streets = new Set(linesOf(({ floor }) => floor === GROUND).flat().map(keyOf));
  const ends = lines.flatMap((line) => [line[0], line[line.length - 1]]);
  const passages = [
    ...crossings(stretchesOf(others), stretchesOf(lines)),
    ...ends.filter((end) => streets.has(keyOf(end))),
  ];
  return { lines: lines.map((line) => line.map(toPlace)), passages: passages.map(toPlace) };
}

/** Whether a line crosses a motorway of some tiles where people do not walk past it. */
export function crossesMotorway(line: readonly Position[], tiles: readonly Motorways[]): boolean {
  const toPlane = planeAround(line[0]);
  const roads = tiles.flatMap(({ lines }) => lines.map((points) => points.map(toPlane)));
  const passages = tiles.flatMap((tile) => tile.passages.map(toPlane));
  return crossings(stretchesOf([line.map(toPlane)]), stretchesOf(roads)).some((at) =>
    !passages.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) <= PASSAGE_METRES)
  );
}

const keyOf = ({ x, y }: TilePoint): string => `${x} ${y}`;

type Stretch = readonly [from: XY, to: XY];

const stretchesOf = (lines: XY[][]): Stretch[] =>
  lines.flatMap((line) => line.slice(1).map((to, i) => [line[i], to] as const));

function crossings(ones: Stretch[], others: Stretch[]): XY[] {
  const found: XY[] = [];
  for (const one of ones) {
    for (const other of others) {
      const at = crossing(one, other);
      if (at) found.push(at);
    }
  }
  return found;
}

/** A point on a line counts as on its right, so that a line through it crosses there once. */
function crossing([a, b]: Stretch, [c, d]: Stretch): XY | undefined {
  const [from, to] = [side(c, d, a), side(c, d, b)];
  if (from > 0 === to > 0 || side(a, b, c) > 0 === side(a, b, d) > 0) return undefined;
  const part = from / (from - to);
  return { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) };
}

/** On which side of the line from `a` to `b` a point lies: 0 on it, or of either sign. */
const side = (a: XY, b: XY, at: XY): number =>
  (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
