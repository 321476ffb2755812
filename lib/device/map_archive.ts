/** Reads the archive of vector tiles that the server offers, in byte ranges. */
import { FetchSource, type Header, PMTiles, type RangeResponse } from "pmtiles";
import { MAP_ARCHIVE_PATH } from "../model/web/map_archive.ts";

/** Asks for the ranges of one version at that version's own address, which never changes. */
class VersionedSource extends FetchSource {
  constructor(private readonly patience?: number) {
    super(MAP_ARCHIVE_PATH);
  }

  /** What the reader remembers directories by, whatever the version. */
  override getKey(): string {
    return MAP_ARCHIVE_PATH;
  }

  /** `etag` is that of the header; the header itself is asked for without. */
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
 * The library's reader of the archive that the server offers. With `patience`, in milliseconds, its
 * promises reject with a DOMException "TimeoutError" when a range takes longer.
 */
export const createArchive = (patience?: number): PMTiles =>
  new PMTiles(new VersionedSource(patience));

/** What is read of an archive. */
export type MapArchiveReader = {
  /** The zooms and the box for which there are tiles, and where its directories are. */
  getHeader(): Promise<Header>;
  /** The bytes of a tile, uncompressed; undefined where the archive has none. */
  getZxy(z: number, x: number, y: number, signal?: AbortSignal): Promise<RangeResponse | undefined>;
};

/**
 * A reader that remembers header and directories. Its promises reject when a range does not come;
 * the next call asks again.
 */
export function openMapArchive(): MapArchiveReader {
  let archive = createArchive();
  const read = async <T>(what: (archive: PMTiles) => Promise<T>): Promise<T> => {
    const used = archive;
    try {
      return await what(used);
    } catch (error) {
      // It remembers a directory that did not come as one that never will.
      if (archive === used) archive = createArchive();
      throw error;
    }
  };
  return {
    getHeader: () => read((archive) => archive.getHeader()),
    getZxy: (z, x, y, signal) => read((archive) => archive.getZxy(z, x, y, signal)),
  };
}
