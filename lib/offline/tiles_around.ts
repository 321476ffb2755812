/** Which tiles of a map show the surroundings of a route. */
import { distanceBetween } from "../geo/distance.ts";
import type { Position } from "../model/position.ts";

/** A tile: its zoom, column and row. */
export type Tile = [z: number, x: number, y: number];

/** Metres in a degree of latitude. */
const DEGREE = 111_195;

/** Stops that lie farther apart, in metres, are gone between by train: only they are shown. */
const LONGEST_WALK = 10_000;

/** The Web Mercator projection ends there, in degrees. */
const NORTH_END = 85.05;

/**
 * The tiles of all zooms from `min` to `max` that show what is within `metres` of `route`: the
 * places in their order, and the straight ways between them.
 */
export function tilesAround(
  route: Position[],
  metres: number,
  { min, max }: { min: number; max: number },
): Tile[] {
  const tiles = new Map<string, Tile>();
  for (const place of alongRoute(route, metres)) {
    for (let z = min; z <= max; z++) {
      for (const tile of tilesOfSquare(place, metres, z)) tiles.set(tile.join("/"), tile);
    }
  }
  return [...tiles.values()].sort(([z], [otherZ]) => z - otherZ);
}

/** The places, and points between them that are at most `step` metres apart. */
function* alongRoute(route: Position[], step: number): Generator<Position> {
  for (const [i, place] of route.entries()) {
    yield place;
    const next = route[i + 1];
    const distance = next ? distanceBetween(place, next) : 0;
    if (distance > LONGEST_WALK) continue;
    const parts = Math.ceil(distance / step);
    for (let part = 1; part < parts; part++) {
      const share = part / parts;
      yield {
        latitude: place.latitude + share * (next.latitude - place.latitude),
        longitude: place.longitude + share * (next.longitude - place.longitude),
      };
    }
  }
}

/** The tiles that the square around a place touches, whose sides are `metres` away from it. */
function* tilesOfSquare(
  { latitude, longitude }: Position,
  metres: number,
  z: number,
): Generator<Tile> {
  const north = metres / DEGREE;
  const east = north / Math.max(0.01, Math.cos(latitude * Math.PI / 180));
  const count = 2 ** z;
  const [firstRow, lastRow] = [latitude + north, latitude - north].map((edge) => rowAt(edge, z));
  const [first, last] = [longitude - east, longitude + east].map((edge) => columnAt(edge, z));
  for (let y = firstRow; y <= lastRow; y++) {
    for (let x = first; x <= last; x++) yield [z, (x + count) % count, y];
  }
}

/** Not within the earth beyond ±180°: the caller turns it round. */
const columnAt = (longitude: number, z: number) => Math.floor((longitude + 180) / 360 * 2 ** z);

function rowAt(latitude: number, z: number): number {
  const angle = Math.max(-NORTH_END, Math.min(NORTH_END, latitude)) * Math.PI / 180;
  const row = Math.floor((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 * 2 ** z);
  return Math.max(0, Math.min(2 ** z - 1, row));
}
