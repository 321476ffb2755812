/** The names of all caches of the Cache API, but that of the precache, which Workbox names. */

/** With a build's hash after it: pages of that build, which work with its files alone. */
export const PAGES_PREFIX = "pages-";

/**
 * With a build's hash after it: files of that build that few pages need, and that were loaded, such
 * as letters beyond Latin.
 */
export const FILES_PREFIX = "files-";

/** Pictures of the map that were seen. */
export const MAP_PICTURES = "map-pictures";

/** Pictures of archives that were seen. */
export const ARCHIVE_PICTURES = "archive-pictures";

/** Whether pages were for an account when they came last: nothing of the account itself. */
export const VIEWER = "viewer";
