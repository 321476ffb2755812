/** The names by which the rest of the page finds the player. Imports nothing: every page may load it. */

/** Local storage: the tour in the player. Its presence alone wakes the player on a fresh page. */
export const PLAYER_TOUR_KEY = "player";

/** Local storage: the place in that tour; apart from it, since it is written every second. */
export const PLAYER_POSITION_KEY = "player-position";

/** Local storage: the volume, which outlives the tour. */
export const PLAYER_VOLUME_KEY = "player-volume";

/** The event on `document` that says: the player has a tour for the first time on this page. */
export const PLAYER_NEEDED_EVENT = "player:wanted";

/** The id of the shell's one `<audio>` element. */
export const PLAYER_AUDIO_ID = "player-audio";

/** Local storage: how far a visitor without account has come in each tour. */
export const DEVICE_PROGRESS_KEY = "device-progress";
