/** The archive of vector tiles: constants for server and browser. */

/**
 * The address of the archive. Byte ranges with the version's ETag (without its quotes) as the query
 * `v` never change.
 */
export const MAP_ARCHIVE_PATH = "/map.pmtiles";

/** The longest range that is served at once, in bytes; tiles and directories are far shorter. */
export const LONGEST_MAP_RANGE = 8 * 1024 * 1024;
