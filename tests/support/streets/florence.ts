/** The test's map of Florence, whose finest tiles have the zoom 14. */
import { PMTiles } from "pmtiles";
import type { Position } from "../../../lib/model/tour/position.ts";

/** Where the map is. */
export const FLORENCE = Deno.env.get("FLORENCE_PMTILES") ?? "../shared/map/firenze.pmtiles";

/** Why tests that need it are skipped; undefined where it is there. */
export const NO_FLORENCE = await Deno.stat(FLORENCE).then(() => true, () => false)
  ? undefined
  : `FLORENCE_PMTILES names no file, nor is ${FLORENCE}`;

/** A reader of an archive's bytes. */
export const readerOf = (bytes: Uint8Array<ArrayBuffer>): PMTiles =>
  new PMTiles({
    getKey: () => "test",
    getBytes: (offset: number, length: number) =>
      Promise.resolve({ data: bytes.slice(offset, offset + length).buffer }),
  });

/** The finest tiles of the old town: columns 8702 to 8705, rows 5970 to 5973. */
export async function townTiles(): Promise<{ z: 14; x: number; y: number; bytes: Uint8Array }[]> {
  const archive = readerOf(await Deno.readFile(FLORENCE));
  const tiles = [];
  for (let x = 8702; x <= 8705; x++) {
    for (let y = 5970; y <= 5973; y++) {
      const tile = await archive.getZxy(14, x, y);
      if (tile) tiles.push({ z: 14 as const, x, y, bytes: new Uint8Array(tile.data) });
    }
  }
  return tiles;
}

/** The same pairs of places in the old town each time. */
export function placesInTown(count: number, seed: number): [Position, Position][] {
  let state = seed;
  // A linear congruential generator, with the numbers of Numerical Recipes.
  const next = () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
  const place = () => ({ latitude: 43.757 + next() * 0.03, longitude: 11.23 + next() * 0.045 });
  return Array.from({ length: count }, () => [place(), place()]);
}

/** The bridges over the Arno in that part of the town, from bank to bank. */
export const BRIDGES: Record<string, [Position, Position]> = {
  "the bridge of the tram": between(43.77683, 11.22975, 43.77582, 11.22898),
  "Ponte della Vittoria": between(43.77436, 11.23425, 43.77541, 11.23485),
  "Ponte Amerigo Vespucci": between(43.77254, 11.24351, 43.77133, 11.24238),
  "Ponte alla Carraia": between(43.77077, 11.24772, 43.76971, 11.24692),
  "Ponte Santa Trinita": between(43.76943, 11.25062, 43.76862, 11.25007),
  "Ponte Vecchio": between(43.76842, 11.25344, 43.76761, 11.25285),
  "Ponte alle Grazie": between(43.76679, 11.25901, 43.7656, 11.25845),
  "Ponte San Niccolò": between(43.76532, 11.27117, 43.76423, 11.27092),
};

function between(north: number, east: number, south: number, west: number): [Position, Position] {
  return [{ latitude: north, longitude: east }, { latitude: south, longitude: west }];
}
