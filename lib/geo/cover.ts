/** Which geohash cells a circle touches: turns "near here" into a few ranges of keys. */
import type { Position } from "../model/position.ts";
import { degrees, normalizeLongitude, radians } from "./angles.ts";
import { EARTH_RADIUS } from "./distance.ts";
import { cellAt, encodeCell, gridOf } from "./geohash.ts";

/** A cover has at most this many prefixes: each costs one range read. */
export const MAX_CELLS = 32;

/** Finest cells used, in characters; the hashes under which places are filed are no shorter. */
export const COVER_PRECISION = 9;

/** Added to the radius (in radians, 0.3 m): more than the rounding errors of distance and cover. */
const MARGIN = 5e-8;

/** The box around a circle, in degrees; `east` may exceed 180 and `west` -180: it wraps around. */
function boxAround({ latitude, longitude }: Position, radius: number) {
  const angle = radius / EARTH_RADIUS + MARGIN;
  const south = latitude - degrees(angle);
  const north = latitude + degrees(angle);
  // A circle that reaches a pole touches every meridian there.
  if (south <= -90 || north >= 90) {
    return { south: Math.max(south, -90), north: Math.min(north, 90), west: -180, east: 180 };
  }
  // At most 90° to either side: the first and last column below never meet from behind.
  const reach = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))));
  return { south, north, west: longitude - reach, east: longitude + reach };
}

/**
 * Geohash prefixes, at most `MAX_CELLS`, such that every place within `radius` metres of `center`
 * has a geohash (of `COVER_PRECISION` characters or more) that begins with one of them. They are all
 * of one length, and none is there twice; `[""]` stands for the whole earth.
 * Right at the poles, across ±180°, for radius 0, and for radii that go around the earth.
 *
 * @throws {RangeError} when the radius is negative or not a number, or the center is not on the earth.
 */
export function coverCircle(center: Position, radius: number): string[] {
  const { latitude, longitude } = center;
  if (!(radius >= 0) || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
    throw new RangeError(`Not a circle on the earth: ${latitude}, ${longitude}, ${radius} m`);
  }
  const box = boxAround(center, radius);
  const allAround = box.east - box.west >= 360;
  for (let precision = COVER_PRECISION; precision > 0; precision--) {
    const grid = gridOf(precision);
    const first = cellAt(
      { latitude: box.south, longitude: normalizeLongitude(box.west) },
      precision,
    );
    const last = cellAt(
      { latitude: box.north, longitude: normalizeLongitude(box.east) },
      precision,
    );
    const rows = last.row - first.row + 1;
    const columns = allAround
      ? grid.columns
      : (last.column - first.column + grid.columns) % grid.columns + 1;
    if (rows * columns > MAX_CELLS || rows * columns === grid.rows * grid.columns) continue;
    return Array.from({ length: rows * columns }, (_, i) =>
      encodeCell({
        row: first.row + Math.floor(i / columns),
        column: (first.column + i % columns) % grid.columns,
      }, precision));
  }
  return [""];
}
