/**
 * Geohashes: names of rectangles ("cells") on the earth. Each further character splits a cell in 32,
 * so that all places within a cell have hashes that begin with the cell's name.
 *
 * Source: G. Niemeyer's geohash.org, 2008; https://en.wikipedia.org/wiki/Geohash.
 */
import type { Position } from "../model/position.ts";

const ALPHABET = "0123456789bcdefghjkmnpqrstuvwxyz";

/** The longest hash: 12 characters name a cell of about 3.7 × 1.9 cm. */
export const MAX_PRECISION = 12;

/** A cell among those of its precision: `row` counts from the south pole, `column` from 180° west. */
export type Cell = { row: number; column: number };

/** How many rows and columns the earth has in hashes of `precision` characters (0: one cell). */
export function gridOf(precision: number): { rows: number; columns: number } {
  return {
    rows: 2 ** Math.floor(precision * 5 / 2),
    columns: 2 ** Math.ceil(precision * 5 / 2),
  };
}

/**
 * The cell that holds a position (degrees), at a precision of 0 to 12 characters.
 * The poles and 180° east belong to the last row and column.
 */
export function cellAt({ latitude, longitude }: Position, precision: number): Cell {
  const { rows, columns } = gridOf(precision);
  return {
    row: Math.min(Math.floor((latitude + 90) / 180 * rows), rows - 1),
    column: Math.min(Math.floor((longitude + 180) / 360 * columns), columns - 1),
  };
}

/** The hash that names a cell of the grid of `precision` characters. */
export function encodeCell({ row, column }: Cell, precision: number): string {
  let hash = "";
  let [south, west] = [row, column];
  // From the last character backwards; bits alternate, and the very first one is a longitude's.
  let isLongitude = precision % 2 === 1;
  for (let i = 0; i < precision; i++) {
    let digit = 0;
    for (let bit = 0; bit < 5; bit++) {
      digit |= ((isLongitude ? west : south) & 1) << bit;
      if (isLongitude) west >>= 1;
      else south >>= 1;
      isLongitude = !isLongitude;
    }
    hash = ALPHABET[digit] + hash;
  }
  return hash;
}

/**
 * The geohash of a position in degrees, `precision` characters long (9: a cell of at most 4.8 × 4.8 m).
 *
 * @throws {RangeError} when a coordinate is not a number or out of range, or the precision is not an
 * integer from 1 to 12. (A hash of NaN would file the tour where no search finds it.)
 */
export function encodeGeohash(position: Position, precision = 9): string {
  const { latitude, longitude } = position;
  if (!(latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180)) {
    throw new RangeError(`Not a position on the earth: ${latitude}, ${longitude}`);
  }
  if (!Number.isInteger(precision) || precision < 1 || precision > MAX_PRECISION) {
    throw new RangeError(`Precision must be an integer from 1 to ${MAX_PRECISION}: ${precision}`);
  }
  return encodeCell(cellAt(position, precision), precision);
}
