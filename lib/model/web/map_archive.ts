/** The archive of vector tiles, as server and browser agree on it. */

/**
 * Where the archive is served. Byte ranges of one version have the version's ETag, without its
 * quotes, as the query `v`, and never change.
 */
export const MAP_ARCHIVE_PATH = "/map.pmtiles";

/** The longest range that is served at once, in bytes: tiles and directories are far shorter. */
export const LONGEST_MAP_RANGE = 8 * 1024 * 1024;
