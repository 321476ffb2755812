/** Names in our XLIFF files. */

/** The namespace of versions 2.0 and 2.1. */
export const XLIFF = "urn:oasis:names:tc:xliff:document:2.0";

/** The namespace of the module for metadata. */
export const METADATA = "urn:oasis:names:tc:xliff:metadata:2.0";

/** The category of our metadata. */
export const CATEGORY = "animating-the-archives";

/**
 * The state of a translation whose original is another one since: the segment is "initial" again,
 * and has this `subState` until its state is changed.
 */
export const CHANGED = `${CATEGORY}:changed`;
