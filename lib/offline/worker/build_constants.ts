/**
 * Constants that tools/build_worker.ts puts into the service worker's bundle; only the worker may
 * import this file.
 */

/** A file that the worker stores; `revision` is null if the address itself has a hash. */
type PrecachedFile = { url: string; revision: string | null };

declare const PRECACHED_FILES: PrecachedFile[];
declare const PAGE_FILES: string[];
declare const BUILD: string;

/** The files that every page of this build needs without a network. */
export const precachedFiles = PRECACHED_FILES;

/** The script and the style sheet named by each page of this build, and by no other build's. */
export const pageFiles = PAGE_FILES;

/** Differs from build to build. */
export const build = BUILD;
