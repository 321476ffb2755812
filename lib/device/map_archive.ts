/** Reads the server's archive of vector tiles in byte ranges. */
import { FetchSource, type Header, PMTiles, type RangeResponse } from "pmtiles";
import { MAP_ARCHIVE_PATH } from "../model/web/map_archive.ts";

/** Requests the ranges of one version at that version's own address, which never changes. */
class VersionedSource extends FetchSource {
  constructor(private readonly patience?: number) {
    super(MAP_ARCHIVE_PATH);
    // Through Chromium's cache a request waits, up to 20 seconds on a busy device, for another one
    // of the same file, such as one by the map on the page. With this, the library sends
    // `no-store`.
    this.chromeWindowsNoCache = patience !== undefined;
  }

  /** The reader's cache key for directories, whatever the version. */
  override getKey(): string {
    return MAP_ARCHIVE_PATH;
  }

  /** `etag` is that of the header, which is itself requested without one. */
  override getBytes(
    offset: number,
    length: number,
    signal?: AbortSignal,
    etag?: string,
  ): Promise<RangeResponse> {
    this.url = rangeAddress(etag);
    const limited = this.patience ? AbortSignal.timeout(this.patience) : undefined;
    return super.getBytes(offset, length, signal ?? limited, etag);
  }
}

/** The address of the ranges of the version whose ETag is `etag`; without it, of the newest. */
export const rangeAddress = (etag: string | undefined): string =>
  etag === undefined
    ? MAP_ARCHIVE_PATH
    : `${MAP_ARCHIVE_PATH}?v=${encodeURIComponent(etag.slice(1, -1))}`;

/**
 * The library's reader of the server's archive. With `patience`, in milliseconds, its promises
 * reject with a DOMException "TimeoutError" when a range takes longer, and it goes past the
 * browser's cache.
 */
export const createArchive = (patience?: number): PMTiles =>
  new PMTiles(new VersionedSource(patience));

/** The reader's functions. */
export type MapArchiveReader = {
  /** The zooms and the box with tiles, and where the directories are. */
  getHeader(): Promise<Header>;
  /** The bytes of a tile, uncompressed; undefined for a missing one. */
  getZxy(z: number, x: number, y: number, signal?: AbortSignal): Promise<RangeResponse | undefined>;
};

/**
 * A reader with a cache of header and directories. Its promises reject when a range does not come,
 * with `patience` (see `createArchive`) also when it is slow; the next call tries again.
 */
export function openMapArchive(patience?: number): MapArchiveReader {
  let archive = createArchive(patience);
  const read = async <T>(what: (archive: PMTiles) => Promise<T>): Promise<T> => {
    const used = archive;
    try {
      return await what(used);
    } catch (error) {
      // The library would cache the failure of a directory for ever.
      if (archive === used) archive = createArchive(patience);
      throw error;
    }
  };
  return {
    getHeader: () => read((archive) => archive.getHeader()),
    getZxy: (z, x, y, signal) => read((archive) => archive.getZxy(z, x, y, signal)),
  };
}
