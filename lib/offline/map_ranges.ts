/** The part of the archive of vector tiles that shows a route, as files to keep. */
import { findTile, SharedPromiseCache, zxyToTileId } from "pmtiles";
import { rangeAddress, VersionedSource } from "../browser/map_archive.ts";
import type { Position } from "../model/position.ts";
import { rangePath } from "./range_path.ts";
import { tilesAround } from "./tiles_around.ts";

/** How far around the route the map is kept, in metres. */
const SURROUNDINGS = 500;

/** How many directories may lie within each other, by the specification of PMTiles. */
const MOST_DIRECTORIES = 4;

/** A range of the archive by the address under which it is kept, and its length. */
export type MapRange = { url: string; bytes: number };

/**
 * Reads the archive's header and directories, and returns these and the tiles of all zooms within
 * 500 m of `route`; nothing where its server names no version. Rejects when the archive does not
 * answer.
 */
export async function listMapRanges(route: Position[]): Promise<MapRange[]> {
  const ranges: Range[] = [];
  const source = new NotingSource(ranges);
  const directories = new SharedPromiseCache();
  const header = await directories.getHeader(source);
  // Without a version nothing says whether ranges belong together.
  if (!header.etag) return [];
  const { minZoom: min, maxZoom: max } = header;
  for (const [z, x, y] of tilesAround(route, SURROUNDINGS, { min, max })) {
    let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
    for (let depth = 0; depth < MOST_DIRECTORIES; depth++) {
      const directory = await directories.getDirectory(source, offset, length, header);
      const entry = findTile(directory, zxyToTileId(z, x, y));
      if (!entry) break;
      if (entry.runLength > 0) {
        const { offset, length } = entry;
        ranges.push({ offset: header.tileDataOffset + offset, length, bytes: length });
        break;
      }
      [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
    }
  }
  const address = rangeAddress(header.etag);
  const files = ranges.map(({ offset, length, bytes }) => {
    return { url: rangePath(address, offset, length), bytes };
  });
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

/** What is asked for, and how many bytes of it there are: the file may end before. */
type Range = { offset: number; length: number; bytes: number };

/** Notes what is read through it: header and directories. */
class NotingSource extends VersionedSource {
  constructor(private readonly read: Range[]) {
    super();
  }

  override async getBytes(...asked: Parameters<VersionedSource["getBytes"]>) {
    const answer = await super.getBytes(...asked);
    this.read.push({ offset: asked[0], length: asked[1], bytes: answer.data.byteLength });
    return answer;
  }
}
