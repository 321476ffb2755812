/**
 * All keys under which the program stores something in the browser. Imports nothing and touches
 * nothing, so that every page, script and server route may take them from here.
 */

/** Local storage: the tour in the player. Its presence alone wakes the player on a fresh page. */
export const PLAYER_TOUR_KEY = "player";

/** Local storage: the position in that tour; apart from it, since it is written every second. */
export const PLAYER_POSITION_KEY = "player-position";

/** Local storage: the volume in percent, which outlives the tour. */
export const PLAYER_VOLUME_KEY = "player-volume";

/** Local storage: 'off' where a walk gives no cues by sound and speech. */
export const WALK_CUES_KEY = "walk-cues";

/** Local storage: 'on' where the stories of walks are read instead of heard. */
export const WALK_READING_KEY = "walk-reading";

/** Local storage: how long and how far the visitor has walked in the tour walked last. */
export const WALKED_SO_FAR_KEY = "walked-so-far";

/** Local storage: the speed of the player, which outlives the tour. */
export const PLAYER_RATE_KEY = "player-rate";

/** Local storage: when the player falls asleep, in ms since 1970, or "story". */
export const SLEEP_KEY = "player-sleep";

/** Local storage: how far a visitor without account has come in each tour. */
export const DEVICE_PROGRESS_KEY = "device-progress";

/** Local storage: the walk that a signed-in visitor is on, for pages without a network. */
export const LEFT_WALK_KEY = "left-walk";

/** Local storage: progress that has not reached the server yet, the oldest first. */
export const OUTBOX_KEY = "unsent-progress";

/**
 * Local storage: the id of who was signed in on the last page from the network, for saved pages,
 * which are the same for everybody.
 */
export const SIGNED_IN_USER_KEY = "signed-in-user";

/**
 * Local storage, for a moment: the id of a user whose account was deleted here, by which other tabs
 * hear of it.
 */
export const ACCOUNT_DELETED_KEY = "account-deleted";

/** IndexedDB: the database in which pages and service worker share what is handed over. */
export const HANDED_OVER_DATABASE = "unsent";

/** IndexedDB: recordings and pictures until they are sent. */
export const UPLOADS_DATABASE = "uploads";

/** IndexedDB: what was recorded in forms, until a stop uses it. */
export const TAKES_DATABASE = "takes";

/** Local storage: with a user's id after it, how many of those wait; without, of nobody yet. */
export const WAITING_FILES_PREFIX = "waiting-files:";

/** Local storage: 'true' once the location prompt has been answered, however. */
export const LOCATION_HANDLED_KEY = "location-permission-handled";

/** Local storage: 'true' where pages may ask for the location by themselves, else 'false'. */
export const LOCATION_GRANTED_KEY = "location-permission-granted";

/**
 * Local storage: the identity token of an older version of the program; exchanged once, then
 * removed.
 */
export const FIREBASE_TOKEN_KEY = "firebase_token";

/** Local storage: with a copy's id after it, what is being written in a tour form. */
export const FORM_COPY_PREFIX = "archive-form:";

/** Local storage: where somebody has set a place in a tour form last. */
export const LAST_PLACE_KEY = "last-place";

/**
 * The BroadcastChannel of the sign-in popup; where there is none, the key in local storage that it
 * writes.
 */
export const SIGN_IN_CHANNEL = "sign-in";

/** Session storage: how far the pages of this tab are scrolled. */
export const SCROLL_POSITIONS_KEY = "scroll-positions";

/** Session storage: set once the splash has been shown. */
export const SPLASH_SEEN_KEY = "splash-seen";

/** Session storage: set once somebody has dismissed the install banner. */
export const INSTALL_DISMISSED_KEY = "install-dismissed";

/**
 * Session storage: set once the visitor was asked whether the account takes over this device's
 * progress.
 */
export const MERGE_ASKED_KEY = "merge-asked";

/**
 * Session storage: the address that was reloaded after an error, so that it is not reloaded for
 * ever.
 */
export const RELOADED_KEY = "reloaded-after-error";

/**
 * Session storage: when the page reloaded itself for a missing chunk, in milliseconds since 1970.
 */
export const RELOADED_AT_KEY = "reloaded-for-chunk-at";

/**
 * Session storage: the path, the island and the index of a button that was tapped when the page
 * reloaded itself.
 */
export const TAP_BEFORE_RELOAD_KEY = "tap-before-reload";

/** Session storage: the id of the form copy to go on with after the page has been fetched anew. */
export const FORM_RESUME_KEY = "archive-form-resume";

/**
 * Session storage: an id of the tab, by which it knows what was written in it without an account.
 */
export const TAB_KEY = "tab";

/** Cache storage: what the names of the caches of kept tours begin with; the tour's id follows. */
export const KEPT_TOUR_CACHE = "kept-tour-";
