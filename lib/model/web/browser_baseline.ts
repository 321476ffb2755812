/** The oldest browsers in which everything works; in older ones people read and listen. */

/** Versions by the names that build tools and MDN's compatibility data have for the browsers. */
export const BASELINE = { safari: "16.4", chrome: "109", firefox: "115" };

/** The id of the sentence that says in an older browser why parts of the page are missing. */
export const OLD_BROWSER_ID = "old-browser";
