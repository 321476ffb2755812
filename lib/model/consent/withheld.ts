/**
 * The placeholder for a story that is not released: constants alone, because the build puts them
 * into the scripts of pages.
 */

/** The address in place of a withheld recording: no player opens it. */
export const WITHHELD_AUDIO = "withheld";

/** The text in place of a withheld story. */
export const NOT_AVAILABLE = "This story is not available.";
