/** A map in which each tile has one street from west to east and one from north to south. */
import { fromMercator } from "../../../lib/geo/web_mercator.ts";
import { makeMapArchive, type TestFeature } from "../servers/map_archive.ts";

/** A road through points of each tile. */
export const roadOf = (
  points: TestFeature["points"],
  props: TestFeature["props"],
): TestFeature => ({ layer: "roads", type: "line", points, props });

const street = (name: string, points: TestFeature["points"]): TestFeature =>
  roadOf(points, { kind: "minor_road", kind_detail: "residential", name });

/** The bytes of its archive, in which each tile has `more` besides; the finest zoom is 14. */
export const gridArchive = (more: TestFeature[] = []): Uint8Array<ArrayBuffer> =>
  makeMapArchive({
    finest: 14,
    features: [
      street("Broad Street", [[-64, 1000], [1000, 1000], [4160, 1000]]),
      street("Mill Lane", [[1000, -64], [1000, 1000], [1000, 4160]]),
      ...more,
    ],
  });

/** A place at so many tiles to the east and to the south of a corner in Florence. */
export const inGrid = (east: number, south: number) =>
  fromMercator({ x: (8704 + east) / 2 ** 14, y: (5972 + south) / 2 ** 14 });

/** Where the streets of a tile run, in tiles from its corner. */
export const STREET = 1000 / 4096;
