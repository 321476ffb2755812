/** Rate limits of requests. */

/** So many requests at once, then so many a minute. */
export type RequestLimit = { burst: number; perMinute: number };

/** The classes of requests that are counted by account, across all its sessions. */
export const ACCOUNT_CLASSES = ["look-up", "account data", "write"] as const;

/** One of these classes. */
export type AccountClass = typeof ACCOUNT_CLASSES[number];
