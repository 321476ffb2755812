/**
 * Geohashes: names of rectangles ("cells") on the earth. Each further character splits a cell in
 * 32, so that all positions within a cell have hashes that begin with the cell's name. The hashes
 * in alphabetical order follow a curve through all cells, so that neighbours on the curve are one
 * range of hashes.
 *
 * Source: G. Niemeyer's geohash.org, 2008; https://en.wikipedia.org/wiki/Geohash.
 */
import type { Position } from "../model/tour/position.ts";
import type { Bounds } from "../model/tour/tour_map.ts";

const ALPHABET = "0123456789bcdefghjkmnpqrstuvwxyz";

/** Bits in one character of a hash. */
const BITS_PER_CHARACTER = 5;

/** Characters of the hashes in the index of tours: cells of at most 4.8 × 4.8 m. */
export const HASH_PRECISION = 9;

/** Bits of those hashes. */
export const HASH_BITS = HASH_PRECISION * BITS_PER_CHARACTER;

/**
 * The longest hash: 10 characters name a cell of about 1.2 × 0.6 m, and a number holds its 50 bits.
 */
const MAX_PRECISION = 10;

/** A cell of a grid: `row` counts from the south pole, `column` from 180° west. */
export type Cell = { row: number; column: number };

/**
 * The number of rows and columns of the cells of hashes with `bits` bits (0: one cell). The bits
 * halve longitudes and latitudes in turn, longitudes first.
 */
export function gridOf(bits: number): { rows: number; columns: number } {
  return { rows: 2 ** Math.floor(bits / 2), columns: 2 ** Math.ceil(bits / 2) };
}

/**
 * The cell that holds a position (degrees), in the grid of 0 to 50 bits. The north pole and 180°
 * east belong to the last row and column.
 */
export function cellAt({ latitude, longitude }: Position, bits: number): Cell {
  const { rows, columns } = gridOf(bits);
  return {
    row: Math.min(Math.floor((latitude + 90) / 180 * rows), rows - 1),
    column: Math.min(Math.floor((longitude + 180) / 360 * columns), columns - 1),
  };
}

/** The index of a cell on the curve, from 0: its row's and its column's bits in turn (Z-order). */
export function curveIndex({ row, column }: Cell, bits: number): number {
  // With an odd number of bits the last one is a longitude's.
  const [last, other] = bits % 2 === 1 ? [column, row] : [row, column];
  const low = spread(last & 0xffff) + 2 * spread(other & 0xffff);
  return low + 2 ** 32 * (spread(last >>> 16) + 2 * spread(other >>> 16));
}

/**
 * The 16 bits of `value` at every second place of 32, from the last.
 *
 * Source: S. E. Anderson, "Bit Twiddling Hacks": Interleave bits by Binary Magic Numbers.
 */
function spread(value: number): number {
  let bits = (value | value << 8) & 0x00ff00ff;
  bits = (bits | bits << 4) & 0x0f0f0f0f;
  bits = (bits | bits << 2) & 0x33333333;
  return (bits | bits << 1) & 0x55555555;
}

/** The cell at an index of the curve; the inverse of `curveIndex`. */
export function cellOfIndex(index: number, bits: number): Cell {
  const cell = { row: 0, column: 0 };
  let isLongitude = bits % 2 === 1;
  for (let i = 0, rest = index; i < bits; i++, rest = Math.floor(rest / 2)) {
    // Every second bit belongs to the same axis.
    const weight = 2 ** Math.floor(i / 2);
    cell[isLongitude ? "column" : "row"] += weight * (rest % 2);
    isLongitude = !isLongitude;
  }
  return cell;
}

/** The edges of a cell, in degrees. */
export function boundsOf({ row, column }: Cell, bits: number): Bounds {
  const { rows, columns } = gridOf(bits);
  return {
    south: row / rows * 180 - 90,
    west: column / columns * 360 - 180,
    north: (row + 1) / rows * 180 - 90,
    east: (column + 1) / columns * 360 - 180,
  };
}

/** The hash of `precision` characters that names the cell at `index` on the curve. */
export function hashAt(index: number, precision: number): string {
  let hash = "";
  for (let rest = index; hash.length < precision; rest = Math.floor(rest / ALPHABET.length)) {
    hash = ALPHABET[rest % ALPHABET.length] + hash;
  }
  return hash;
}

/**
 * The geohash of a position in degrees, `precision` characters long (9: a cell of at most 4.8 × 4.8
 * m).
 *
 * @throws {RangeError} when a coordinate is not a number or out of range, or the precision is not
 *   an integer from 1 to 10. (A tour with a hash of NaN would never be found.)
 */
export function encodeGeohash(position: Position, precision = HASH_PRECISION): string {
  const { latitude, longitude } = position;
  if (!(latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180)) {
    throw new RangeError(`Not a position on the earth: ${latitude}, ${longitude}`);
  }
  if (!Number.isInteger(precision) || precision < 1 || precision > MAX_PRECISION) {
    throw new RangeError(`Precision must be an integer from 1 to ${MAX_PRECISION}: ${precision}`);
  }
  const bits = precision * BITS_PER_CHARACTER;
  return hashAt(curveIndex(cellAt(position, bits), bits), precision);
}
