/** Local storage: what a visitor has answered about his location. Imports nothing: every page loads it. */

/** 'true' once the prompt has been answered, however. */
export const LOCATION_HANDLED_KEY = "location-permission-handled";

/** 'true' where the location may be asked for unasked. */
export const LOCATION_GRANTED_KEY = "location-permission-granted";
