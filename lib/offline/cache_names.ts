/** The names of all caches of the Cache API, except the precache, which Workbox names. */

/** Followed by a build's hash: pages of that build, which need its files. */
export const PAGES_PREFIX = "pages-";

/**
 * Followed by a build's hash: loaded files of that build that few pages need, such as letters
 * beyond Latin.
 */
export const FILES_PREFIX = "files-";

/** Pictures of the map that were shown. */
export const MAP_PICTURES = "map-pictures";

/** Pictures of archives that were shown. */
export const ARCHIVE_PICTURES = "archive-pictures";

/** Whether the last pages were for an account; nothing of the account itself. */
export const VIEWER = "viewer";
