/** How much may be asked for. */

/** So many requests at once, and then so many a minute. */
export type RequestLimit = { burst: number; perMinute: number };

/** The classes of requests that are counted for accounts, wherever these sign in. */
export const ACCOUNT_CLASSES = ["look-up", "account data", "write"] as const;

/** One of them. */
export type AccountClass = typeof ACCOUNT_CLASSES[number];
