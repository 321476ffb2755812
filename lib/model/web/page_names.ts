/**
 * Names that pages and scripts share: element ids of the server's HTML, and events on `document`.
 * Imports nothing and has no effects, so that every page, script and route can use it.
 */

/**
 * The id of the region that changes from page to page; the rest of the body is the shell, which
 * stays.
 */
export const PAGE_REGION_ID = "page";

/** The attribute of that region on a page from the service worker's cache. */
export const SAVED_PAGE_ATTRIBUTE = "data-saved";

/** The id of the page's `<main>`. */
export const CONTENT_ID = "content";

/** The id of the shell's one `<audio>` element. */
export const PLAYER_AUDIO_ID = "player-audio";

/** Event: the player has a tour for the first time on this page. */
export const PLAYER_NEEDED_EVENT = "player:needed";

/** Event: a walk has begun. */
export const WALK_STARTED_EVENT = "walk:started";

/** Event: the page of the tour that is being walked should show the walk. */
export const WALK_SHOWN_EVENT = "walk:shown";

/** The id of the shell's live region for screen readers during a walk. */
export const WALK_ANNOUNCEMENTS_ID = "walk-announcements";

/** The id of the place below an archive's map for a virtual walk. */
export const VIRTUAL_WALK_ID = "virtual-walk";

/** Event: the first toast on this page. */
export const TOAST_EVENT = "toast";

/** Event: a page could not be loaded; the one before stays. */
export const VISIT_FAILED_EVENT = "visit-failed";

/** The id of the shell's box for alerts. */
export const ALERTS_ID = "alerts";

/** The id of the shell's one dialog for confirmations. */
export const CONFIRM_ID = "confirm";

/** The id of the cover that says 'Loading'. */
export const LOADING_ID = "loading";

/** The id of the form that searches all archives; a region beside it shows the active filters. */
export const ARCHIVE_SEARCH_ID = "archive-search";
export const SEARCH_STATE_ID = "search-state";

/** The ids of the line with the number of archives found, and of the region that shows them. */
export const FOUND_ID = "archives-found";
export const RESULTS_ID = "archive-results";

/** Event: the list shows other archives; `detail` is the query of the page's address. */
export const ARCHIVES_FILTERED_EVENT = "archives:filtered";

/** The id of the title of the stop at `index`, which counts from 0. */
export const stopTitleId = (index: number): string => `stop-${index + 1}-title`;

/** The id of the location prompt, a dialog. */
export const LOCATION_PROMPT_ID = "location-prompt";

/** The id of the install banner. */
export const INSTALL_BANNER_ID = "install-banner";

/** The id of the splash. */
export const SPLASH_ID = "splash";

/** With a page's name after it, the id of the `<template>` that holds the page's skeleton. */
export const SKELETON_PREFIX = "skeleton-";

/** Event: the visitor has just shared the location. */
export const LOCATION_SHARED_EVENT = "location:shared";

/**
 * Cancelable event that asks for the location before a walk. A listener that shows the question
 * cancels it, and calls `detail`, a function, once it is answered.
 */
export const LOCATION_QUESTION_EVENT = "location:question";

/** The header of a page with the revision of the host's own site, for the service worker. */
export const SITE_REVISION_HEADER = "x-site-revision";
