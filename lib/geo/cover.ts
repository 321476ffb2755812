/** Geohash cells that a circle or a box touches: turns "near here" into a few ranges of keys. */
import type { Position } from "../model/tour/position.ts";
import type { Bounds } from "../model/tour/tour_map.ts";
import { degrees, normalizeLongitude, radians } from "./angles.ts";
import { EARTH_RADIUS } from "./distance.ts";
import { type Cell, cellAt, gridOf, HASH_BITS } from "./geohash.ts";
import { type CellRow, cellsOf, type CurveRange, toRanges, WHOLE_CURVE } from "./geohash_ranges.ts";

/**
 * Most ranges of a cover. Each range costs a list of its own, about as much as reading seven pages
 * of cards; with fewer ranges, more of the cards read are too far away.
 */
export const MAX_RANGES = 6;

/** Most cells that are examined: enough to follow the edge of a circle. */
const MAX_CELLS = 256;

/** Added to shapes (radians, 0.3 m): more than the rounding errors of distances and covers. */
const MARGIN = 5e-8;

/** The longitudes of a band: those at most `reach` degrees (180: all) from `middle`. */
type Longitudes = { middle: number; reach: number };

/**
 * The latitudes of a shape (degrees north), and its longitudes between two latitudes that it
 * touches.
 */
type Shape = { south: number; north: number; between(from: number, to: number): Longitudes };

/**
 * At most `MAX_RANGES` ranges of the curve, apart from each other and in their order, that hold
 * every position within `radius` metres of `center`. Correct at the poles, across ±180°, for radius
 * 0, and for radii that go around the earth.
 *
 * @throws {RangeError} when the radius is negative or not a number, or the center is not on the
 *   earth.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { coverCircle, MAX_RANGES } from "./cover.ts";
 *
 * const ranges = coverCircle({ latitude: 48.2, longitude: 16.37 }, 500);
 * assert.ok(ranges.length > 0 && ranges.length <= MAX_RANGES);
 * ```
 */
export function coverCircle(center: Position, radius: number): CurveRange[] {
  const { latitude, longitude } = center;
  if (!(radius >= 0) || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
    throw new RangeError(`Not a circle on the earth: ${latitude}, ${longitude}, ${radius} m`);
  }
  const angle = radius / EARTH_RADIUS + MARGIN;
  if (angle >= Math.PI / 2) return [WHOLE_CURVE];
  return cover({
    south: Math.max(latitude - degrees(angle), -90),
    north: Math.min(latitude + degrees(angle), 90),
    between: (from, to) => ({
      middle: longitude,
      reach: longitudeReach(latitude, angle, from, to),
    }),
  });
}

/**
 * The same for all positions in a box, its edges included.
 *
 * @throws {RangeError} when an edge is not on the earth, or the south is north of the north.
 */
export const coverBox = (box: Bounds): CurveRange[] => cover(shapeOf(box));

/**
 * The cells of the grid of `bits` bits that a box touches; null where there are more than `most`.
 *
 * @throws {RangeError} as `coverBox` does.
 */
export function cellsInBox(box: Bounds, bits: number, most: number): Cell[] | null {
  return cellsOfShape(shapeOf(box), bits, most);
}

function shapeOf({ south, west, north, east }: Bounds): Shape {
  const isBox = south >= -90 && north <= 90 && south <= north &&
    Math.abs(west) <= 180 && Math.abs(east) <= 180;
  if (!isBox) throw new RangeError(`Not a box on the earth: ${south}, ${west}, ${north}, ${east}`);
  const width = west > east ? east + 360 - west : east - west;
  // The margin covers both sides of 180°, which are the same edge.
  const longitudes = { middle: west + width / 2, reach: width / 2 + degrees(MARGIN) };
  return { south, north, between: () => longitudes };
}

/**
 * How far a circle reaches to the east and the west between two latitudes (degrees) that it
 * touches: degrees, 180 where it goes all around. `angle` is its radius in radians, less than a
 * right angle.
 */
function longitudeReach(latitude: number, angle: number, from: number, to: number): number {
  // The latitude where a meridian touches the circle. A circle around a pole is widest at the pole.
  const sine = Math.sin(radians(latitude)) / Math.cos(angle);
  const widest = degrees(Math.asin(Math.max(-1, Math.min(1, sine))));
  const at = Math.max(from, Math.min(to, widest));
  // The haversine formula, solved for the difference of longitudes.
  const share = (Math.sin(angle / 2) ** 2 - Math.sin(radians(at - latitude) / 2) ** 2) /
    (Math.cos(radians(latitude)) * Math.cos(radians(at)));
  return share < 1 ? degrees(2 * Math.asin(Math.sqrt(Math.max(share, 0)))) : 180;
}

/** The ranges of the smallest cells that stay within the limit of cells. */
function cover(shape: Shape): CurveRange[] {
  // With one bit, the earth is two cells.
  for (let bits = HASH_BITS;; bits--) {
    const cells = cellsOfShape(shape, bits, MAX_CELLS);
    if (cells) return toRanges(cells, bits, MAX_RANGES);
  }
}

/** The cells that a shape touches; null where the box around it touches more than `most`. */
function cellsOfShape({ south, north, between }: Shape, bits: number, most: number) {
  const { rows } = gridOf(bits);
  const first = cellAt({ latitude: south, longitude: 0 }, bits).row;
  const last = cellAt({ latitude: north, longitude: 0 }, bits).row;
  if (last - first >= most) return null;
  if ((last - first + 1) * columnsIn(between(south, north), bits).count > most) return null;
  const cells: CellRow[] = [];
  for (let row = first; row <= last; row++) {
    const from = Math.max(south, row / rows * 180 - 90);
    const to = Math.min(north, (row + 1) / rows * 180 - 90);
    cells.push({ row, ...columnsIn(between(from, to), bits) });
  }
  return cellsOf(cells, bits);
}

/** The columns that longitudes touch, from the first eastwards. */
function columnsIn({ middle, reach }: Longitudes, bits: number): Omit<CellRow, "row"> {
  const { columns } = gridOf(bits);
  const at = (longitude: number) =>
    cellAt({ latitude: 0, longitude: normalizeLongitude(longitude) }, bits).column;
  // A band that nearly closes the circle could end in the column in which it began.
  if (2 * reach >= 360 - 360 / columns) return { first: 0, count: columns };
  const first = at(middle - reach);
  return { first, count: (at(middle + reach) - first + columns) % columns + 1 };
}
