/** The bytes of the archive that contain certain tiles, for storing a part of it. */
import { findTile, type PMTiles, zxyToTileId } from "pmtiles";
import type { TileNumber } from "../geo/tile_cover.ts";
import { LONGEST_MAP_RANGE } from "../model/web/map_archive.ts";

/** The first and the last byte, both included. */
export type ByteRange = { first: number; last: number };

/** The first read of each reader, in bytes: the header, and the directory after it. */
const FIRST_READ = 16_384;

/** Most directories on the way to a tile. */
const DEEPEST = 4;

/**
 * The ranges that are needed to read `tiles`: header, directories and tiles, in the order of the
 * file. Adjacent ones are joined, up to the longest that is served. Tiles that the archive lacks
 * are left out. Rejects when header or directories cannot be read. `etag` is that of the ranges'
 * version (see `rangeAddress`).
 */
export async function readMapRanges(
  archive: PMTiles,
  tiles: readonly TileNumber[],
): Promise<{ etag: string | undefined; ranges: ByteRange[] }> {
  const header = await archive.getHeader();
  const end = header.tileDataOffset + (header.tileDataLength ?? FIRST_READ);
  const ranges: ByteRange[] = [{ first: 0, last: Math.min(FIRST_READ, end) - 1 }];
  const add = (first: number, length: number) => ranges.push({ first, last: first + length - 1 });
  for (const { z, x, y } of tiles) {
    const id = zxyToTileId(z, x, y);
    let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
    for (let depth = 0; depth < DEEPEST; depth++) {
      add(offset, length);
      const directory = await archive.cache.getDirectory(archive.source, offset, length, header);
      const entry = findTile(directory, id);
      if (!entry) break;
      if (entry.runLength > 0) {
        add(header.tileDataOffset + entry.offset, entry.length);
        break;
      }
      [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
    }
  }
  return { etag: header.etag, ranges: merge(ranges) };
}

function merge(ranges: ByteRange[]): ByteRange[] {
  const merged: ByteRange[] = [];
  for (const { first, last } of [...ranges].sort((a, b) => a.first - b.first)) {
    const before = merged.at(-1);
    if (!before || first > before.last + 1) merged.push({ first, last });
    else if (last > before.last) {
      if (last - before.first < LONGEST_MAP_RANGE) before.last = last;
      else merged.push({ first, last });
    }
  }
  return merged;
}
