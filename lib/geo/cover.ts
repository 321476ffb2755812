/** Which geohash cells a circle or a box touches: turns "near here" into a few ranges of keys. */
import type { Position } from "../model/position.ts";
import { degrees, normalizeLongitude, radians } from "./angles.ts";
import { EARTH_RADIUS } from "./distance.ts";
import { BITS_PER_CHARACTER, cellAt, gridOf } from "./geohash.ts";
import {
  ALL_HASHES,
  type CellRow,
  type GeohashRange,
  HASH_PRECISION,
  toRanges,
} from "./geohash_ranges.ts";

/**
 * A cover has at most this many ranges. A range costs a list of its own, about as much as reading ten
 * cards; fewer ranges take in more cards that are too far away.
 */
export const MAX_RANGES = 6;

/** Most cells that are looked at: enough to follow the edge of a circle, in some 20 µs. */
const MAX_CELLS = 128;

/** Added to the radius (in radians, 0.3 m): more than the rounding errors of distance and cover. */
const MARGIN = 5e-8;

/** A rectangle in degrees; from `west` eastwards to `east`. */
export type Bounds = { south: number; west: number; north: number; east: number };

/**
 * At most `MAX_RANGES` ranges of geohashes, apart from each other and in their order, in which every
 * position within `radius` metres of `center` has its hash of `HASH_PRECISION` characters.
 * Right at the poles, across ±180°, for radius 0, and for radii that go around the earth.
 *
 * @throws {RangeError} when the radius is negative or not a number, or the center is not on the earth.
 */
export function coverCircle(center: Position, radius: number): GeohashRange[] {
  const { latitude, longitude } = center;
  if (!(radius >= 0) || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
    throw new RangeError(`Not a circle on the earth: ${latitude}, ${longitude}, ${radius} m`);
  }
  const angle = radius / EARTH_RADIUS + MARGIN;
  if (angle >= Math.PI / 2) return [ALL_HASHES];
  const south = Math.max(latitude - degrees(angle), -90);
  const north = Math.min(latitude + degrees(angle), 90);
  return cover(south, north, (from, to) => ({
    middle: longitude,
    reach: longitudeReach(latitude, angle, from, to),
  }));
}

/**
 * The same for a box in degrees, its edges included. One whose `west` is greater than
 * its `east` crosses 180°; from -180 to 180 it goes all around.
 *
 * @throws {RangeError} when an edge is not on the earth, or the box is upside down.
 */
export function coverBox({ south, west, north, east }: Bounds): GeohashRange[] {
  const isBox = south >= -90 && north <= 90 && south <= north &&
    Math.abs(west) <= 180 && Math.abs(east) <= 180;
  if (!isBox) throw new RangeError(`Not a box on the earth: ${south}, ${west}, ${north}, ${east}`);
  const width = west > east ? east + 360 - west : east - west;
  // The margin takes in both sides of 180°, which is the same edge.
  const longitudes = { middle: west + width / 2, reach: width / 2 + degrees(MARGIN) };
  return cover(south, north, () => longitudes);
}

/** The longitudes of a band: those at most `reach` degrees (180: all) from `middle`. */
type Longitudes = { middle: number; reach: number };

/**
 * How far a circle reaches to the east and the west between two latitudes (degrees) that it touches:
 * degrees, 180 where it goes all around. `angle` is its radius in radians, less than a right angle.
 */
function longitudeReach(latitude: number, angle: number, from: number, to: number): number {
  // Where the meridian touches the circle. A circle with a pole in it is widest there.
  const sine = Math.sin(radians(latitude)) / Math.cos(angle);
  const widest = degrees(Math.asin(Math.max(-1, Math.min(1, sine))));
  const at = Math.max(from, Math.min(to, widest));
  // The haversine formula, solved for the difference of longitudes.
  const share = (Math.sin(angle / 2) ** 2 - Math.sin(radians(at - latitude) / 2) ** 2) /
    (Math.cos(radians(latitude)) * Math.cos(radians(at)));
  return share < 1 ? degrees(2 * Math.asin(Math.sqrt(Math.max(share, 0)))) : 180;
}

/** The ranges of the cells, as small as may be, that a shape touches between two latitudes. */
function cover(
  south: number,
  north: number,
  longitudesIn: (from: number, to: number) => Longitudes,
): GeohashRange[] {
  const widest = longitudesIn(south, north);
  for (let bits = HASH_PRECISION * BITS_PER_CHARACTER; bits > 0; bits--) {
    const { rows } = gridOf(bits);
    const first = cellAt({ latitude: south, longitude: 0 }, bits).row;
    const last = cellAt({ latitude: north, longitude: 0 }, bits).row;
    if ((last - first + 1) * columnsIn(widest, bits).count > MAX_CELLS) continue;
    const cells: CellRow[] = [];
    for (let row = first; row <= last; row++) {
      const from = Math.max(south, row / rows * 180 - 90);
      const to = Math.min(north, (row + 1) / rows * 180 - 90);
      cells.push({ row, ...columnsIn(longitudesIn(from, to), bits) });
    }
    return toRanges(cells, bits, MAX_RANGES);
  }
  return [ALL_HASHES];
}

/** The columns that longitudes touch, from the first eastwards. */
function columnsIn({ middle, reach }: Longitudes, bits: number): Omit<CellRow, "row"> {
  const { columns } = gridOf(bits);
  const at = (longitude: number) =>
    cellAt({ latitude: 0, longitude: normalizeLongitude(longitude) }, bits).column;
  // What all but closes the circle could end in the column in which it began.
  if (2 * reach >= 360 - 360 / columns) return { first: 0, count: columns };
  const first = at(middle - reach);
  return { first, count: (at(middle + reach) - first + columns) % columns + 1 };
}
