/** The oldest supported browsers. In older ones people can still read and listen. */

/** Versions, by the browser names of build tools and MDN's compatibility data. */
export const BASELINE = { safari: "16.4", chrome: "109", firefox: "115" };

/** The id of the sentence that tells users of older browsers why parts of the page are missing. */
export const OLD_BROWSER_ID = "old-browser";
