/**
 * How many public tours begin in each cell of several grids, for the map of all tours when zoomed
 * out. There is a grid for every other zoom level of a map; each cell has a count, and the sums of
 * the tours' distances from its south-west corner, whose mean is the position of its cluster.
 */
import { boundsOf, type Cell, cellAt, curveIndex, HASH_BITS } from "../../geo/geohash.ts";
import { type CurveRange, toRanges } from "../../geo/geohash_ranges.ts";
import type { Position } from "../../model/tour/position.ts";

/** The zoom levels with a grid. At the last one a cell is about 150 m wide. */
export const CLUSTER_ZOOMS = [0, 2, 4, 6, 8, 10, 12, 14, 16];

/**
 * Bits of the grid for a zoom level: four columns at level 0, twice as many at each further one.
 * Maps show the earth 256 × 2^zoom pixels wide, so that a cell is 64 pixels wide at any level.
 */
export const gridBits = (zoom: number): number => 2 * zoom + 3;

/**
 * The sums of a cell: how many tours, and their offsets from its corner in millionths of a degree.
 */
type Sums = { count: number; north: number; east: number };

/** A cell with tours in it, and the mean of their positions. */
export type CellCount = Position & { index: number; count: number };

const FIELDS = ["count", "north", "east"] as const;

const MILLIONTHS = 1_000_000;

/** Most ranges for reading the cells of a map. */
const MAX_RANGES = 16;

/** The prefix of the sums of the grid for a zoom level, in the order of cells on the curve. */
export const gridPrefix = (zoom: number): Deno.KvKey => ["counts", "public_tours_by_cell", zoom];

/**
 * One sum of one cell: a `Deno.KvU64`, which stays as 0 after the last tour. `index` is the cell's
 * curve index.
 */
const sumKey = (zoom: number, index: number, field: keyof Sums): Deno.KvKey => {
  return [...gridPrefix(zoom), index, field];
};

/**
 * Adds to `operation` that a public tour's start moves from `before` to `after` (null: none). At
 * most 54 mutations; none if the place is the same.
 */
export function countPlace(
  operation: Deno.AtomicOperation,
  before: Position | null,
  after: Position | null,
): void {
  const stays = before?.latitude === after?.latitude && before?.longitude === after?.longitude;
  if (stays) return;
  if (before) addTo(operation, before, -1);
  if (after) addTo(operation, after, 1);
}

function addTo(operation: Deno.AtomicOperation, place: Position, sign: 1 | -1) {
  for (const [key, amount] of placeSums(place)) {
    // Sums wrap around at 2^64, so that they can decrease.
    operation.sum(key, BigInt.asUintN(64, BigInt(sign * amount)));
  }
}

/**
 * The contribution of a public tour at `place` to the sums of its cells, by key, on the grids for
 * `zooms`.
 */
export function placeSums(
  place: Position,
  zooms = CLUSTER_ZOOMS,
): [key: Deno.KvKey, amount: number][] {
  return zooms.flatMap((zoom) => {
    const bits = gridBits(zoom);
    const cell = cellAt(place, bits);
    const { south, west } = boundsOf(cell, bits);
    const sums: Sums = {
      count: 1,
      north: Math.round((place.latitude - south) * MILLIONTHS),
      east: Math.round((place.longitude - west) * MILLIONTHS),
    };
    return FIELDS.map((field): [Deno.KvKey, number] => {
      return [sumKey(zoom, curveIndex(cell, bits), field), sums[field]];
    });
  });
}

/** The cells among `cells` (of the grid for `zoom`, one of `CLUSTER_ZOOMS`) that have tours. */
export async function countByCell(kv: Deno.Kv, cells: Cell[], zoom: number): Promise<CellCount[]> {
  const bits = gridBits(zoom);
  const wanted = new Map(cells.map((cell) => [curveIndex(cell, bits), cell]));
  const size = 2 ** (HASH_BITS - bits);
  const ranges = toRanges(cells, bits, MAX_RANGES)
    .map(({ start, end }) => readSums(kv, zoom, { start: start / size, end: end / size }));
  return (await Promise.all(ranges)).flat().flatMap(([index, { count, north, east }]) => {
    const cell = wanted.get(index);
    if (!cell || count === 0) return [];
    const { south, west } = boundsOf(cell, bits);
    return [{
      index,
      count,
      latitude: south + north / count / MILLIONTHS,
      longitude: west + east / count / MILLIONTHS,
    }];
  });
}

async function readSums(kv: Deno.Kv, zoom: number, { start, end }: CurveRange) {
  const sums = new Map<number, Sums>();
  const selector = { start: [...gridPrefix(zoom), start], end: [...gridPrefix(zoom), end] };
  for await (const { key, value } of kv.list<Deno.KvU64>(selector, { batchSize: 1000 })) {
    const [index, field] = key.slice(-2) as [number, keyof Sums];
    const sum = sums.get(index) ?? { count: 0, north: 0, east: 0 };
    sum[field] = Number(value.value);
    sums.set(index, sum);
  }
  return [...sums];
}
