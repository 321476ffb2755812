/** Reads tiles of the archive of vector tiles on the server, for maps that are printed. */
import { PMTiles, type RangeResponse, type Source } from "pmtiles";
import { MAP_ARCHIVE_PATH } from "../../model/web/map_archive.ts";
import type { MapArchive } from "../host/map_config.ts";
import { serveMapArchive } from "./map_archive.ts";

/** Time limit for all ranges of one map, in milliseconds. */
const PATIENCE = 5_000;

/** Asks for ranges as a browser does: of a local file, or of the one remote file. */
class ServedSource implements Source {
  constructor(
    private readonly archive: MapArchive,
    private readonly fetcher: typeof fetch,
    private readonly late = AbortSignal.timeout(PATIENCE),
  ) {}

  getKey(): string {
    return MAP_ARCHIVE_PATH;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const request = new Request(`http://localhost${MAP_ARCHIVE_PATH}`, {
      headers: { range: `bytes=${offset}-${offset + length - 1}` },
      signal: this.late,
    });
    const answer = await serveMapArchive(request, this.archive, this.fetcher);
    if (answer?.status !== 206) {
      await answer?.body?.cancel();
      throw new Error(`The map archive answers ${answer?.status ?? 404}`);
    }
    return {
      data: await answer.arrayBuffer(),
      etag: answer.headers.get("etag") ?? undefined,
    };
  }
}

/**
 * The library's reader of the archive, for one map. Its promises reject when a range does not come,
 * and five seconds after this call.
 */
export const openMapTiles = (archive: MapArchive, fetcher: typeof fetch): PMTiles =>
  new PMTiles(new ServedSource(archive, fetcher));
