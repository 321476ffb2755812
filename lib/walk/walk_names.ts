/** The names by which the rest of the page finds the walk. Imports nothing: every page may load it. */

/** The event on `document` that says: a walk has begun. */
export const WALK_STARTED_EVENT = "walk:started";

/** The id of the shell's region whose text is said to those who do not look. */
export const WALK_ANNOUNCEMENTS_ID = "walk-said";
