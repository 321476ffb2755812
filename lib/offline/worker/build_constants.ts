/**
 * What tools/build_worker.ts puts into the service worker while it bundles it; only the worker may
 * import this file.
 */

/** A file that the worker stores; `revision` is null where the address itself has a hash. */
type PrecachedFile = { url: string; revision: string | null };

declare const PRECACHED_FILES: PrecachedFile[];
declare const PAGE_FILES: string[];
declare const BUILD: string;

/** What every page of this build needs without a network. */
export const precachedFiles = PRECACHED_FILES;

/** The script and the style sheet that each page of this build names, and no page of another. */
export const pageFiles = PAGE_FILES;

/** Differs from build to build. */
export const build = BUILD;
