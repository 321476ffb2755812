/**
 * Junctions that a tile has lost. Programs that make tiles leave out points that hardly change the
 * shape of a line. Some of these points were junctions, where another line ends.
 */
import { footOn } from "../plane.ts";
import type { Road, TilePoint } from "./road.ts";

/** How far from a line an end may lie that belongs on it: the tolerance of Protomaps' tiles. */
const TOLERANCE = 2.5;

/** The side of the squares in which lines are looked up. */
const CELL = 128;

type Piece = { road: Road; line: number; index: number };
type Added = { index: number; part: number; point: TilePoint };

const keyOf = ({ x, y }: TilePoint): string => `${x},${y}`;

/** The same roads, with a point of a line wherever a line of the same floor ends on it. */
export function withJunctions(roads: Road[]): Road[] {
  const uses = new Map<string, number>();
  for (const point of roads.flatMap(({ lines }) => lines.flat())) {
    uses.set(keyOf(point), (uses.get(keyOf(point)) ?? 0) + 1);
  }
  const cells = cellsOf(roads);
  const added = new Map<TilePoint[], Added[]>();
  for (const road of roads) {
    for (const line of road.lines) {
      for (const end of [line[0], line[line.length - 1]]) {
        if (uses.get(keyOf(end)) !== 1) continue;
        for (const piece of cells.get(cellOf(end.x, end.y)) ?? []) {
          const other = piece.road.lines[piece.line];
          if (piece.road.floor !== road.floor || other === line) continue;
          const { part, away } = footOn(other[piece.index - 1], other[piece.index], end);
          if (away > TOLERANCE) continue;
          added.set(other, [...added.get(other) ?? [], { index: piece.index, part, point: end }]);
        }
      }
    }
  }
  return roads.map((road) => ({
    ...road,
    lines: road.lines.map((line) => withAdded(line, added.get(line) ?? [])),
  }));
}

function withAdded(line: TilePoint[], added: Added[]): TilePoint[] {
  const inOrder = [...added].sort((a, b) => a.index - b.index || a.part - b.part);
  const longer = [...line];
  inOrder.forEach(({ index, point }, i) => longer.splice(index + i, 0, point));
  return longer;
}

const cellOf = (x: number, y: number): number =>
  Math.floor(x / CELL) * 10_000 + Math.floor(y / CELL);

/** The pieces of lines by the squares that they may touch. */
function cellsOf(roads: Road[]): Map<number, Piece[]> {
  const cells = new Map<number, Piece[]>();
  for (const road of roads) {
    for (const [line, points] of road.lines.entries()) {
      for (let index = 1; index < points.length; index++) {
        const [a, b] = [points[index - 1], points[index]];
        const [left, right] = [Math.min(a.x, b.x) - TOLERANCE, Math.max(a.x, b.x) + TOLERANCE];
        const [top, bottom] = [Math.min(a.y, b.y) - TOLERANCE, Math.max(a.y, b.y) + TOLERANCE];
        for (let x = Math.floor(left / CELL) * CELL; x <= right; x += CELL) {
          for (let y = Math.floor(top / CELL) * CELL; y <= bottom; y += CELL) {
            const pieces = cells.get(cellOf(x, y));
            if (pieces) pieces.push({ road, line, index });
            else cells.set(cellOf(x, y), [{ road, line, index }]);
          }
        }
      }
    }
  }
  return cells;
}
