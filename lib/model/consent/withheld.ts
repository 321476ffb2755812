/**
 * What visitors get in place of a story that is not released: constants alone, which the build sets
 * into the scripts of pages.
 */

/** The address of a recording that visitors do not get: no player opens it. */
export const WITHHELD_AUDIO = "withheld";

/** What is said in place of a story that is not released. */
export const NOT_AVAILABLE = "This story is not available.";
