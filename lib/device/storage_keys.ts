/**
 * All keys of the browser's storages. Imports nothing and has no effects, so that every page,
 * script and server route can use it.
 */

/** Local storage: the tour in the player. If present, the player starts with the page. */
export const PLAYER_TOUR_KEY = "player";

/** Local storage: the position in that tour; separate, because it is written every second. */
export const PLAYER_POSITION_KEY = "player-position";

/** Local storage: the volume in percent, kept when the tour changes. */
export const PLAYER_VOLUME_KEY = "player-volume";

/** Local storage: 'off' when a walk gives no cues by sound and speech. */
export const WALK_CUES_KEY = "walk-cues";

/** Local storage: 'on' when the stories of walks are read instead of heard. */
export const WALK_READING_KEY = "walk-reading";

/** Local storage: 'off' when the zones of walks have no ambient sounds. */
export const WALK_AMBIENT_KEY = "walk-ambient";

/** Local storage: 'on' when walks have an audio beacon. */
export const WALK_BEACON_KEY = "walk-beacon";

/** Local storage: the duration and distance of the visitor's last walk. */
export const WALKED_SO_FAR_KEY = "walked-so-far";

/** Local storage: the speed of the player, kept when the tour changes. */
export const PLAYER_RATE_KEY = "player-rate";

/** Local storage: the stories whose listening was counted this year, and listenings to be sent. */
export const COUNTED_KEY = "counted-stories";

/** Local storage: when the sleep timer ends, in ms since 1970, or "story". */
export const SLEEP_KEY = "player-sleep";

/** Local storage: the progress of a visitor without an account in each tour. */
export const DEVICE_PROGRESS_KEY = "device-progress";

/** Local storage: the walk of a signed-in visitor, for pages without a network. */
export const LEFT_WALK_KEY = "left-walk";

/** Local storage: progress of older versions that has not reached the server, the oldest first. */
export const OUTBOX_KEY = "unsent-progress";

/**
 * Local storage: the id of the user of the last page from the network, for saved pages, which are
 * the same for everybody.
 */
export const SIGNED_IN_USER_KEY = "signed-in-user";

/**
 * Local storage, for a moment: the id of a user whose account was deleted here, which informs other
 * tabs.
 */
export const ACCOUNT_DELETED_KEY = "account-deleted";

/** Local storage, followed by a version's id: an archivist's comment, of older versions. */
export const REVIEW_COMMENT_KEY = "review-comment-";

/** IndexedDB: what waits on this device to be sent, of pages and service worker. */
export const WAITING_DATABASE = "waiting";

/** IndexedDB: databases of older versions of the program, moved there when they are first read. */
export const FORM_COPIES_DATABASE = "form-copies";
export const SHARED_FILES_DATABASE = "shared-files";
export const TAKES_DATABASE = "takes";
export const UPLOADS_DATABASE = "uploads";

/** IndexedDB: what an older version of the program has passed to the service worker. */
export const HANDED_OVER_DATABASE = "unsent";

/** Local storage, followed by a user's id: the number of waiting files, of older versions. */
export const WAITING_FILES_PREFIX = "waiting-files:";

/** Local storage: 'true' once the location prompt has been answered. */
export const LOCATION_HANDLED_KEY = "location-permission-handled";

/** Local storage: 'true' when pages may ask for the location by themselves, else 'false'. */
export const LOCATION_GRANTED_KEY = "location-permission-granted";

/**
 * Local storage: the identity token of an older version of the program; exchanged once, then
 * removed.
 */
export const FIREBASE_TOKEN_KEY = "firebase_token";

/**
 * The beginning of the names of locks on copies of tour forms; an id follows. Older versions of the
 * program kept the copies in local storage under these names.
 */
export const FORM_COPY_PREFIX = "archive-form:";

/** Local storage, followed by user, archive and box: a comment, of older versions. */
export const COMMENT_TEXT_PREFIX = "comment-text:";

/** Local storage, followed by a form's id: the report of its import, until the author closes it. */
export const IMPORT_REPORT_PREFIX = "import-report:";

/** Local storage: what an author has said of the columns of tables. */
export const TABLE_COLUMNS_KEY = "table-columns";

/** Local storage: the id of the pupil whose place in a class this device has. */
export const PUPIL_KEY = "pupil";

/** Local storage: the key of a request to join a class, until it is answered. */
export const JOIN_REQUEST_KEY = "join-request";

/** Local storage: the pupil's class as the server last answered it, for pages without a network. */
export const PUPIL_CLASS_KEY = "pupil-class";

/** Local storage, followed by a story's id: a pupil's story, as older versions stored it. */
export const STORY_PREFIX = "pupil-story:";

/** Local storage: the place that was last set in a tour form. */
export const LAST_PLACE_KEY = "last-place";

/**
 * The BroadcastChannel of the sign-in popup; for browsers without it, the key that it writes in
 * local storage.
 */
export const SIGN_IN_CHANNEL = "sign-in";

/** Session storage: the scroll positions of this tab's pages. */
export const SCROLL_POSITIONS_KEY = "scroll-positions";

/** Session storage: set once the splash has been shown. */
export const SPLASH_SEEN_KEY = "splash-seen";

/** Session storage: set once the install banner was dismissed. */
export const INSTALL_DISMISSED_KEY = "install-dismissed";

/**
 * Session storage: set once the visitor was asked to move this device's progress to the account.
 */
export const MERGE_ASKED_KEY = "merge-asked";

/** Session storage: the address that was reloaded after an error, to prevent an endless loop. */
export const RELOADED_KEY = "reloaded-after-error";

/**
 * Session storage: when the page reloaded itself for a missing chunk, in milliseconds since 1970.
 */
export const RELOADED_AT_KEY = "reloaded-for-chunk-at";

/**
 * Session storage: the path, island and index of a button that was tapped when the page reloaded
 * itself.
 */
export const TAP_BEFORE_RELOAD_KEY = "tap-before-reload";

/** Session storage: the id of the form copy to continue with after the page was fetched again. */
export const FORM_RESUME_KEY = "archive-form-resume";

/** Session storage, followed by a story's id: a teacher's comment, of older versions. */
export const CLASS_COMMENT_PREFIX = "class-comment:";

/** Session storage: the tab's id, which marks texts written in it without an account. */
export const TAB_KEY = "tab";

/** Cache storage: the prefix of the caches of kept tours; the tour's id follows. */
export const KEPT_TOUR_CACHE = "kept-tour-";

/** Local storage: 'on' when the ways that authors have found avoid steps. */
export const STEP_FREE_KEY = "step-free-ways";

/** The parts of the form that its author has unfolded: their names, with spaces between. */
export const FORM_PARTS_KEY = "form-parts";

/** Local storage: 'on' when translators see the texts of all stops, instead of one stop's. */
export const ALL_STOPS_KEY = "all-stops";
