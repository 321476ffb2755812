/**
 * Names that pages and scripts share: element ids that the server renders, and events on
 * `document`. Imports nothing and touches nothing, so that every page, script and server route may
 * take them from here.
 */

/**
 * The id of the region that changes from page to page; the rest of the body is the shell, which
 * stays.
 */
export const PAGE_REGION_ID = "page";

/** The attribute of that region on a page that the service worker had saved. */
export const SAVED_PAGE_ATTRIBUTE = "data-saved";

/** The id of the page's `<main>`. */
export const CONTENT_ID = "content";

/** The id of the shell's one `<audio>` element. */
export const PLAYER_AUDIO_ID = "player-audio";

/** The event that says: the player has a tour for the first time on this page. */
export const PLAYER_NEEDED_EVENT = "player:needed";

/** The event that says: a walk has begun. */
export const WALK_STARTED_EVENT = "walk:started";

/** The event that says: the page of a tour that is being walked is to show the walk. */
export const WALK_SHOWN_EVENT = "walk:shown";

/** The id of the shell's region whose text screen readers say during a walk. */
export const WALK_ANNOUNCEMENTS_ID = "walk-announcements";

/** The event that says: there is a toast for the first time on this page. */
export const TOAST_EVENT = "toast";

/** The event that says: a page that was asked for does not come, and the one before stays. */
export const VISIT_FAILED_EVENT = "visit-failed";

/** The id of the shell's box for alerts. */
export const ALERTS_ID = "alerts";

/** The id of the shell's one dialog for confirmations. */
export const CONFIRM_ID = "confirm";

/** The id of the cover that says 'Loading'. */
export const LOADING_ID = "loading";

/** The id of the form that searches all archives; a region beside it holds what it has set. */
export const ARCHIVE_SEARCH_ID = "archive-search";
export const SEARCH_STATE_ID = "search-state";

/** The id of the line that says how many archives were found, and of the region that shows them. */
export const FOUND_ID = "archives-found";
export const RESULTS_ID = "archive-results";

/**
 * The event that says: other archives are shown; its `detail` is the query of the page's address.
 */
export const ARCHIVES_FILTERED_EVENT = "archives:filtered";

/** The id of the location prompt, a dialog. */
export const LOCATION_PROMPT_ID = "location-prompt";

/** The id of the install banner. */
export const INSTALL_BANNER_ID = "install-banner";

/** The id of the splash. */
export const SPLASH_ID = "splash";

/** With a page's name after it, the id of the `<template>` that holds the page's skeleton. */
export const SKELETON_PREFIX = "skeleton-";

/** The event that says: the visitor has just shared the location. */
export const LOCATION_SHARED_EVENT = "location:shared";

/**
 * The cancelable event that asks for the location before a walk: who cancels it has shown the
 * question, and calls its `detail`, a function, once it is answered.
 */
export const LOCATION_QUESTION_EVENT = "location:question";
