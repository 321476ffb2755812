/**
 * How much one account may store, so that none fills the disk of all: with room for a school class
 * that works on one account. How many bytes its files may have is a setting (`USER_QUOTA_MB`), how
 * large a single archive may be stands in `stop_limits.ts` and `lib/store/kv/parts.ts`.
 */

/** Most archives, those included that were deleted within 30 days. */
export const MAX_TOURS = 1000;

/** Most drafts, and most deleted ones that can be restored. */
export const MAX_DRAFTS = 100;

/** Most recordings and pictures. */
export const MAX_FILES = 5000;

/** Most uploads that are not finished. */
export const MAX_UPLOADS = 200;

/** Most sessions: an account of a demo may be everybody's. */
export const MAX_SESSIONS = 1000;

/**
 * Bytes of archives that may be saved at once, and again in the course of a day: each save is kept
 * for 30 days.
 */
export const MAX_SAVED_BYTES_A_DAY = 100_000_000;
