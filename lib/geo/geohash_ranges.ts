/** Ranges of the geohash curve: joins a set of cells into few ranges of keys. */
import { type Cell, curveIndex, gridOf, HASH_BITS } from "./geohash.ts";

/** Cells of the grid of `HASH_BITS` bits, as curve indexes from `start` to before `end`. */
export type CurveRange = { start: number; end: number };

/** The whole earth. */
export const WHOLE_CURVE: CurveRange = { start: 0, end: 2 ** HASH_BITS };

/** Cells of one row: `count` of them from the column `first` eastwards, wrapping around 180°. */
export type CellRow = { row: number; first: number; count: number };

/** The cells in a list of rows, of the grid of `bits` bits. */
export function cellsOf(rows: CellRow[], bits: number): Cell[] {
  const { columns } = gridOf(bits);
  const cells: Cell[] = [];
  for (const { row, first, count } of rows) {
    for (let i = 0; i < count; i++) cells.push({ row, column: (first + i) % columns });
  }
  return cells;
}

/**
 * Two ranges with fewer cells between them than this share of the wanted ones are read as one:
 * reading the cells between costs less than another list.
 */
const MIN_GAP = 0.1;

/**
 * The ranges, at most `maxRanges`, that contain all of `cells` (at least one, of the grid of `bits`
 * bits). Neighbouring cells become one range. Ranges with few cells between them are joined, and
 * while there are too many, the closest two.
 */
export function toRanges(cells: Cell[], bits: number, maxRanges: number): CurveRange[] {
  // A typed array sorts numbers faster than an array does.
  const indexes = new Float64Array(cells.map((cell) => curveIndex(cell, bits))).sort();
  const gaps: { after: number; width: number }[] = [];
  for (let after = 0; after < indexes.length - 1; after++) {
    const width = indexes[after + 1] - indexes[after] - 1;
    if (width >= MIN_GAP * cells.length) gaps.push({ after, width });
  }
  const cuts = gaps.sort((a, b) => b.width - a.width).slice(0, maxRanges - 1)
    .map(({ after }) => after).sort((a, b) => a - b);
  const size = 2 ** (HASH_BITS - bits);
  return [...cuts, indexes.length - 1].map((last, i) => ({
    start: indexes[i === 0 ? 0 : cuts[i - 1] + 1] * size,
    end: (indexes[last] + 1) * size,
  }));
}
