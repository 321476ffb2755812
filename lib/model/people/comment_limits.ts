/** The limits of comments. Without zod, because pages use them too. */

/** Most characters of a comment. */
export const MAX_COMMENT = 2000;

/** Most comments of an archive, with the answers to them. */
export const MAX_COMMENTS = 1000;
