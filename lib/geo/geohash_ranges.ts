/** Ranges of geohashes: sets of cells as few stretches of the curve, each one range of keys. */
import { BITS_PER_CHARACTER, type Cell, curveIndex, gridOf, hashAt } from "./geohash.ts";

/** Hashes of `HASH_PRECISION` characters from `start` (included) to `end` (excluded), as texts. */
export type GeohashRange = { start: string; end: string };

/** Characters of the hashes under which places are filed. */
export const HASH_PRECISION = 9;

const HASH_BITS = HASH_PRECISION * BITS_PER_CHARACTER;

/** Follows every hash in the order of texts. */
const END = "~";

/** All hashes: the whole earth. */
export const ALL_HASHES: GeohashRange = { start: hashAt(0, HASH_PRECISION), end: END };

/** Cells of one row: `count` of them, from the column `first` eastwards, past 180° into the first. */
export type CellRow = { row: number; first: number; count: number };

/**
 * The ranges, at most `maxRanges`, in which all hashes begin whose cells (of the grid of `bits` bits,
 * at most 45) are in `rows`. Cells that follow each other are one range; where there are too many, the
 * ranges with the fewest cells between them are joined, which takes in those cells.
 */
export function toRanges(rows: CellRow[], bits: number, maxRanges: number): GeohashRange[] {
  const { columns } = gridOf(bits);
  const indexes: number[] = [];
  for (const { row, first, count } of rows) {
    for (let i = 0; i < count; i++) {
      const cell: Cell = { row, column: (first + i) % columns };
      indexes.push(curveIndex(cell, bits));
    }
  }
  indexes.sort((a, b) => a - b);
  const widestGaps = indexes.slice(1)
    .map((index, i) => ({ before: i, cells: index - indexes[i] - 1 }))
    .filter(({ cells }) => cells > 0)
    .sort((a, b) => b.cells - a.cells)
    .slice(0, maxRanges - 1);
  const last = [
    ...widestGaps.map(({ before }) => before).sort((a, b) => a - b),
    indexes.length - 1,
  ];
  return last.map((end, i) => ({
    start: firstHash(indexes[i === 0 ? 0 : last[i - 1] + 1], bits),
    end: firstHash(indexes[end] + 1, bits),
  }));
}

/** The first hash in the cell at `index`; beyond the last cell, what follows every hash. */
function firstHash(index: number, bits: number): string {
  return index === 2 ** bits ? END : hashAt(index * 2 ** (HASH_BITS - bits), HASH_PRECISION);
}
