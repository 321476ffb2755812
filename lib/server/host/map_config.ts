/** The settings of the maps: raster images of a tile server, or vector tiles of one archive. */
import { z } from "zod";
import { MAP_ARCHIVE_PATH } from "../../model/web/map_archive.ts";

const ARCHIVE = "must be the name of a file in the data folder, such as map.pmtiles, or an https " +
  "address";

/** The variables of the maps. */
export const MapEnv = z.object({
  MAP_TILE_URL: z.string().regex(
    /^https?:\/\/.*\{z\}.*/,
    "must be an http(s) address with {z}, {x} and {y}",
  ).default("https://tile.openstreetmap.org/{z}/{x}/{y}.png"),
  MAP_PMTILES: z.union([
    z.url({ protocol: /^https$/ }).transform((url) => ({ url })),
    z.string().regex(/^(?![a-z][a-z+.-]*:)[^/\\]+(\/[^/\\]+)*$/i).refine(
      (path) => !path.split("/").some((part) => part === "." || part === ".."),
    ).transform((path) => ({ path })),
  ], { error: ARCHIVE }).optional(),
  MAP_ATTRIBUTION: z.string().optional(),
});

const OPENSTREETMAP = "© OpenStreetMap contributors";
const PROTOMAPS = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap ' +
  'contributors</a>, <a href="https://protomaps.com">Protomaps</a>';

/**
 * The map settings for pages. `tileUrl` has {z}, {x}, {y}; with `archiveUrl`, a path of ours, maps
 * are drawn from vector tiles instead. `attribution` is text or HTML.
 */
export type MapConfig = { tileUrl: string; archiveUrl?: string; attribution: string };

/** The source of the archive of vector tiles (PMTiles, version 3), which pages do not get. */
export type MapArchive = { path: string } | { url: string };

/** Makes the settings of the variables; the archive's file is in `dataDir`. */
export function readMapConfig(
  { MAP_TILE_URL, MAP_PMTILES, MAP_ATTRIBUTION }: z.infer<typeof MapEnv>,
  dataDir: string,
): { map: MapConfig; mapArchive?: MapArchive } {
  const tileUrl = MAP_TILE_URL;
  if (!MAP_PMTILES) return { map: { tileUrl, attribution: MAP_ATTRIBUTION ?? OPENSTREETMAP } };
  return {
    map: { tileUrl, archiveUrl: MAP_ARCHIVE_PATH, attribution: MAP_ATTRIBUTION ?? PROTOMAPS },
    mapArchive: "url" in MAP_PMTILES ? MAP_PMTILES : { path: `${dataDir}/${MAP_PMTILES.path}` },
  };
}

/** The hosts that the server must reach to serve the archive. */
export const mapHosts = (archive: MapArchive | undefined): string[] =>
  archive && "url" in archive ? [new URL(archive.url).host] : [];
