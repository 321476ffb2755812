/** Checks the archive of vector tiles before the server starts. */
import { ConfigError } from "../../model/web/config_error.ts";
import { warn } from "./log.ts";
import { fetchRange } from "../http/map_archive.ts";
import type { MapArchive } from "./map_config.ts";

/** The length of the header, in bytes (https://github.com/protomaps/PMTiles, spec v3). */
const HEADER = 127;

/** Offsets in the header: the version of the format, and the compression and type of the tiles. */
const [VERSION, DIRECTORY_COMPRESSION, TILE_COMPRESSION, TILE_TYPE] = [7, 97, 98, 99];

/** The compressions that browsers unpack: none and gzip. */
const COMPRESSIONS = [1, 2];

/** The type of Mapbox vector tiles. */
const VECTOR = 1;

/**
 * Throws ConfigError unless `archive` is PMTiles 3 with vector tiles. An unreachable remote archive
 * only causes a warning: maps have no streets until it is back.
 */
export async function checkMapArchive(archive: MapArchive, fetcher: typeof fetch): Promise<void> {
  const header = "path" in archive
    ? await readStart(archive.path)
    : await fetchStart(archive.url, fetcher);
  if (!header) return;
  const name = "path" in archive ? archive.path : archive.url;
  const fail = (what: string) => {
    throw new ConfigError(
      `MAP_PMTILES: ${name} ${what}. It must be a PMTiles archive, version 3, with vector tiles.`,
    );
  };
  if (new TextDecoder().decode(header.subarray(0, VERSION)) !== "PMTiles") fail("is no archive");
  if (header[VERSION] !== 3) fail(`is of version ${header[VERSION]}`);
  if (header.length < HEADER) fail("ends within its header");
  if (header[TILE_TYPE] !== VECTOR) fail("has pictures in it, or tiles of another kind");
  for (const at of [DIRECTORY_COMPRESSION, TILE_COMPRESSION]) {
    if (!COMPRESSIONS.includes(header[at])) fail("is compressed otherwise than by gzip");
  }
}

async function readStart(path: string): Promise<Uint8Array> {
  try {
    using file = await Deno.open(path);
    const start = new Uint8Array(HEADER);
    let length = 0;
    while (length < HEADER) {
      const read = await file.read(start.subarray(length));
      if (read === null) break;
      length += read;
    }
    return start.subarray(0, length);
  } catch (error) {
    throw new ConfigError(
      `MAP_PMTILES: ${path} cannot be read (${(error as Error).message}). Put the file there, ` +
        "or unset the variable to have the pictures of MAP_TILE_URL.",
    );
  }
}

async function fetchStart(url: string, fetcher: typeof fetch): Promise<Uint8Array | undefined> {
  try {
    const answer = await fetchRange(url, `bytes=0-${HEADER - 1}`, fetcher);
    return new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    warn(
      `MAP_PMTILES: ${(error as Error).message}. Maps have no streets until the address answers.`,
    );
  }
}
