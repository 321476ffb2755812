/** The map tiles around a route, in Web Mercator (EPSG:3857), with the usual numbers. */
import type { Position } from "../model/tour/position.ts";
import { degrees, radians, unwrapLongitudes } from "./angles.ts";
import { distanceBetween, EARTH_RADIUS } from "./distance.ts";

/** A tile: `x` counts from the antimeridian eastwards, `y` from the north. */
export type TileNumber = { z: number; x: number; y: number };

/** The latitude at which Web Mercator ends. */
const MOST_NORTH = 85.05112878;

/** Most positions between two stops at which tiles are collected. */
const MOST_STEPS = 1000;

/**
 * The tiles of zooms `from` to `to` (both included) within `metres` of the line through `places`,
 * or of the places alone when `isLine` is false; each once, coarse ones first. The line is straight
 * on the map. The circle is approximated by a square, so corners include a little more.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { tilesAround } from "./tile_cover.ts";
 *
 * const here = { latitude: 48.2, longitude: 16.37 };
 * const tiles = tilesAround([here], { metres: 100, from: 0, to: 1 });
 * assert.deepEqual(tiles[0], { z: 0, x: 0, y: 0 });
 * ```
 */
export function tilesAround(
  places: readonly Position[],
  { metres, from, to, isLine = true }: {
    metres: number;
    from: number;
    to: number;
    isLine?: boolean;
  },
): TileNumber[] {
  const centers = isLine ? alongLine(places, metres / 2) : places;
  const tiles = new Map<string, TileNumber>();
  for (let z = from; z <= to; z++) {
    for (const center of centers) {
      for (const tile of tilesOfBox(center, metres, z)) {
        tiles.set(`${z}/${tile.x}/${tile.y}`, tile);
      }
    }
  }
  return [...tiles.values()];
}

/**
 * The places, with positions between them so that none is farther than `step` metres from the next.
 */
function alongLine(places: readonly Position[], step: number): Position[] {
  const longitudes = unwrapLongitudes(places.map(({ longitude }) => longitude));
  return places.flatMap((place, i) => {
    const here = { latitude: place.latitude, longitude: longitudes[i] };
    if (i === places.length - 1) return [here];
    const next = { latitude: places[i + 1].latitude, longitude: longitudes[i + 1] };
    const count = Math.ceil(Math.min(MOST_STEPS, distanceBetween(here, next) / step)) || 1;
    return Array.from({ length: count }, (_, n) => ({
      latitude: here.latitude + (next.latitude - here.latitude) * n / count,
      longitude: here.longitude + (next.longitude - here.longitude) * n / count,
    }));
  });
}

function tilesOfBox({ latitude, longitude }: Position, metres: number, z: number): TileNumber[] {
  const north = degrees(metres / EARTH_RADIUS);
  const east = Math.min(180, north / Math.max(0.01, Math.cos(radians(latitude))));
  const count = 2 ** z;
  const [left, right] = [longitude - east, longitude + east].map((at) =>
    Math.floor((at + 180) / 360 * count)
  );
  const [top, bottom] = [latitude + north, latitude - north].map((at) => rowOf(at, count));
  const tiles: TileNumber[] = [];
  for (let x = left; x <= Math.min(right, left + count - 1); x++) {
    for (let y = top; y <= bottom; y++) tiles.push({ z, x: (x % count + count) % count, y });
  }
  return tiles;
}

/** The row of a latitude, of `count` rows. */
function rowOf(latitude: number, count: number): number {
  const sine = Math.sin(radians(Math.max(-MOST_NORTH, Math.min(MOST_NORTH, latitude))));
  const part = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return Math.max(0, Math.min(count - 1, Math.floor(part * count)));
}
