/** The part of the vector tile archive around a route, as files to keep. */
import { createArchive, rangeAddress } from "../../device/map_archive.ts";
import { readMapRanges } from "../../device/map_ranges.ts";
import { tilesAround } from "../../geo/tile_cover.ts";
import type { Position } from "../../model/tour/position.ts";
import type { FileToDownload } from "./download_file.ts";
import { rangePath } from "./range_path.ts";
import { STALLED } from "./stall_watch.ts";

/** The distance around the route in metres. */
const SURROUNDINGS = 500;

/** Stops in order; whether visitors walk from each to the next. */
export type Route = { places: Position[]; isLine: boolean };

/**
 * Header, directories and the tiles of all zooms within 500 m of the route; empty if the server
 * names no version of the archive. Rejects when the archive does not answer.
 */
export async function listMapFiles({ places, isLine }: Route): Promise<FileToDownload[]> {
  const archive = createArchive(STALLED);
  const { minZoom: from, maxZoom: to } = await archive.getHeader();
  const tiles = tilesAround(places, { metres: SURROUNDINGS, from, to, isLine });
  const { etag, ranges } = await readMapRanges(archive, tiles);
  // Without a version, ranges of different versions could be mixed.
  if (!etag) return [];
  return ranges.map(({ first, last }) => {
    return { url: rangePath(rangeAddress(etag), { first, last }), bytes: last - first + 1 };
  });
}
