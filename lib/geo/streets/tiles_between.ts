/** The tiles in which a way between two places is looked for. */
import type { Position } from "../../model/tour/position.ts";
import { degrees, radians, unwrapLongitudes } from "../angles.ts";
import { distanceBetween, EARTH_RADIUS } from "../distance.ts";
import type { TileNumber } from "../tile_cover.ts";
import { toMercator } from "../web_mercator.ts";

/** How far a way may lead around: so many metres, and this part of the distance if that is more. */
const MARGIN = 300;
const PART = 0.2;

/**
 * The tiles of a zoom around two places, from west to east; undefined for more than `most`. Beyond
 * ±180° their `x` goes on.
 */
export function tilesBetween(
  [from, to]: readonly [Position, Position],
  z: number,
  most: number,
): TileNumber[] | undefined {
  const margin = Math.max(MARGIN, PART * distanceBetween(from, to));
  const north = degrees(margin / EARTH_RADIUS);
  const [top, bottom] = [from, to].map(({ latitude }) => latitude).sort((a, b) => b - a);
  const east = north / Math.max(0.01, Math.cos(radians(Math.max(Math.abs(top), Math.abs(bottom)))));
  const [west, opposite] = unwrapLongitudes([from.longitude, to.longitude]).sort((a, b) => a - b);
  const count = 2 ** z;
  const cellOf = (latitude: number, longitude: number) => {
    const { x, y } = toMercator({ latitude, longitude });
    return { x: Math.floor(x * count), y: Math.max(0, Math.min(count - 1, Math.floor(y * count))) };
  };
  const first = cellOf(top + north, west - east);
  const last = cellOf(bottom - north, opposite + east);
  if ((last.x - first.x + 1) * (last.y - first.y + 1) > most) return undefined;
  const tiles: TileNumber[] = [];
  for (let x = first.x; x <= last.x; x++) {
    for (let y = first.y; y <= last.y; y++) tiles.push({ z, x, y });
  }
  return tiles;
}
